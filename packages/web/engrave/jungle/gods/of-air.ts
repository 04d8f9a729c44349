/** Three gods of the high dark: the bat, the owl with the antlers of a deer, the weaver. */
import { INK, IVORY, mixed } from '../../tools/ink.ts';
import { hairs, swells } from '../../tools/lines.ts';
import { type Plate, strokes } from '../../tools/plate.ts';
import { type Point, points, tuples } from '../../tools/points.ts';
import { oval, smooth } from '../../tools/smooth.ts';
import { tufts } from '../../tools/tufts.ts';
import { feathers, spike, tooth } from '../../beasts/anatomy.ts';
import { both, symmetric } from '../../beasts/figure.ts';

/** Var Ni: wings from edge to edge, and eyes without pupils. */
export function drawBat(p: Plate): void {
  const fur = '#5a4d58';
  const skin = '#7d5f66';
  p.group('translate(140 92)', () => {
    both(
      '26,16! 60,-24 96,-44 142,-58! 146,-10! 128,14! 136,44! 108,48! 106,84! 76,74! 56,108! 24,84!',
      (d, side) =>
        p.form(
          d,
          skin,
          { angle: 30, k: 0.26, gap: 4.6, max: 32, w: 3 },
          {
            extra: strokes(
              `M${side * 30} 24L${side * 98} -42M${side * 78} -22L${side * 134} 16M${side * 78} -22L${side * 108} 48M${side * 78} -22L${side * 76} 76M${side * 98} -42L${side * 144} -14`,
              2.4,
              mixed(skin, INK, 0.55),
            ),
          },
        ),
    );
    p.form(tufts(points('-36,100 -42,50 -30,20 0,10 30,20 42,50 36,100'), 17, 12, 0, 5), fur, null);
    p.form(
      symmetric('0,12 28,20 40,52 36,100! 0,108'),
      fur,
      { k: 0.3, gap: 4.4, max: 26 },
      { hatch: hairs(30, [-34, 34, 68, 60], [0, 10], 1.2, 5) },
    );
    both('10,-40! 16,-80 34,-100 50,-86 52,-50 36,-22!', (d, side) =>
      p.form(
        d,
        fur,
        { k: 0.36, gap: 4 },
        {
          extra: `<path d="M${side * 22} -44C${side * 24} -70 ${side * 34} -86 ${side * 41} -80C${side * 45} -62 ${side * 40} -44 ${side * 34} -34Z" fill="${skin}"/>${strokes(`M${side * 26} -54L${side * 42} -58M${side * 27} -66L${side * 43} -68`, 1.4)}`,
        },
      ),
    );
    p.form(tufts(points('0,32 -34,24 -46,-4 -34,-36 0,-50 34,-36 46,-4 34,24 0,32'), 24, 9, 0, 4), fur, {
      angle: 22,
      k: 0.32,
      gap: 4,
      max: 26,
    });
    p.form(symmetric('0,-10 16,-6 26,6 22,24 10,32 0,34'), skin, { angle: 30, k: 0.34, gap: 3.6 });
    // The leaf of the nose.
    p.form(symmetric('0,-34! 9,-20 8,-4 12,2 0,8'), mixed(skin, '#ffffff', 0.16), { k: 0.4, gap: 3.2 })
      .line('M0 -28V-4', 1.6)
      .fill(oval(-5, 2, 2.2, 3))
      .fill(oval(5, 2, 2.2, 3));
    p.fill(symmetric('0,10 14,11 17,17 12,28 0,31'), '#3a120e');
    for (const x of [-9, 9]) p.raw(tooth(x, 11, 3, 14, 0));
    for (const x of [-3, 3]) p.raw(spike(x, 11, 1.6, 5));
    for (const x of [-6, 6]) p.raw(spike(x, 29, 2.2, -8));
    for (const m of [-1, 1])
      p.fill(
        `M${m * 10} -14C${m * 16} -26 ${m * 34} -26 ${m * 40} -16C${m * 32} -6 ${m * 16} -6 ${m * 10} -14Z`,
      ).fill(
        `M${m * 14} -14C${m * 19} -22 ${m * 31} -22 ${m * 36} -16C${m * 30} -10 ${m * 19} -9 ${m * 14} -14Z`,
        '#f4f2e2',
      );
  });
}

