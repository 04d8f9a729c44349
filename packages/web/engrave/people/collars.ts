/** Collars, scarfs, chains, straps: what is worn over a garment. */
import { INK } from '../tools/ink.ts';
import { hatch, swell, taper } from '../tools/lines.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { strokes } from '../tools/plate.ts';
import { wearables } from './wear.ts';

export const COLLARS = wearables({
  strap: {
    washes: ['leather', '#e0c290'],
    over(p, { main, trim }) {
      const strap = 'M166 208L182 222L110 300H84Z';
      p.mass(strap, main, { w: 1.8 })
        .inside(strap, hatch([184, 222], [112, 300], [174, 216], [100, 296], 14, 2.2, 0, 3))
        .line('M168 216L92 298', 1.1, trim);
    },
  },
  clasp: {
    washes: ['gold'],
    over(p, { main }) {
      p.raw(`<circle cx="122" cy="216" r="10" fill="${main}" stroke="${INK}" stroke-width="2.6"/>`).line(
        'M122 209V223M115 216H129M117 211L127 221M127 211L117 221',
        1.5,
      );
    },
  },
  ruff: {
    washes: ['white'],
    over(p, { main }) {
      const ruff =
        'M84 196C78 200 74 208 80 214C82 222 92 226 98 222C104 230 116 230 121 224C128 230 140 228 144 221C152 224 162 218 162 210C170 206 168 196 161 192C160 182 150 178 144 183C132 190 112 192 100 188C92 184 84 188 84 196Z';
      p.mass(ruff, main);
      p.inside(
        ruff,
        tuples(
          4,
          '88 212 92 196, 98 220 101 198, 109 225 110 200, 121 224 120 201, 133 226 130 200, 145 221 139 198, 155 216 146 195, 162 204 150 192',
        )
          .map(([a, b, c, d]) => taper(a, b, (a + c) / 2, (b + d) / 2, c, d, 4))
          .join(''),
      );
    },
  },
  collar: {
    washes: ['linen'],
    under(p, { main }) {
      const collar =
        'M92 204C84 214 86 226 90 236C102 236 112 240 120 250C130 240 144 236 158 234C162 222 162 212 154 200C146 214 104 218 92 204Z';
      p.mass(collar, main).inside(
        collar,
        hatch([160, 206], [126, 248], [146, 208], [126, 236], 9, 2.4, 2, 3) +
          swell(100, 214, 100, 226, 96, 236, 1.2) +
          swell(116, 217, 118, 230, 119, 246, 1.2),
      );
    },
  },
  chain: {
    washes: ['gold'],
    over(p, { main }) {
      p.line('M88 226C98 252 134 254 154 224', 5.2).line('M88 226C98 252 134 254 154 224', 2, main);
      p.raw(`<circle cx="120" cy="250" r="11" fill="${main}" stroke="${INK}" stroke-width="2.6"/>`).line(
        'M114 250H126M120 243V257',
        1.8,
      );
    },
  },
  'striped-scarf': {
    washes: ['linen', 'cherry'],
    over(p, { main, trim }) {
      const scarf =
        'M80 222C76 232 80 242 88 248C110 258 140 256 160 244C168 236 168 226 162 218C140 234 104 236 80 222Z';
      p.mass(scarf, main).inside(
        scarf,
        tuples(4, '92 226 92 250, 108 232 108 254, 124 233 126 256, 140 230 144 254, 154 223 160 246')
          .map(([a, b, c, d]) => `M${a - 4} ${b - 4}L${a + 4} ${b - 4}L${c + 4} ${d + 4}L${c - 4} ${d + 4}Z`)
          .join(''),
        '',
        trim,
      );
      p.inside(scarf, hatch([170, 222], [150, 252], [150, 226], [138, 248], 7, 2.6, 2, 3));
    },
  },
  neckband: {
    washes: ['linen'],
    under(p, { main }) {
      const band =
        'M90 182C84 190 84 200 88 208C104 222 142 222 158 206C162 196 160 186 154 178C140 196 108 198 90 182Z';
      p.mass(band, main).inside(
        band,
        hatch([160, 184], [140, 216], [144, 188], [132, 212], 7, 2.2, 2, 3) +
          swell(104, 194, 104, 204, 102, 212, 1) +
          swell(122, 197, 122, 206, 121, 215, 1),
      );
    },
  },
  medal: {
    washes: ['cherry', 'gold'],
    over(p, { main, trim }) {
      const rib = 'M70 240L90 244L87 276L78 269L68 274Z';
      p.mass(rib, main, { w: 1.5 })
        .line('M76 244L74 270M83 245L81 270', 1.1)
        .raw(`<circle cx="80" cy="240" r="9" fill="${trim}" stroke="${INK}" stroke-width="2"/>`)
        .line('M80 235V245M75 240H85', 1.4);
    },
  },
  scarf: {
    washes: ['ochre'],
    over(p, { main }) {
      const scarf =
        'M74 206C66 216 66 230 74 240C98 262 148 262 174 236C182 224 180 212 172 204C148 228 100 230 74 206Z';
      p.mass(scarf, main).inside(
        scarf,
        hatch([182, 212], [150, 256], [156, 220], [138, 250], 10, 2.8, 3, 3) +
          swell(84, 220, 110, 244, 160, 236, 1.4) +
          swell(80, 232, 110, 256, 150, 250, 1.3),
      );
    },
  },
  teeth: {
    washes: ['bone'],
    over(p, { main }) {
      for (const [x, y, a] of tuples(3, '86 252 8, 106 262 3, 128 264 -3, 150 258 -10'))
        p.raw(`<g transform="translate(${x} ${y}) rotate(${a})">`)
          .mass('M-5 0H5L2 24L0 28L-2 24Z', main, { w: 1.5 })
          .raw('</g>');
    },
  },
  'falling-collar': {
    washes: ['white'],
    under(p, { main }) {
      const col =
        'M84 190C76 202 78 220 86 230L120 248L124 226ZM158 186C168 200 166 220 158 230L128 248L122 226Z';
      p.mass(col, main).inside(
        col,
        hatch([168, 196], [140, 244], [150, 204], [130, 236], 9, 2.3, 1, 3) +
          tuples(4, '90 226 96 204, 102 234 106 212, 114 242 116 220, 136 240 136 218, 148 232 146 210')
            .map(([a, b, c, e]) => taper(a, b, (a + c) / 2, (b + e) / 2, c, e, 2.4))
            .join(''),
      );
    },
  },
  'hood-down': {
    washes: ['iron'],
    over(p, { main }) {
      const hood =
        'M60 214C52 220 48 232 54 240C84 262 160 262 190 238C196 228 190 216 182 212C178 224 160 236 122 238C86 238 66 226 60 214Z';
      p.mass(hood, main).inside(
        hood,
        hatch([194, 220], [150, 256], [168, 228], [140, 248], 10, 2.8, 2, 3) +
          swell(70, 232, 110, 252, 170, 240, 1.3),
      );
    },
  },
  /** Iron, with what is left of its chain. */
  'iron-collar': {
    washes: ['iron'],
    over(p, { main }) {
      const d =
        'M84 196C80 208 82 222 88 230C108 246 146 246 166 228C172 218 172 206 168 194C146 214 106 214 84 196Z';
      p.form(d, main, { angle: 20, k: 0.4, gap: 4, max: 26 });
      for (const [x, y] of tuples(2, '96 222, 154 220')) p.dot(x, y, 3);
      for (const [x, y, rot] of tuples(3, '124 248 0, 124 266 90, 124 284 0')) {
        const link = `<ellipse rx="6" ry="10" transform="translate(${x} ${y}) rotate(${rot})" class="l`;
        p.raw(`${link} m" stroke-width="6.6"/>${link}" stroke="${main}" stroke-width="3"/>`);
      }
    },
  },
  gorget: {
    washes: ['steel'],
    over(p, { main }) {
      p.form(
        'M82 194C74 210 74 226 80 240C106 262 142 262 168 238C174 224 174 208 166 192C146 214 104 216 82 194Z',
        main,
        { angle: 20, k: 0.36, gap: 4.2, max: 28 },
      );
      p.line('M80 226C106 246 142 246 170 224', 1.8).dot(90, 232, 2.4).dot(160, 230, 2.4).dot(124, 244, 2.4);
    },
  },
  /** Crossed over the chest. */
  shawl: {
    washes: ['wine', 'linen'],
    over(p, { main, trim }) {
      p.form(
        smooth(
          points(
            '30,306! 40,244 70,214 94,200 128,252 160,198 186,212 212,242 222,306! 168,306! 132,268 92,306!',
          ),
        ),
        main,
        { k: 0.3, gap: 4.6, max: 36 },
        {
          extra: strokes('M56 262L70 252L82 264L96 252M158 262L172 250L186 262L198 252', 2.4, trim),
        },
      ).line('M94 202L132 262L160 200', 2);
    },
  },
  /** A rope around a robe's neck. */
  cord: {
    washes: ['#d8c08a'],
    over: (p, { main }) =>
      void p
        .line('M86 214C104 240 140 240 162 212M124 234L120 300M128 234L134 290', 6.4)
        .line('M86 214C104 240 140 240 162 212M124 234L120 300M128 234L134 290', 3, main),
  },
  /** A satchel's strap and a row of pockets. */
  bandolier: {
    washes: ['leather', 'gold'],
    over(p, { main, trim }) {
      p.form('M74 208L94 200L196 286L184 300H170Z', main, { k: 0.4, gap: 4.2 }, { w: 1.8 });
      for (const [x, y] of tuples(2, '104 222, 124 239, 144 256, 164 273'))
        p.group(`translate(${x} ${y}) rotate(40)`, () =>
          p.form('M-8 -9H8V11H-8Z', main, { k: 0.4, gap: 3.6 }, { w: 1.6 }).dot(0, 2, 2.2, trim),
        );
    },
  },
  /** Where a regiment's sign was. */
  'torn-badge': {
    washes: ['#8d2f27', 'gold'],
    over(p, { main, trim }) {
      p.mass('M64 244L92 238L96 262L88 258L84 268L76 260L68 268Z', main, { w: 1.7 })
        .line('M66 250L90 245', 2, trim)
        .line('M62 236L60 246M96 232L102 240', 1.4);
    },
  },
});
