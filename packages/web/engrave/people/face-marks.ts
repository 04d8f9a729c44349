/** What a life leaves on a face: freckles, wrinkles, scars, spectacles, tusks. Drawn after its features, in the head's own box. */
import { INK, WASH } from '../tools/ink.ts';
import { hatch, swell } from '../tools/lines.ts';
import { tuples } from '../tools/points.ts';
import type { Plate } from '../tools/plate.ts';

const dots = (p: Plate, list: string, r: number, color: string): void => {
  for (const [x, y] of tuples(2, list)) p.dot(x, y, r, color);
};

export const MARKS = {
  freckles: (p: Plate) =>
    dots(p, '86 134, 91 131, 88 139, 113 133, 119 136, 115 139, 124 133, 128 138, 121 142', 1.1, '#a85f3a'),
  'few-freckles': (p: Plate) => dots(p, '84 136, 88 140, 122 140, 128 136, 132 142', 1.2, '#a55b38'),
  wrinkles(p: Plate) {
    p.line('M88 146C86 151 86 155 88 160M114 143C120 148 122 153 121 160', 1.8)
      .line('M141 116L149 112M141.5 120L151 120M141 124L149 128', 1.5)
      .line('M92 94Q104 89 118 92M90 101Q106 95 128 98', 1.5)
      .line('M117 129Q126 132 135 128M88 127Q93 130 98 127', 1.4)
      .fill(hatch([126, 172], [112, 176], [120, 166], [110, 170], 4, 1.8, 0, 3));
  },
  lines(p: Plate) {
    p.line('M88 148C86 152 86 156 88 160M115 144C120 149 121.5 154 120.5 160', 1.6)
      .line('M141 116L147 113M141.5 121L148 122', 1.3)
      .line('M117 129Q126 132 134 128', 1.2)
      .line('M94 97Q105 93 118 95', 1.2);
  },
  'brow-line': (p: Plate) => void p.line('M92 92Q104 87 118 90', 1.7),
  dimple: (p: Plate) => void p.line('M80 146C77 151 77 156 80 160', 1.8),
  'scar-on-cheek': (p: Plate) =>
    void p.line('M136 128L146 148', 1.7).line('M136 134L142 131M140 142L146 139', 1.2),
  'scar-through-brow': (p: Plate) =>
    void p.line('M130 96L140 130', 2).line('M129 104L137 101M133 116L141 113', 1.4),
  'scar-on-temple': (p: Plate) =>
    void p
      .line('M140 128L150 140M146 124L154 134', 1.6)
      .line('M136 92L146 112', 2.2)
      .line('M134 98L142 95M138 106L146 102', 1.3),
  cut: (p: Plate) => void p.line('M134 126L142 136M138 124L144 132', 1.6),
  'split-lip': (p: Plate) =>
    void p.line('M98 150L101 158L97 168', 2.2).line('M96 148L99 150M102 160L106 162M95 164L99 166', 1.4),
  tusks: (p: Plate) =>
    void p
      .mass('M86 164C84 154 86 146 90 142C93 148 95 156 94 164Z', WASH.white, { w: 1.5, dx: 0.7, dy: 0.7 })
      .mass('M116 162C116 152 120 144 124 141C126 148 126 156 124 163Z', WASH.white, {
        w: 1.5,
        dx: 0.7,
        dy: 0.7,
      }),
  spectacles: (p: Plate) =>
    void p
      .raw(
        '<g class="m l" stroke-width="2.8"><ellipse cx="90.5" cy="122" rx="11.5" ry="12"/><ellipse cx="125" cy="122.5" rx="15.500" ry="13.5"/></g>',
      )
      .line('M102 119.5Q106 115.5 109.5 119.5M140 119L157 113', 2.5),
  patch: (p: Plate) =>
    void p
      .fill('M109 112Q124 104 142 111Q142 124 128 131Q112 128 109 112Z')
      .line('M80 98Q98 100 112 112M140 112L160 104', 2.6)
      .fill(swell(115, 114, 124, 110, 134, 113, 1), '#b7a98c'),
  soot: (p: Plate) =>
    void p
      .fill(hatch([96, 128], [86, 140], [102, 134], [94, 146], 5, 2, 0, 2))
      .fill(hatch([134, 130], [120, 146], [144, 138], [132, 152], 7, 2.2, 0, 4))
      .dot(110, 98, 2.2, '#6b5a48')
      .dot(116, 95, 1.6, '#6b5a48'),
  stubble: (p: Plate) =>
    dots(
      p,
      '94 166, 99 170, 105 172, 111 172, 117 170, 123 167, 129 163, 134 158, 139 152, 102 166, 108 168, 114 166, 120 163, 127 158, 133 152, 90 160',
      1,
      '#5d4634',
    ),
  mole: (p: Plate) => void p.dot(129, 147, 2.1, INK),
} as const satisfies Readonly<Record<string, (p: Plate) => void>>;

export type Mark = keyof typeof MARKS;