/** Harridan: a face that does not blink, between antlers. */
export function drawOwl(p: Plate): void {
  const down = '#9a7c58';
  const bone = '#d9c8a2';
  p.group('translate(140 96)', () => {
    for (const m of [-1, 1]) {
      const at = (list: string): Point[] => points(list).map(([x, y]) => [x * m, y]);
      p.limb(at('20,-44 36,-70 62,-80 84,-104'), [7, 6, 5, 0.8], bone, { gap: 4.4 });
      for (const one of ['42,-72 44,-90 56,-104', '62,-80 82,-80 98,-90', '30,-62 50,-58 62,-62'])
        p.limb(at(one), [4.6, 4, 0.8], bone, { gap: 4 });
    }
    both(
      '34,6! 64,-24 100,-32 140,-18! 138,16! 126,14! 128,46! 112,42! 108,74! 92,66! 84,100! 40,104!',
      (d, side) =>
        p.form(
          d,
          mixed(down, INK, 0.2),
          { angle: 24, k: 0.24, gap: 4.6, max: 30, w: 2.9 },
          {
            extra: strokes(
              `M${side * 60} -10L${side * 134} 14M${side * 58} 4L${side * 124} 44M${side * 54} 18L${side * 106} 72M${side * 50} 30L${side * 84} 96`,
              2,
              mixed(down, INK, 0.6),
            ),
            hatch: feathers(
              side < 0
                ? '-60 -6, -78 -8, -96 -10, -70 8, -90 8, -64 22, -82 24, -62 40, -74 44'
                : '60 -6, 78 -8, 96 -10, 70 8, 90 8, 64 22, 82 24, 62 40, 74 44',
              6,
            ),
          },
        ),
    );
    p.form(
      symmetric('0,-20 40,-10 54,30 50,80 34,104! 0,108'),
      down,
      { angle: 22, k: 0.3, gap: 4.4, max: 34, w: 2.9 },
      {
        extra: `<path d="${symmetric('0,10 26,18 34,50 28,100 0,108')}" fill="#e6d3a8"/>`,
        hatch: feathers('-18 46, 0 50, 18 46, -10 60, 10 60, -20 70, 0 72, 20 70, -10 84, 10 84, 0 96', 6),
      },
    );
    both('10,-52! 34,-78 50,-72! 48,-40', (d) => p.form(d, mixed(down, INK, 0.25), { k: 0.4, gap: 3.6 }));
    p.form(symmetric('0,-52 28,-54 52,-34 56,-2 40,26 16,38 0,44'), down, {
      angle: 22,
      k: 0.3,
      gap: 4,
      max: 20,
      w: 2.8,
    });
    both('0,-34! 14,-46 36,-42 48,-22 46,4 30,22 10,30 0,38!', (d, side) =>
      p.form(d, side < 0 ? '#f0e2bc' : '#e3cf9f', side > 0 ? { k: 0.24, gap: 3.8, max: 12 } : null, {
        hatch: swells(
          tuples(
            6,
            side < 0
              ? '-40 -28 -34 -22 -30 -20, -44 -12 -38 -10 -34 -10, -42 4 -36 2 -32 0, -32 16 -28 12 -26 8'
              : '40 -28 34 -22 30 -20, 44 -12 38 -10 34 -10, 42 4 36 2 32 0, 32 16 28 12 26 8',
          ),
          1.2,
        ),
      }),
    );
    for (const m of [-1, 1])
      p.disc(m * 22, -12, 14.5, INK, 1)
        .disc(m * 22, -12, 12.5, '#f3b52e', 1.4)
        .dot(m * 22, -12, 7)
        .dot(m * 22 - 3.6, -17, 2.6, '#fff');
    p.fill(swells(tuples(6, '-44 -34 -22 -34 -4 -18, 44 -34 22 -34 4 -18'), 3.2));
    p.form(symmetric('0,-10 7,-2 6,14 0,26!'), '#4d3a2a', { k: 0.4, gap: 3.2 }).line(
      'M-2 -4Q-4 6 -2 14',
      1.4,
      '#cdb78e',
    );
  });
}

