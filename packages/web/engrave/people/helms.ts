/** Helms, crowns and iron hats. */
import { mixed, WASH } from '../tools/ink.ts';
import { hatch, swell } from '../tools/lines.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { rows } from '../tools/tufts.ts';
import { wearables } from './wear.ts';

export const HELMS = wearables({
  helm: {
    washes: ['steel'],
    front(p, { main }) {
      const helm =
        'M118 34C80 34 62 64 64 104C65 128 68 150 74 168L86 164C82 142 80 124 82 110C84 98 92 92 104 92L106 118L112 92C132 90 150 94 156 108C160 128 156 150 150 166L166 170C176 148 180 126 178 100C176 62 156 34 118 34Z';
      p.mass(helm, main);
      p.inside(
        helm,
        hatch([180, 60], [166, 170], [150, 62], [154, 168], 20, 3.4, 5, 3) +
          hatch([66, 84], [80, 168], [72, 84], [84, 164], 9, 2, 0, 3) +
          swell(92, 78, 92, 56, 110, 42, 1.6),
      );
      p.line('M70 96C78 84 92 80 104 80H112C134 78 156 84 172 100', 2).line(
        'M74 158L84 156M152 158L168 160',
        2,
      );
      for (const [x, y] of tuples(
        2,
        '76 100, 88 88, 126 86, 144 90, 162 100, 74 128, 78 146, 168 126, 164 146',
      ))
        p.dot(x, y, 2.3);
    },
  },
  crown: {
    washes: ['verdigris', 'cherry'],
    front(p, { main, trim }) {
      const crown =
        'M66 74L56 34L78 50L84 16L104 40L118 6L132 40L152 16L158 50L182 34L172 76C150 60 90 58 66 74Z';
      p.mass(crown, main).inside(
        crown,
        hatch([182, 40], [170, 78], [158, 52], [154, 70], 8, 2.6, 1, 3) +
          swell(84, 20, 86, 40, 82, 60, 1.2) +
          swell(118, 12, 118, 34, 116, 54, 1.2) +
          swell(152, 20, 150, 40, 150, 58, 1.2),
      );
      p.line('M66 74C90 58 150 60 172 76', 2.4)
        .dot(118, 46, 4.4, trim)
        .line('M118 41.6a4.4 4.4 0 1 1-.1 0', 1.6);
    },
  },
  'old-helm': {
    washes: ['#9a9a88', '#8b6a43'],
    front(p, { main, trim }) {
      const rust = (d: string, opacity: number): string =>
        `<path d="${d}" fill="#a0633a" opacity="${opacity}"/>`;
      p.form(
        smooth(points('118,28! 138,38 158,60 166,96! 118,86 70,98! 78,60 98,38')),
        main,
        { k: 0.4, gap: 4.4, max: 40, w: 3.2 },
        {
          extra:
            rust('M92 40Q84 66 86 94L100 90Q96 62 106 34Z', 0.7) +
            rust('M140 44Q156 66 154 96L138 90Q144 66 128 36Z', 0.5),
          hatch: swell(118, 32, 112, 60, 112, 90, 1.3),
        },
      );
      p.form('M64 92C96 78 142 78 172 94L171 107C142 92 96 92 66 106Z', trim, { k: 0.3, gap: 4 }, { w: 1.7 });
      for (const [x, y] of tuples(2, '76 95, 92 90, 126 89, 144 92, 160 97')) p.dot(x, y, 2.2);
      p.form('M98 88H113L110 136L105 142L101 136Z', main, { k: 0.55, gap: 3.6 }, { w: 1.7 });
      p.line('M118 30V20', 4).mass('M118 10L123 20L118 28L113 20Z', WASH.ochre, { w: 1.6 });
    },
  },
  'iron-hat': {
    washes: ['#9aa5a8', '#aab4b4'],
    front(p, { main, trim }) {
      p.form(
        'M76 88C72 52 92 36 120 36C150 36 168 54 164 88Z',
        main,
        { k: 0.42, gap: 4.2, max: 36, w: 3 },
        { hatch: swell(118, 40, 110, 60, 108, 86, 1.3) },
      );
      const brim =
        'M34 104C44 86 74 78 118 78C162 78 196 86 208 106C196 108 180 104 164 100C134 92 100 92 74 100C58 104 46 108 34 104Z';
      p.form(brim, trim, { angle: 40, k: 0.5, gap: 4.2, max: 16 }).fill(
        'M80 98C100 92 140 92 160 100C150 106 92 104 80 98Z',
      );
    },
  },
  /** A knight's, its visor up. */
  visored: {
    washes: ['steel', 'gold'],
    back(p, { main }) {
      p.form(smooth(points('118,40 82,48 64,84 66,140 76,186 120,196 164,186 174,140 176,84 154,48')), main, {
        k: 0.3,
        gap: 4.4,
        max: 26,
      });
      p.fill(smooth(points('118,60 90,66 78,98 80,146 92,180 120,190 150,178 162,146 162,98 146,66')));
    },
    front(p, { main, trim }) {
      p.form(
        'M74 128C70 156 76 182 96 196L120 204L146 196C164 184 172 156 168 126C160 156 150 176 120 182C94 176 80 156 74 128Z',
        main,
        { k: 0.34, gap: 4.2 },
      ).line('M120 184V202', 1.7);
      p.form(
        smooth(points('64,104! 64,64 84,36 118,26 154,36 176,66 176,104! 160,88 120,80 80,88')),
        main,
        { k: 0.36, gap: 4.4, max: 36, w: 3 },
        { hatch: swell(118, 30, 112, 52, 114, 80, 1.4) },
      );
      p.form(
        smooth(points('58,82! 60,56 84,34 118,26 156,36 182,58 184,84! 158,62 118,54 82,62')),
        mixed(main, '#f7f1e0', 0.25),
        { angle: 40, k: 0.4, gap: 4.2, max: 16 },
      );
      p.line('M78 56L92 50M100 46L116 44M126 44L142 48M150 54L162 62', 2.6)
        .disc(66, 98, 5.5, trim, 1.6)
        .disc(174, 98, 5.5, trim, 1.6);
    },
  },
  /** Mail around the face. */
  coif: {
    washes: ['iron'],
    back(p, { main }) {
      const d =
        'M118 44C80 44 64 76 66 116C66 160 60 196 48 224C86 254 156 254 196 222C182 196 172 160 172 116C174 74 156 44 118 44Z';
      p.mass(d, main).inside(
        d,
        hatch([176, 90], [192, 226], [152, 96], [150, 236], 18, 3.8, 0, 2),
        `<path class="m l" d="${rows(46, 48, 200, 252, 9.5)}" stroke-width="1.5"/>`,
      );
    },
    front(p, { main }) {
      const d =
        'M70 118C66 76 84 46 118 46C152 46 172 76 168 120L158 118C158 90 146 74 118 74C92 74 80 90 80 116Z';
      p.mass(d, main).inside(
        d,
        hatch([172, 70], [166, 120], [150, 66], [154, 100], 9, 3, 0, 2),
        `<path class="m l" d="${rows(64, 46, 176, 122, 9)}" stroke-width="1.4"/>`,
      );
    },
  },
  /** A band of gold, worn as if by right. */
  circlet: {
    washes: ['gold', 'cherry'],
    front(p, { main, trim }) {
      p.form('M68 92C90 80 148 80 170 94L170 104C148 91 90 91 68 103Z', main, { k: 0.3, gap: 4 }, { w: 1.6 });
      p.mass('M106 74L114 84L106 96L98 84Z', trim, { w: 1.6 })
        .disc(134, 86, 3.4, trim, 1.3)
        .disc(82, 90, 3.2, trim, 1.3);
    },
  },
});
