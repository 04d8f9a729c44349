/** Heads and ears. The face is turned a little to the left. Lines that all parts share: brow 107, eyes 118, nose tip 141, mouth 155, chin 176. */
import { WASH } from '../tools/ink.ts';
import { hatch, taper } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';

export const HEADS = {
  oval: 'M80 98C79 106 82 111 83 116C82 124 79 130 81 139C83 152 89 163 98 171C104 177 113 178 121 174C135 167 149 155 154 139C158 128 158 112 157 100C156 76 141 60 118 60C95 60 81 76 80 98Z',
  lean: 'M81 98C80 106 83 111 84 116C82 123 80 128 82 136C84 150 90 165 98 175C103 180 112 181 119 177C132 169 146 157 151 140C156 128 157 112 156 100C155 76 141 60 118 60C96 60 82 76 81 98Z',
  broad:
    'M74 98C73 106 76 111 78 116C75 124 72 131 74 142C76 157 84 168 95 175C104 180 116 180 126 176C143 168 158 156 162 139C165 128 164 112 163 100C161 75 143 60 118 60C92 60 75 76 74 98Z',
  round:
    'M78 98C77 106 80 111 81 116C78 124 76 132 78 141C81 154 88 164 98 170C105 174 114 174 122 171C137 165 151 154 156 139C159 128 159 112 158 100C157 76 142 60 118 60C94 60 79 76 78 98Z',
  orc: 'M72 94C70 104 74 110 76 115C72 124 68 132 70 143C72 160 82 174 96 181C106 186 120 186 130 181C148 172 162 158 165 139C168 126 166 110 164 96C160 70 142 58 118 58C92 58 74 72 72 94Z',
  framed:
    'M84 94C82 106 84 111 85 116C83 124 81 131 83 139C85 152 91 163 99 170C105 175 113 176 120 173C133 166 145 155 149 139C152 126 152 108 150 94C136 84 98 84 84 94Z',
} as const;
export type HeadKind = keyof typeof HEADS;

const COLUMN = 'M100 162L98 214L152 214L148 146Z';
const THICK_COLUMN = 'M96 150L86 222H168L160 140Z';

export function drawNeck(p: Plate, kind: HeadKind, skin: string): void {
  if (kind === 'orc')
    p.mass(THICK_COLUMN, skin)
      .inside(THICK_COLUMN, 'M92 160C112 192 144 182 166 136V172C150 196 122 208 88 190Z')
      .inside(THICK_COLUMN, hatch([168, 176], [170, 218], [128, 190], [122, 220], 9, 2.6, -3, 4));
  else
    p.mass(COLUMN, skin)
      .inside(COLUMN, 'M96 158C110 186 138 178 154 138V172C146 188 122 200 98 184Z')
      .inside(COLUMN, hatch([154, 174], [154, 212], [118, 188], [112, 214], 9, 2.6, -3, 4));
}

export interface Shaping {
  /** Light hatching, for the young; no hatching on the cheek; how far the hatching reaches into the face. */
  readonly soft?: boolean;
  readonly cheek?: boolean;
  readonly dark?: number;
  readonly seed?: number;
}

/** The head, hatched from the temple down the jaw on the side away from the light. */
export function drawHead(p: Plate, kind: HeadKind, skin: string, shaping: Shaping): void {
  const { soft = false, cheek = !soft, dark = 1, seed = 3 } = shaping;
  const d = HEADS[kind];
  const right = kind === 'broad' || kind === 'orc' ? 164 : kind === 'framed' ? 152 : 158;
  p.mass(d, skin);
  p.inside(
    d,
    soft
      ? hatch([right, 100], [right - 10, 160], [right - 17, 106], [right - 24, 158], 13, 2, 3, seed) +
          hatch([150, 162], [122, 178], [140, 154], [118, 170], 7, 1.9, 2, seed + 1)
      : hatch(
          [right, 96],
          [right - 12, 160],
          [right - 21 * dark, 104],
          [right - 34 * dark, 160],
          16,
          2.4,
          4,
          seed,
        ) + hatch([150, 160], [112, 178], [134, 152], [106, 166], 10, 2.1, 2, seed + 1),
  );
  if (cheek) p.inside(d, hatch([142, 140], [128, 160], [126, 136], [116, 152], 6, 1.9, 3, seed + 2));
}

export interface Ear {
  readonly pointed?: boolean;
  readonly big?: number;
  readonly x?: number;
  readonly y?: number;
  readonly ring?: boolean;
  /** The far one shows, too. */
  readonly far?: boolean;
  /** Drawn over the hair, as those of elves. */
  readonly over?: boolean;
}

export function drawFarEar(p: Plate, skin: string): void {
  p.mass('M80 116C68 104 56 100 48 102C52 116 62 134 80 138Z', skin).line(
    'M74 120C66 112 60 110 56 110',
    1.8,
  );
}

export function drawEar(
  p: Plate,
  skin: string,
  { x = 0, y = 0, big = 1, pointed = false, ring = false }: Ear,
): void {
  const d = pointed
    ? 'M152 112C158 102 170 92 180 84C181 98 176 118 166 132C160 138 153 136 152 130Z'
    : 'M152 112C158 102 169 105 169 117C169 128 162 138 155 137Z';
  p.group(`translate(${x} ${y}) translate(152 122) scale(${big}) translate(-152 -122)`, () => {
    p.mass(d, skin)
      .fill(taper(166, 112, 156, 112, 157, 130, 3))
      .line('M157 116C161 114 163 118 159 126', 1.6);
    if (ring) p.ring(160, 139, 4.6, 1.6, WASH.gold);
  });
}
