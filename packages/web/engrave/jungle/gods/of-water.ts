/** Three gods with scales, from in front: the serpent, the lizard, the crocodile. */
import { INK, IVORY, mixed } from '../../tools/ink.ts';
import { swells } from '../../tools/lines.ts';
import { type Plate, strokes } from '../../tools/plate.ts';
import { points, tuples } from '../../tools/points.ts';
import { oval, smooth } from '../../tools/smooth.ts';
import { tufts } from '../../tools/tufts.ts';
import { spike, tooth } from '../../beasts/anatomy.ts';
import { both, scales, slitEyes, symmetric } from '../../beasts/figure.ts';

/** Set: a hood like a shield, and a smile. */
export function drawCobra(p: Plate): void {
  const skin = '#7f9a6a';
  for (const spine of ['-20,186 40,150 100,172 150,196', '300,186 240,150 180,172 130,196'])
    p.limb(points(spine), [22, 22, 22, 20], mixed(skin, INK, 0.1), {
      gap: 4.6,
      k: 0.44,
      extra: scales([-6, 136, 286, 194], skin, 16),
    });
  p.group('translate(140 92)', () => {
    p.form(
      symmetric('0,-66 30,-66 66,-46 86,-8 80,34 56,74 34,104! 0,108'),
      skin,
      { angle: 22, k: 0.28, gap: 4.6, max: 38, w: 3 },
      {
        extra: `${scales([-86, -64, 86, 30], skin, 15)}<path d="${symmetric('0,-40 20,-36 38,-16 42,14 32,50 24,110 0,112')}" fill="#e3d9a0"/>${strokes('M-38 -6Q0 6 38 -6M-40 12Q0 24 40 12M-36 30Q0 42 36 30M-32 48Q0 60 32 48M-28 66Q0 78 28 66M-26 84Q0 96 26 84', 2)}`,
      },
    );
    for (const m of [-1, 1])
      p.form(oval(m * 60, 0, 15, 19, m * 12), '#d9aa3c', { k: 0.3, gap: 3.6 })
        .form(oval(m * 60, 0, 8, 11, m * 12), '#7a2f26', null, { w: 1.6, dx: 0, dy: 0 })
        .fill(oval(m * 60, 0, 2.4, 8));
    p.form(
      symmetric('0,-62 20,-58 34,-42 38,-20 30,2 16,18 0,24'),
      mixed(skin, '#ffffff', 0.08),
      { angle: 22, k: 0.32, gap: 3.8, max: 24, w: 2.6 },
      { extra: scales([-34, -60, 34, -34], skin, 9) },
    );
    slitEyes(p, 19, -24, 11, '#f6dc5a', 18);
    p.fill(swells(tuples(6, '-36 -36 -20 -44 -6 -30, 36 -36 20 -44 6 -30'), 2.4))
      .fill(oval(-6, -4, 2, 3))
      .fill(oval(6, -4, 2, 3));
    p.fill(swells(tuples(6, '-26 4 0 20 26 4'), 2)).line('M-27 0Q-31 3 -28 7M27 0Q31 3 28 7', 1.8);
    for (const x of [-12, 12]) p.raw(tooth(x, 10, 2.6, 13, 0));
    p.line('M0 14V40M0 40Q-3 48 -12 50M0 40Q3 48 12 50', 4.4).line(
      'M0 14V40M0 40Q-3 48 -12 50M0 40Q3 48 12 50',
      2,
      '#c0392b',
    );
    p.form(smooth(points('-34,-46! -22,-64 0,-70 22,-64 34,-46! 18,-56 0,-60 -18,-56')), '#d9aa3c', {
      k: 0.3,
      gap: 3.6,
    }).form('M0 -88L10 -72L0 -54L-10 -72Z', '#7a2f26', { k: 0.4, gap: 3 }, { w: 1.8 });
  });
}

