/** Eyes, brows, noses and mouths: any goes with any other. */
import { INK } from '../tools/ink.ts';
import { hatch, swell } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';

type Feature = (p: Plate, color: string) => unknown;
/** Keeps the names of a table for the compiler. */
const features = <K extends string>(table: Readonly<Record<K, Feature>>): Readonly<Record<K, Feature>> =>
  table;

const white = (p: Plate): Plate =>
  p
    .fill('M85 119Q92 111 101 118Q94 124 85 119Z', '#fdf8ea')
    .fill('M113 119.5Q124 110 138 119Q126 127 113 119.5Z', '#fdf8ea');
const iris = (p: Plate, x: number, y: number, r: number): Plate =>
  p.dot(x, y, r).dot(x - r * 0.35, y - r * 0.4, r * 0.32, '#fdf8ea');
const lids = (p: Plate, a: string, b: string, w: number): Plate => p.line(a, w).line(b, w);
const under = (p: Plate): Plate =>
  p.line('M89 123.5Q94 125.5 99 122.5', 1.4).line('M117 125Q126 127.5 135 123.5', 1.4);

export const EYES = features({
  /** Of the drowned and the hanged. */
  hollow: (p) =>
    p
      .fill('M84 112C88 105 98 107 101 114C101 122 95 127 89 125C85 122 83 117 84 112Z')
      .fill('M111 114C114 105 130 103 139 111C141 120 134 128 124 127C116 127 111 121 111 114Z')
      .dot(93.5, 117, 2.8, '#f1eed4')
      .dot(124.5, 117, 3.2, '#f1eed4'),
  shut: (p) =>
    p
      .line('M85 119Q93 125 101 119', 2.6)
      .line('M113 120Q125 127.5 138 119', 3)
      .line('M88 123L86 126M135 124L138 127', 1.5),
  calm: (p) => {
    white(p);
    iris(p, 92.5, 118.6, 3.7);
    iris(p, 124, 119, 4.2);
    lids(p, 'M85 118Q91 111 101 117', 'M113 119Q124 109.5 138 118.5', 3);
    under(p);
  },
  sharp: (p) => {
    white(p);
    iris(p, 92, 118.4, 3.5);
    iris(p, 123, 118.6, 4);
    lids(p, 'M84 115.5Q91 112.5 101 118.5', 'M113 119.5Q123 111 139 115.5', 3.3);
    under(p);
  },
  wide: (p) => {
    p.fill('M85 119Q92 109 101 118Q94 126 85 119Z', '#fdf8ea').fill(
      'M113 119Q124 107 138 119Q126 128 113 119Z',
      '#fdf8ea',
    );
    iris(p, 93, 118.4, 4.3);
    iris(p, 124.5, 118.6, 5);
    lids(p, 'M85 118Q92 108.5 101 117', 'M112 119Q124 106.5 138.5 118', 3.1);
    p.line('M88 123Q94 126 99 122', 1.5).line('M117 124.5Q126 128 135 123', 1.5);
  },
  hooded: (p) => {
    white(p);
    iris(p, 92, 119.6, 3.5);
    iris(p, 124, 120, 4);
    p.fill('M83 116Q91 110 102 117Q92 116 83 119Z').fill('M112 118Q124 107 140 117Q126 115 112 121Z');
    under(p);
  },
  laugh: (p) => {
    lids(p, 'M85 120Q92 112 101 119', 'M113 121Q124 111 139 119', 3.4);
    iris(p, 93, 119, 3.1);
    iris(p, 125, 119.4, 3.5);
    p.line('M87 124Q93 121.5 99 124', 1.7)
      .line('M116 125.5Q126 122 136 124.5', 1.7)
      .line('M143 113L149 110M143.5 119L151 119M143 124L149 127', 1.7);
  },
});
export const BROWS = features({
  calm: (p, c) =>
    p.fill(swell(83, 109, 92, 102, 102, 107, 3.2), c).fill(swell(112, 107, 125, 98, 143, 108, 3.8), c),
  thick: (p, c) =>
    p.fill(swell(81, 110, 92, 102, 104, 109, 5.4), c).fill(swell(110, 109, 125, 97, 146, 109, 6.4), c),
  stern: (p, c) =>
    p.fill(swell(82, 106, 93, 104, 105, 112, 4.6), c).fill(swell(110, 112, 125, 101, 145, 104, 5.4), c),
  arch: (p, c) =>
    p.fill(swell(83, 107, 91, 97, 102, 106, 2.6), c).fill(swell(112, 105, 126, 92, 143, 107, 3), c),
  sly: (p, c) =>
    p.fill(swell(82, 111, 92, 107, 103, 111, 4), c).fill(swell(111, 106, 127, 92, 145, 105, 4.6), c),
});
export const NOSES = features({
  straight: (p) =>
    p
      .line('M102 112C100 122 94 134 91.5 140C91.5 144.5 97 146.5 103 145.5', 2.5)
      .line('M107 139Q111.5 142.5 107.5 147', 2)
      .fill(hatch([109, 118], [108, 138], [102, 120], [99, 138], 6, 2, 1, 8)),
  hooked: (p) =>
    p
      .line('M97 123C93 129 89 133 87.5 139C87 144.5 93 148 101 146.5', 2.4)
      .line('M106 138Q111.5 142 107 147.5', 2.1)
      .fill(hatch([109, 116], [107, 138], [101, 118], [97, 138], 7, 2.1, 1, 8)),
  button: (p) =>
    p
      .line('M102 116C101 124 97 131 94 137C92 141.5 95 145.5 102 145', 2.3)
      .line('M106 139Q110 142 106.5 146', 1.9)
      .fill(hatch([107, 128], [107, 140], [101, 129], [99, 140], 4, 1.8, 1, 8)),
  broad: (p, skin) =>
    p
      .mass(
        'M100 118C97 128 88 134 86 141C85 148 92 151 99 149C105 152 115 150 115 142C114 136 108 130 108 118',
        skin,
        { w: 2.3, dx: 0.6, dy: 0.8 },
      )
      .fill(skin ? 'M99 112H109V122H99Z' : '', skin)
      .line('M101 112C100 116 100 118 99.5 121', 2.2)
      .fill(hatch([115, 128], [113, 147], [105, 126], [103, 145], 6, 2.2, 1, 8))
      .line('M96 149Q99 146 103 149', 2),
  snub: (p, skin) =>
    p
      .mass(
        'M102 122C99 129 90 132 88 138C87 144 93 147 99 145.5C104 148 113 147 113 140C112 134 108 130 108 122',
        skin,
        { w: 1.6, dx: 0.6, dy: 0.8 },
      )
      .fill('M101.5 118H108.5V125H101Z', skin)
      .line('M103 116C102.5 119 102 121 101.5 124', 1.8)
      .fill(hatch([113, 131], [111, 145], [105, 130], [103, 143], 5, 1.9, 1, 8))
      .line('M96 145.5Q99 143 103 145.5', 1.7),
  great: (p, skin) =>
    p
      .mass(
        'M101 114C98 122 84 126 80 137C77 148 86 155 96 152C103 156 116 153 116 142C116 133 109 127 109 114',
        skin,
        { w: 2.4, dx: 0.8, dy: 1 },
      )
      .fill('M101 108H110V119H100Z', skin)
      .line('M102 109C101.5 113 101 115 100 118', 2.3)
      .fill(hatch([116, 128], [114, 150], [104, 124], [102, 150], 8, 2.5, 1, 8))
      .line('M94 152Q98 147.5 103 152', 2.2)
      .fill(swell(84, 138, 86, 132, 92, 131, 1.2), '#fdf8ea'),
});
export const MOUTHS = features({
  growl: (p) => p.fill(swell(86, 162, 104, 155, 124, 159, 2.2)).line('M124 155Q128.5 159 126 165', 2),
  /** Long teeth in a dark mouth. */
  gape: (p) =>
    p
      .fill('M92 154Q103 148 118 153Q118 168 105 172Q94 168 92 154Z')
      .line('M97 154V158M103 152V157M110 152V157', 2.2, '#dfe3c8'),
  gasp: (p) => p.fill('M95 156Q104 151 114 155Q113 167 105 168Q97 166 95 156Z'),
  /** Wide open, on a note. */
  sing: (p) =>
    p
      .fill('M93 154Q104 146 117 152Q121 168 107 175Q94 171 93 154Z')
      .fill('M98 168Q106 162 114 166Q111 173 106 173Q101 172 98 168Z', '#b5564a')
      .fill('M97 154Q105 150 114 153Q105 156 97 154Z', '#fdf8ea'),
  firm: (p) =>
    p.fill(swell(92, 156, 103, 153.5, 118, 155, 1.7)).fill(swell(98, 163, 104, 166, 111, 162.5, 0.9)),
  thin: (p) =>
    p
      .fill(swell(92, 157, 104, 153, 119, 154, 1.3))
      .line('M119 151.5Q121.5 154 119.5 157.5', 1.6)
      .fill(swell(98, 163.5, 104, 166, 111, 162.5, 0.8)),
  wry: (p) =>
    p
      .fill(swell(92, 157.5, 104, 158, 119, 151.5, 1.4))
      .line('M119 148.5Q122.5 151 121 155.5', 1.6)
      .fill(swell(99, 164.5, 104, 166.5, 110, 163.5, 0.8)),
  smile: (p) =>
    p
      .fill(swell(90, 153.5, 103, 162, 120, 152.5, 1.8))
      .line('M120 149.5Q123 152.5 121 156.5', 1.7)
      .line('M99 166Q104 168 109 165.5', 1.8),
  full: (p, c) =>
    p
      .raw(
        `<path d="M93 155Q98 150.5 102.5 153Q107 150 116 154.5Q108 163.5 102 163Q96 162 93 155Z" fill="${c}" stroke="${INK}" stroke-width="1.5"/>`,
      )
      .fill(swell(92, 155.5, 103, 156.5, 118, 154.5, 1.4)),
  grin: (p) =>
    p
      .raw(
        `<path d="M88 154Q104 160 124 150Q120 166 104 168Q93 167 88 154Z" fill="${INK}"/><path d="M91 156Q105 160.5 121 153Q119 158 104 161.5Q95 161.5 91 156Z" fill="#fdf8ea"/>`,
      )
      .line('M124 146.5Q128.5 150 126 156', 2)
      .line('M97 158V161M104 159V162M111 157.5V160.5', 1.1),
  smirk: (p) =>
    p
      .fill(swell(91, 157, 104, 160, 121, 150.5, 1.9))
      .line('M121 147Q125.5 150 123 155', 2)
      .line('M98 165.5Q104 167 109 164.5', 1.7),
});