/** Arachne: a face like a mask, eight eyes, eight legs, all of it even. */
export function drawWeaver(p: Plate): void {
  const shell = '#4a4452';
  p.group('translate(140 92)', () => {
    p.raw('<g opacity=".7">')
      .line(
        'M0 -100V110M-150 0H150M-110 -90L110 100M110 -90L-110 100M-140 -48L140 50M140 -48L-140 50',
        1.2,
        IVORY,
      )
      .raw('</g>');
    for (const m of [-1, 1])
      for (const one of [
        '30,-10 64,-54 96,-62 122,-96',
        '34,4 78,-26 112,-14 142,-40',
        '34,18 78,16 108,46 142,52',
        '28,30 60,52 76,88 98,106',
      ])
        p.limb(
          points(one).map(([x, y]): Point => [x * m, y]),
          [9, 7.5, 6, 1],
          m < 0 ? shell : mixed(shell, INK, 0.2),
          {
            gap: 4,
            k: 0.5,
            extra: strokes(
              points(one)
                .slice(1, 3)
                .map(
                  ([x, y]) =>
                    `M${x * m - 10} ${y - 9}L${x * m + 10} ${y + 9}M${x * m + 10} ${y - 9}L${x * m - 10} ${y + 9}`,
                )
                .join(''),
              3,
              '#b9a46a',
            ),
          },
        );
    p.form(
      symmetric('0,14 34,20 50,50 44,86 22,106 0,110'),
      shell,
      { angle: 22, k: 0.34, gap: 4.2, max: 30, w: 2.9 },
      {
        extra: `<path d="M0 34L10 50L0 66L-10 50ZM0 72L7 83L0 94L-7 83ZM-24 44L-17 56L-24 68L-31 56ZM24 44L31 56L24 68L17 56Z" fill="#d9c27a"/>`,
      },
    );
    p.form(symmetric('0,-68 34,-58 50,-26 44,16 26,38 0,44'), shell, { angle: 22, k: 0.3, gap: 4, max: 22 });
    both('18,-60! 34,-86 40,-52!', (d) => p.form(d, '#d9c27a', { k: 0.4, gap: 3.4 }));
    p.form(symmetric('0,-92! 8,-74 9,-58 0,-54'), '#d9c27a', { k: 0.4, gap: 3.4 });
    p.form(symmetric('0,-56 22,-50 34,-28 32,-2 20,24 0,38'), '#f0e6d2', {
      angle: 20,
      k: 0.3,
      gap: 3.8,
      max: 22,
      w: 2.5,
    });
    for (const m of [-1, 1]) {
      for (const [x, y, r] of tuples(3, '14 -10 6.6, 25 -18 4.6, 8 -26 4.4, 19 -33 3.6'))
        p.disc(m * x, y, r, '#7a2233', 1.8).dot(m * x - r * 0.3, y - r * 0.35, r * 0.3, '#fff');
      p.form(smooth(points(`${m * 4},26! ${m * 15},22 ${m * 19},36 ${m * 8},52! ${m * 9},38`)), shell, {
        k: 0.4,
        gap: 3.2,
      });
      p.line(`M${m * 22} 4L${m * 26} 16M${m * 17} 12L${m * 20} 22`, 1.8, '#7a2233');
    }
    p.line('M-1 -12Q-4 4 -3 8L3 8', 1.6).fill(
      swells(tuples(6, '-8 17 0 14 8 17, -6 18 0 22 6 18'), 1.5),
      '#7a2233',
    );
  });
}