/** Moakileki: jaws over a temple that comes apart. */
export function drawRuin(p: Plate): void {
  const skin = '#7d8a5e';
  p.group('translate(140 86)', () => {
    p.form(tufts(points('-62,50 -66,0 -48,-44 0,-70 48,-44 66,0 62,50'), 17, 19, 0, 5, 0.15), '#8f4a34', {
      k: 0.3,
      gap: 4.2,
    });
    p.form(
      symmetric('0,24 30,26 46,34 44,66 28,92 0,98'),
      '#cfc894',
      { angle: 50, k: 0.34, gap: 4, max: 20 },
      { extra: scales([-46, 60, 46, 98], '#cfc894', 10) },
    );
    p.fill(symmetric('0,18 34,20 38,36 32,62 16,78 0,80'), '#4a1712')
      .fill(oval(0, 66, 17, 10), '#b5564a')
      .line('M0 58V76', 1.6);
    for (const [x, y, l] of tuples(3, '-28 62 -17, -18 72 -13, -7 77 -11, 7 77 -11, 18 72 -13, 28 62 -17'))
      p.raw(spike(x, y, 4, l));
    p.form(
      symmetric('0,-60 24,-56 46,-40 60,-16 62,8! 50,20 40,32 24,26 0,30'),
      skin,
      { angle: 22, k: 0.3, gap: 4.2, max: 32, w: 2.9 },
      {
        extra: `${scales([-60, -58, 60, -20], skin, 12)}<path d="M-22 -4Q0 -14 22 -4L28 24Q0 36 -28 24Z" fill="${mixed(skin, '#ffffff', 0.14)}"/>`,
        hatch: swells(
          tuples(6, '-14 -10 -18 6 -22 22, 14 -10 18 6 22 22, -40 10 -34 18 -36 28, 40 10 34 18 36 28'),
          1.6,
        ),
      },
    );
    for (const [x, l] of tuples(2, '-34 18, -22 14, -11 12, 0 11, 11 12, 22 14, 34 18'))
      p.raw(tooth(x, 26 + Math.abs(x) * 0.06, 4.4, l, 0));
    slitEyes(p, 33, -18, 13, '#f0a030', 18);
    both('8,-24! 20,-40 46,-42 62,-18! 40,-30', (d, side) =>
      p.form(d, side > 0 ? mixed(skin, INK, 0.45) : mixed(skin, INK, 0.3), null, { w: 1.8 }),
    );
    p.fill(oval(-9, 8, 4, 2.6, 24)).fill(oval(9, 8, 4, 2.6, -24));
    p.line('M16 -54L24 -40L18 -30M-30 -44L-24 -34', 2.2, '#d9d3b0');
  });
  for (const [x, y, turn, w, h] of tuples(
    5,
    '26 166 -16 44 30, 66 184 10 40 24, 254 164 18 44 32, 214 186 -8 42 24, 30 120 24 26 20, 252 112 -20 26 20',
  ))
    p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
      p
        .form(`M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`, '#b5b09c', {
          angle: 20,
          k: 0.4,
          gap: 4.4,
          max: 16,
        })
        .line(`M${-w / 4} ${-h / 4}H${w / 4}V${h / 5}H${-w / 6}V0`, 1.8)
        .line(`M${w / 2} ${-h / 3}L${w / 3} 0L${w / 2} ${h / 4}`, 1.6),
    );
  for (const d of ['M10 196C24 150 4 120 22 84', 'M270 196C256 150 276 116 258 80'])
    p.line(d, 5).line(d, 2.6, '#6f8450');
}

/** Ravin: two eyes over the water, and under them nothing but mouth. */
export function drawRavenous(p: Plate): void {
  const skin = '#6f7a54';
  const cx = 140;
  p.group(`translate(${cx} 92)`, () => {
    p.form(
      tufts(points('-74,10 -60,-40 -24,-58 24,-58 60,-40 74,10'), 13, 13, 0, 5, 0.2),
      mixed(skin, INK, 0.35),
      null,
    );
    p.form(
      symmetric('0,-58 34,-54 64,-36 78,4 84,60 78,110 0,116'),
      skin,
      { angle: 22, k: 0.2, gap: 4.6, max: 24, w: 3 },
      { extra: scales([-84, -58, 84, 0], skin, 13) },
    );
    p.form(symmetric('0,6 44,10 66,28 72,64 62,110! 0,116!'), '#3a120e', null);
    p.form(symmetric('0,62 26,66 40,84 44,116! 0,118!'), '#b5564a', { k: 0.26, gap: 4.4 }).line(
      'M0 70V110',
      2,
    );
    for (const [x, y, l] of tuples(3, '-66 44 -4, -64 66 -4, 66 44 4, 64 66 4'))
      p.raw(
        `<path class="m" d="M${x} ${y - 8}L${x - l * 5} ${y}L${x} ${y + 8}Z" fill="${IVORY}" stroke-width="1.4"/>`,
      );
    // The snout, foreshortened: nostrils, and teeth along its edge.
    for (const [x, l] of tuples(2, '-56 32, -44 26, -31 34, -16 26, 0 30, 16 26, 31 34, 44 26, 56 32'))
      p.raw(tooth(x, 14 - Math.abs(x) * 0.02, 5.4, l, 0));
    p.form(
      symmetric('0,-30 26,-28 46,-16 60,4! 58,18 40,22 20,18 0,22'),
      mixed(skin, '#ffffff', 0.1),
      { angle: 60, k: 0.4, gap: 4, max: 16, w: 2.6 },
      {
        extra: scales([-58, -26, 58, 0], skin, 11),
      },
    );
    both('6,-4 14,-14 26,-10 26,2 14,6', (d) => p.form(d, mixed(skin, INK, 0.3), null, { w: 1.7 }));
    p.fill(oval(-17, -3, 5, 3.4, 20)).fill(oval(17, -3, 5, 3.4, -20));
    both('26,-42 32,-64 52,-66 62,-48 54,-34 36,-32', (d, side) =>
      p.form(d, skin, side > 0 ? { k: 0.4, gap: 3.6 } : null),
    );
    for (const m of [-1, 1])
      p.disc(m * 45, -47, 11.5, '#f3c043', 2.2)
        .fill(oval(m * 45, -46, 2.8, 9))
        .dot(m * 45 - 4, -49, 2, '#fff')
        .form(
          smooth([
            [m * 28, -46, 1],
            [m * 36, -64],
            [m * 52, -67],
            [m * 62, -56, 1],
            [m * 46, -51],
          ]),
          mixed(skin, INK, 0.3),
          null,
          { w: 1.7, dx: 0.4, dy: 0.4 },
        );
    p.fill(swells(tuples(6, '-62 -52 -44 -70 -28 -48, 62 -52 44 -70 28 -48'), 2.6));
  });
  const d = 'M-4 172Q30 164 60 172T124 172T188 172T252 172T290 170V194H-4Z';
  p.mass(d, '#7f9a94', { w: 1.6, dx: 0, dy: 0 }).inside(
    d,
    swells(
      tuples(
        6,
        '10 184 24 180 40 184, 70 182 90 178 108 182, 140 186 156 182 176 186, 210 182 228 178 246 182',
      ),
      1.2,
    ),
  );
}
