/** Coats, cloaks, gowns: what shoulders wear. */
import { seeded } from '../tools/ink.ts';
import { smooth } from '../tools/smooth.ts';
import { patch } from '../tools/plate.ts';
import { points } from '../tools/points.ts';
import { WASH } from '../tools/ink.ts';
import { hatch, swell } from '../tools/lines.ts';
import { tuples } from '../tools/points.ts';
import { wearables } from './wear.ts';

export const GARMENTS = wearables({
  mantle: {
    washes: ['leaf'],
    over(p, { main }) {
      const mantle = 'M36 300C38 244 58 214 86 198C100 216 140 216 158 198C190 214 208 248 212 300Z';
      p.mass(mantle, main);
      p.inside(
        mantle,
        hatch([214, 226], [208, 300], [160, 236], [150, 300], 12, 3.6, 6, 2) +
          swell(86, 214, 70, 250, 64, 300, 1.6) +
          swell(104, 218, 94, 256, 92, 300, 1.4),
      );
    },
  },
  gown: {
    washes: ['violet'],
    over(p, { main }) {
      const gown = 'M30 300C34 246 62 224 92 212L120 236L156 210C190 220 214 246 218 300Z';
      p.mass(gown, main);
      p.inside(
        gown,
        hatch([218, 228], [218, 300], [168, 232], [150, 300], 13, 4, 5, 3) +
          swell(80, 222, 62, 256, 60, 300, 2) +
          swell(100, 226, 94, 262, 98, 300, 1.8) +
          swell(150, 222, 138, 256, 140, 300, 1.8),
      );
    },
  },
  coat: {
    washes: ['sea'],
    under(p, { main }) {
      const coat = 'M28 300C34 250 60 228 94 214L122 240L156 212C190 224 212 250 216 300Z';
      p.mass(coat, main);
      p.inside(
        coat,
        hatch([216, 236], [216, 300], [170, 240], [156, 300], 12, 4, 5, 3) +
          swell(76, 226, 58, 260, 56, 300, 2) +
          swell(104, 230, 96, 262, 100, 300, 1.6),
      );
    },
  },
  'fur-coat': {
    washes: ['ochre', 'fur'],
    over(p, { main, trim }) {
      const coat = 'M22 300C28 244 54 222 88 204C104 226 136 226 160 202C198 218 220 248 224 300Z';
      p.mass(coat, main).inside(
        coat,
        hatch([226, 236], [222, 300], [182, 240], [174, 300], 11, 3.8, 4, 2) +
          swell(62, 226, 48, 262, 48, 300, 1.8),
      );
      const fur =
        'M80 202C72 206 66 214 62 222C58 226 62 232 60 238C62 244 68 244 68 250C72 256 78 252 82 258C88 258 88 268 96 268C100 276 110 274 116 282C124 276 134 276 138 268C146 268 148 258 156 258C160 250 168 252 170 244C178 242 174 232 178 226C174 216 170 208 162 198C150 218 100 220 80 202Z';
      p.mass(fur, trim);
      {
        let h = '';
        const r = seeded(11);
        for (let i = 0; i < 46; i++) {
          const x = 66 + r() * 106,
            y = 214 + r() * 56;
          h += swell(x, y, x + 1 + r() * 3, y + 5, x + (r() - 0.4) * 6, y + 9, 1.1);
        }
        p.inside(fur, h + hatch([180, 214], [140, 276], [156, 218], [130, 262], 12, 2.8, 3, 5));
      }
    },
  },
  'small-coat': {
    washes: ['navy'],
    under(p, { main }) {
      const coat = 'M54 300C54 268 70 244 96 232L120 250L146 230C174 240 190 264 192 300Z';
      p.mass(coat, main).inside(
        coat,
        hatch([194, 250], [192, 300], [156, 252], [150, 300], 10, 3.8, 4, 2) +
          swell(86, 244, 76, 270, 76, 300, 1.8),
      );
    },
  },
  cloak: {
    washes: ['night'],
    under(p, { main }) {
      const cloak = 'M18 300C22 250 50 216 84 200L158 198C198 214 220 248 224 300Z';
      p.mass(cloak, main).inside(cloak, hatch([226, 230], [222, 300], [180, 236], [168, 300], 11, 4, 4, 2));
    },
  },
  mail: {
    washes: ['iron'],
    under(p, { main }) {
      const mail = 'M76 120C70 170 66 200 58 226C90 252 154 252 186 224C178 200 172 168 168 120Z';
      p.mass(mail, main);
      {
        let h = '';
        for (let y = 150; y < 250; y += 8)
          for (let x = 60 + ((y / 8) % 2) * 5; x < 190; x += 10) h += `M${x} ${y}a4.5 4.5 0 0 1 9 0`;
        p.inside(
          mail,
          hatch([186, 140], [186, 230], [150, 150], [146, 236], 14, 4, 0, 2),
          `<path class="m l" d="${h}" stroke-width="1.7"/>`,
        );
      }
    },
  },
  pauldrons: {
    washes: ['steel'],
    over(p, { main }) {
      const left = 'M16 300C14 262 30 232 62 222C84 232 92 262 88 300Z';
      const right = 'M226 300C228 262 212 230 180 220C158 230 150 262 154 300Z';
      p.mass(left, main).inside(left, hatch([90, 240], [88, 300], [58, 244], [52, 300], 11, 3, 3, 2));
      p.mass(right, main).inside(right, hatch([228, 240], [226, 300], [180, 240], [176, 300], 13, 3.8, 4, 2));
      p.line(
        'M24 258C40 246 70 246 86 258M20 280C40 268 70 268 88 280M156 258C176 246 204 246 220 258M154 280C176 268 206 268 224 280',
        2,
      );
      p.fill('M40 300L48 276L54 288L60 270L66 300Z').fill('M186 300L190 282L198 292L204 274L210 300Z');
    },
  },
  shirt: {
    washes: ['linen'],
    under(p, { main }) {
      const shirt = 'M2 300C6 244 38 218 80 204C104 226 138 226 162 202C208 216 236 246 240 300Z';
      p.mass(shirt, main).inside(
        shirt,
        hatch([232, 240], [228, 300], [184, 244], [176, 300], 11, 3.8, 4, 2) +
          swell(60, 224, 44, 260, 42, 300, 1.8) +
          swell(84, 228, 74, 262, 76, 300, 1.5),
      );
    },
  },
  apron: {
    washes: ['leather'],
    under(p, { main }) {
      const apron = 'M72 300L78 244L62 216L80 208L100 240H146L162 208L182 218L166 246L172 300Z';
      p.mass(apron, main)
        .inside(apron, hatch([176, 236], [172, 300], [138, 240], [134, 300], 10, 3.4, 2, 2))
        .line('M84 244H160', 1.6);
      for (const [x, y] of tuples(2, '92 242, 152 242, 74 216, 170 216')) p.dot(x, y, 2.6);
    },
  },
  jacket: {
    washes: ['moss', 'linen'],
    over(p, { main, trim }) {
      const coat = 'M30 300C34 250 60 226 90 212L124 252L158 210C190 222 212 250 216 300Z';
      p.mass(coat, main).inside(
        coat,
        hatch([218, 236], [216, 300], [172, 240], [160, 300], 12, 3.6, 5, 3) +
          swell(74, 226, 58, 260, 56, 300, 1.8),
      );
      const lap =
        'M88 196C80 208 82 222 90 232L128 286L134 264L158 228C164 214 162 204 154 194C146 214 104 216 88 196Z';
      p.mass(lap, trim)
        .inside(lap, hatch([162, 204], [134, 270], [146, 210], [128, 256], 11, 2.2, 2, 3))
        .line('M124 222L130 276', 1.5);
    },
  },
  habit: {
    washes: ['iron'],
    behind(p, { main }) {
      const habit = 'M22 300C26 262 44 240 66 226H176C200 240 216 264 220 300Z';
      p.mass(habit, main).inside(habit, hatch([222, 250], [220, 300], [176, 252], [170, 300], 10, 3.4, 3, 2));
    },
  },
  'orc-coat': {
    washes: ['leather'],
    over(p, { main }) {
      const coat = 'M8 300C10 252 40 226 82 212C104 236 142 236 166 210C208 224 232 252 236 300Z';
      p.mass(coat, main).inside(
        coat,
        hatch([238, 240], [234, 300], [186, 246], [178, 300], 11, 3.8, 4, 2) +
          swell(58, 232, 44, 262, 42, 300, 1.8),
      );
    },
  },
  cape: {
    washes: ['night'],
    under(p, { main }) {
      const cloak = 'M22 300C26 248 56 222 90 208L122 240L158 206C196 220 220 248 224 300Z';
      p.mass(cloak, main).inside(
        cloak,
        hatch([226, 236], [222, 300], [176, 240], [166, 300], 12, 3.8, 4, 2) +
          swell(72, 222, 56, 258, 54, 300, 1.8),
      );
    },
  },
  'short-cloak': {
    washes: ['night'],
    under(p, { main }) {
      const cloak = 'M34 300C38 254 60 232 90 220H152C184 232 206 256 210 300Z';
      p.mass(cloak, main).inside(
        cloak,
        hatch([212, 244], [210, 300], [166, 246], [158, 300], 12, 3.6, 4, 2) +
          swell(80, 232, 66, 262, 64, 300, 1.8),
      );
    },
  },
  /** Wide, with lapels. */
  greatcoat: {
    washes: ['#7c7444', '#948b56'],
    under(p, { main, trim }) {
      p.form(
        smooth(points('-26,306! -10,222 34,196 88,184 122,210 162,182 214,196 254,222 268,306!')),
        main,
        { k: 0.26, gap: 4.8, max: 48, w: 3.3 },
        {
          hatch: swell(58, 204, 42, 220, 36, 260, 1.7),
        },
      );
      for (const d of ['M88 178L122 208L104 226L74 194Z', 'M164 176L122 208L142 226L176 192Z'])
        p.form(d, trim, { k: 0.4, gap: 4 });
    },
  },
  /** A clean coat with facings and a cravat. */
  uniform: {
    washes: ['#8d2f27', '#46586e'],
    under(p, { main, trim }) {
      p.form(
        smooth(points('-20,306! -4,230 40,204 92,194 120,240 158,192 208,204 246,230 262,306!')),
        main,
        { k: 0.24, gap: 4.8, max: 44, w: 3.2 },
        {
          extra: patch('M92 204L120 306H146L158 202L128 244Z', '#f4ead2', 2),
        },
      );
      for (const d of ['M92 198L60 214L100 268L122 246Z', 'M158 196L190 214L150 268L132 246Z'])
        p.form(d, trim, { k: 0.4, gap: 4 });
      p.disc(88, 262, 4.5, WASH.gold, 1.5).disc(164, 262, 4.5, WASH.gold, 1.5);
      p.form(
        smooth(points('98,196 124,206 150,192 154,208 140,218 148,246! 126,236 108,250! 112,220 96,210')),
        WASH.white,
        { k: 0.4, gap: 3.8 },
        {
          hatch: swell(122, 210, 118, 226, 112, 240, 1.2) + swell(130, 210, 134, 224, 140, 238, 1.2),
        },
      );
    },
  },
  /** Heavy cloth from the shoulders down. */
  wrap: {
    washes: ['#5b5148'],
    over(p, { main }) {
      p.form(
        smooth(points('-24,306! -4,232 46,206 90,196 120,212 156,196 196,206 244,232 262,306!')),
        main,
        { k: 0.26, gap: 4.8, max: 48, w: 3.3 },
        {
          hatch: swell(78, 214, 60, 250, 54, 300, 1.7) + swell(104, 218, 94, 256, 92, 300, 1.4),
        },
      );
    },
  },
});
