/** Beards and moustaches. */
import { hatch, swell } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import { points, tuples } from '../tools/points.ts';
import { INK, mixed } from '../tools/ink.ts';
import { wearables } from './wear.ts';

export const BEARDS = wearables({
  'full-beard': {
    washes: ['chestnut'],
    face(p, { main, skin }) {
      const beard =
        'M82 140C86 150 88 150 92 150C98 148 108 148 114 149C124 148 132 150 140 146C148 142 152 134 154 126C158 146 150 166 136 176C126 188 112 196 102 188C90 178 83 160 82 140Z';
      p.mass(beard, main, { w: 2 });
      p.inside(
        beard,
        hatch([154, 130], [112, 194], [134, 148], [104, 176], 14, 3.2, 4, 7) +
          hatch([84, 150], [98, 184], [92, 152], [104, 172], 6, 2, -2, 6),
      );
      p.fill('M94 158Q103 156 114 157Q110 164 103 164Q97 163 94 158Z', skin);
    },
  },
  'great-beard': {
    washes: ['black'],
    face(p, { main, skin }) {
      const beard =
        'M74 134C78 146 82 150 90 150C94 147 99 146 103 148C108 145 116 146 122 150C136 152 150 146 156 128C160 122 163 118 164 112C170 142 160 174 140 188C124 204 104 202 92 190C80 178 73 156 74 134Z';
      p.mass(beard, main, { w: 2 });
      p.inside(
        beard,
        swell(84, 156, 88, 174, 98, 186, 1.2) +
          swell(92, 164, 96, 178, 106, 190, 1.2) +
          swell(124, 158, 124, 176, 116, 192, 1.3) +
          swell(136, 154, 136, 172, 126, 188, 1.3) +
          swell(148, 146, 148, 164, 138, 180, 1.3) +
          swell(158, 130, 158, 148, 150, 164, 1.2) +
          swell(110, 168, 110, 182, 108, 192, 1.2),
        '',
        '#c9bda2',
      );
      p.fill('M90 155Q103 151 118 154Q112 165 103 165Q95 164 90 155Z', skin);
      p.fill(swell(91, 157, 104, 163, 118, 155.5, 1.9));
      p.fill(
        'M103 149C98 144 90 147 84 155C78 157 75 153 76 150C76 160 86 163 94 158C99 155 102 153 103 151C106 153 112 156 118 157C128 160 136 153 134 147C132 152 128 153 124 152C116 146 108 144 103 149Z',
        mixed(main, INK, 0.5),
      );
    },
  },
  whiskers: {
    washes: ['chestnut'],
    front(p, { main }) {
      const chop =
        'M163 104C168 120 166 142 156 152C150 158 142 158 138 154C146 148 150 136 151 124C152 116 154 108 156 102Z';
      p.mass(chop, main, { w: 2 }).inside(
        chop,
        hatch([166, 110], [150, 156], [154, 116], [144, 150], 9, 2.4, 2, 3),
      );
    },
  },
  'chin-tuft': {
    washes: ['chestnut'],
    front(p, { main }) {
      p.fill('M101 170C98 178 102 186 108 190C112 184 112 176 109 170Z', main).line(
        'M101 170C98 178 102 186 108 190C112 184 112 176 109 170M105 172V184',
        1.8,
      );
    },
  },
  moustache: {
    washes: ['black'],
    front(p, { main }) {
      p.fill(
        'M102 150C96 146 88 150 80 146C84 154 94 156 102 153C110 156 122 154 128 143C120 150 110 146 102 150Z',
        main,
      ).fill('M99 166C101 164 107 164 109 166C110 174 106 184 103 190C100 184 98 174 99 166Z', main);
    },
  },
  handlebar: {
    washes: ['#8a5a30'],
    front(p, { main }) {
      const d =
        '102,152 90,150 72,156 62,148! 68,164 88,168 104,160 122,168 146,162 154,146! 140,154 118,150';
      p.form(
        smooth(points(d)),
        main,
        { k: 0.3, gap: 3.4 },
        { hatch: swell(98, 156, 84, 160, 70, 158, 1) + swell(108, 156, 126, 160, 144, 156, 1) },
      );
      p.line('M98 172Q106 176 116 171', 1.7);
    },
  },
  /** Weed where a beard was. */
  weed: {
    washes: ['#6f7d4a'],
    front(p, { main }) {
      for (const [x, y, l, s] of tuples(
        4,
        '96 172 40 -5, 106 176 52 3, 116 176 46 -3, 126 170 40 5, 88 162 30 -4',
      ))
        p.limb(
          [
            [x, y],
            [x + s, y + l * 0.4],
            [x - s, y + l * 0.7],
            [x + s * 0.6, y + l],
          ],
          [4.5, 4, 3, 0.8],
          main,
          { gap: 4.4 },
        );
      p.limb(points('62,62 56,92 64,120 58,150'), [4, 5, 4, 0.8], main, { gap: 4.4 });
      p.limb(points('150,44 166,58 164,84'), [4, 4, 0.8], main, { gap: 4.4 });
    },
  },
});
