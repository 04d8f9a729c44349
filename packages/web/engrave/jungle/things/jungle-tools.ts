/** Things of the jungle and of those who came to survey it. Each is drawn around 0 0. */
import { INK, IVORY, mixed } from '../../tools/ink.ts';
import { swell } from '../../tools/lines.ts';
import { type Plate, strokes } from '../../tools/plate.ts';
import { points, tuples } from '../../tools/points.ts';
import { oval, smooth } from '../../tools/smooth.ts';
import { tufts } from '../../tools/tufts.ts';
import { props } from '../../props/prop.ts';

/** A rod, a rope, a pole: a line with an outline. */
export const bar = (p: Plate, d: string, w: number, color: string): Plate =>
  p.line(d, w + 2.6).line(d, w, color);

export const TOOLS = props({
  /** A beam with four grips and a blade at each end. */
  doloch: {
    washes: ['#8d6a44', '#c3cdc8'],
    draw(p, main, trim) {
      bar(p, 'M-86 0H86', 7, main);
      for (const x of [-52, -20, 20, 52]) bar(p, `M${x - 8} 0H${x + 8}`, 11, mixed(main, INK, 0.35));
      for (const m of [-1, 1])
        p.form(
          smooth(
            points(
              `${m * 84},-9! ${m * 112},-34 ${m * 132},-30! ${m * 122},0 ${m * 132},30! ${m * 112},34 ${m * 84},9!`,
            ),
          ),
          trim,
          { angle: 40, k: 0.4, gap: 4 },
        );
    },
  },
  sickle: {
    washes: ['#c3cdc8', '#8d6a44'],
    draw(p, main, trim) {
      bar(p, 'M0 0V34', 8, trim);
      p.form(smooth(points('-5,2! -14,-34 8,-66 44,-66! 20,-54 6,-32 6,2!')), main, {
        angle: 20,
        k: 0.4,
        gap: 3.8,
      });
    },
  },
  /** A cord with knots, one for every step somebody took. */
  cord: {
    washes: ['#c9a35e', '#8f3b2e'],
    draw(p, main, trim) {
      bar(p, 'M-60 -6Q0 20 60 -6', 4, main);
      for (const [x, y, l] of tuples(3, '-44 1 40, -24 7 52, -4 9 46, 16 8 56, 38 3 38')) {
        bar(p, `M${x} ${y}q4 ${l / 2} 0 ${l}`, 2.4, main);
        for (const t of [0.35, 0.6, 0.85]) p.disc(x + 2, y + l * t, 3.6, t === 0.6 ? trim : main, 1.3);
      }
    },
  },
  net: {
    washes: ['#c9b27a'],
    draw(p, main) {
      const d = smooth(points('-58,-30 -20,-50 30,-46 62,-20 54,30 10,54 -40,44 -66,8'));
      p.raw('<g opacity=".9">');
      const mesh = Array.from(
        { length: 13 },
        (_, i) => `M${-90 + i * 15} -60L${-30 + i * 15} 60M${-30 + i * 15} -60L${-90 + i * 15} 60`,
      ).join('');
      p.inside(d, '', strokes(mesh, 3.4) + strokes(mesh, 1.5, main));
      p.raw('</g>').line(d, 5).line(d, 2.6, main);
      for (const [x, y] of tuples(2, '-58 -30, -20 -50, 30 -46, 62 -20, 54 30, 10 54, -40 44, -66 8'))
        p.disc(x, y, 5, '#8a8f8a', 1.7);
    },
  },
  flag: {
    washes: ['#8f3b2e', '#efe2c2'],
    draw(p, main, trim) {
      bar(p, 'M0 -76V110', 4.6, '#8d6a44');
      p.form(
        smooth(points('2,-74! 30,-82 58,-66 88,-72! 82,-52! 90,-34! 58,-28 30,-44 2,-34!')),
        main,
        { angle: 30, k: 0.3, gap: 4.2 },
        { extra: strokes('M0 -54Q30 -64 58 -48T92 -54', 8, trim) },
      );
      p.disc(0, -80, 5, '#d9aa3c', 1.7);
    },
  },
  cauldron: {
    washes: ['#4d4a48', '#b59a5a'],
    draw(p, main, trim) {
      p.form(smooth(points('-44,-14! -50,12 -34,44 0,50 34,44 50,12 44,-14!')), main, {
        angle: 20,
        k: 0.4,
        gap: 4.2,
        max: 34,
      });
      p.form(oval(0, -14, 48, 13), mixed(main, '#ffffff', 0.14), null).form(
        oval(0, -13, 40, 9),
        trim,
        { k: 0.2, gap: 4 },
        { w: 1.5, dx: 0, dy: 0 },
      );
      p.line('M-14 10V22M-18 12L-10 20M0 12V24M12 11V22M8 20L16 13M-6 32H10', 1.7, '#cfc4ac')
        .disc(-12, -16, 4, IVORY, 1.2)
        .disc(8, -12, 3, IVORY, 1.2);
    },
  },
  cannon: {
    washes: ['#5f6668', '#7d5f3e'],
    draw(p, main, trim) {
      p.form('M-66 26L30 14L40 40L-62 46Z', trim, { k: 0.4, gap: 4.2 });
      p.form(
        smooth(points('-62,-4! -70,10 -58,24! 60,14! 96,10! 96,-22! 60,-16 0,-12')),
        main,
        { angle: 70, k: 0.5, gap: 4, max: 18 },
        { extra: strokes('M-40 -8L-38 22M-6 -11L-4 20M58 -17L60 14', 3) },
      );
      p.form(oval(96, -6, 8, 17), mixed(main, '#ffffff', 0.2), null)
        .fill(oval(97, -6, 4.6, 10))
        .disc(-72, 10, 7, main, 2);
      for (const x of [-40, 14])
        p.form(oval(x, 42, 20, 20), mixed(trim, '#ffffff', 0.1), { k: 0.3, gap: 4 })
          .disc(x, 42, 6, main, 1.8)
          .line(
            `M${x - 18} 42H${x + 18}M${x} 24V60M${x - 13} 29L${x + 13} 55M${x + 13} 29L${x - 13} 55`,
            1.5,
          );
    },
  },
  /** What a surveyor sees a country through. */
  sextant: {
    washes: ['#c99c3c'],
    draw(p, main) {
      bar(p, 'M0 -40L-34 26M0 -40L34 26M-40 22Q0 50 40 22', 4.6, main);
      bar(p, 'M0 -40L10 36', 3, mixed(main, '#ffffff', 0.3));
      p.disc(0, -40, 7, main, 2)
        .line('M-30 30L-28 34M-16 37L-15 41M0 40V45M16 37L18 41M30 30L33 34', 1.6)
        .form('M-34 -12L-8 -22L-5 -13L-31 -3Z', main, { k: 0.4, gap: 3 }, { w: 1.6 });
    },
  },
  trumpet: {
    washes: ['#c99c3c'],
    draw(p, main) {
      p.form(smooth(points('-66,-4! 20,-6 46,-12 66,-28! 70,0 66,28! 46,12 20,6 -66,4!')), main, {
        angle: 70,
        k: 0.5,
        gap: 4,
        max: 14,
      });
      p.line('M-30 6Q-34 24 -14 24H14Q30 24 26 6', 6)
        .line('M-30 6Q-34 24 -14 24H14Q30 24 26 6', 3, main)
        .form(oval(67, 0, 6, 27), mixed(main, INK, 0.3), null)
        .disc(-68, 0, 5, main, 1.7);
    },
  },
  basket: {
    washes: ['#b5894e', '#7d8a58'],
    draw(p, main, trim) {
      for (const [x, turn] of tuples(2, '-22 -26, -6 -8, 12 10, 26 28'))
        p.group(`translate(${x} -24) rotate(${turn})`, () =>
          p.form(smooth(points('0,10! -8,-12 0,-34! 8,-12')), trim, { k: 0.4, gap: 3.4 }),
        );
      p.form(
        smooth(points('-42,-22! 42,-22! 36,30 20,46 -20,46 -36,30')),
        main,
        { angle: 18, k: 0.34, gap: 4.4, max: 26 },
        {
          extra: strokes(
            'M-40 -6H40M-38 10H38M-32 26H32M-26 -22L-18 46M-8 -22L-6 46M10 -22L8 46M28 -22L20 46',
            1.8,
          ),
        },
      );
      bar(p, 'M-44 -22H44', 7, mixed(main, '#ffffff', 0.15));
    },
  },
  /** A load, corded twice. */
  bundle: {
    washes: ['#b59a6c', '#6b4a34'],
    draw(p, main, trim) {
      p.form(smooth(points('-44,-26! 40,-30! 46,28! -42,32!')), main, {
        angle: 20,
        k: 0.34,
        gap: 4.4,
        max: 26,
      });
      bar(p, 'M-18 -28L-16 32M16 -30L20 30M-44 2L46 -2', 4, trim);
    },
  },
  'eel-trap': {
    washes: ['#a98a52'],
    draw(p, main) {
      p.form(
        smooth(points('-52,-20! -20,-26 20,-20 50,0! 20,20 -20,26 -52,20!')),
        main,
        { angle: 70, k: 0.4, gap: 4.2, max: 14 },
        {
          extra: strokes(
            'M-52 0H50M-40 -24Q-34 0 -40 24M-22 -26Q-14 0 -22 26M-2 -24Q6 0 -2 24M18 -20Q25 0 18 20M-52 -12L30 -10M-52 12L30 10',
            1.6,
          ),
        },
      );
      p.form(oval(-52, 0, 8, 21), mixed(main, INK, 0.4), null, { w: 2 });
    },
  },
  /** Round a mask of wood: two slits and a mouth of teeth. */
  mask: {
    washes: ['#8f5a36', '#efe2c2'],
    draw(p, main, trim) {
      p.form(smooth(points('0,-58 30,-50 40,-14 30,32 0,58 -30,32 -40,-14 -30,-50')), main, {
        angle: 18,
        k: 0.36,
        gap: 4,
        max: 26,
      });
      p.fill('M-30 -16Q-18 -28 -6 -14Q-18 -6 -30 -16Z')
        .fill('M30 -16Q18 -28 6 -14Q18 -6 30 -16Z')
        .line('M0 -50V-28M-12 -48V-30M12 -48V-30', 3, trim)
        .line('M-30 4L-14 10M30 4L14 10M-28 14L-14 18M28 14L14 18', 3, trim);
      p.form(smooth(points('-18,30! 0,24 18,30! 10,44 -10,44')), INK, null, { w: 1.4 });
      for (const x of [-9, 0, 9]) p.fill(`M${x - 4} 28L${x} 36L${x + 4} 28Z`, IVORY);
    },
  },
  /** The sun of a temple roof, beaten flat. */
  'sun-disc': {
    washes: ['#d9aa3c'],
    draw(p, main) {
      p.form(
        tufts(points('0,-36 26,-26 36,0 26,26 0,36 -26,26 -36,0 -26,-26 0,-36'), 16, 13, 0, 4, 0.05),
        main,
        { k: 0.3, gap: 4 },
      );
      p.form(oval(0, 0, 35, 35), mixed(main, '#ffffff', 0.16), { angle: 20, k: 0.34, gap: 4, max: 22 });
      p.line('M-18 -8Q-12 -14 -6 -8M18 -8Q12 -14 6 -8M0 -8V8L-5 10M-14 18Q0 26 14 18', 2.2).fill(
        swell(-24, -20, -14, -28, 0, -29, 1.4),
        IVORY,
      );
    },
  },
  drumsticks: {
    washes: ['#d8b878'],
    draw(p, main) {
      for (const d of ['M-30 30L24 -24', 'M30 30L-24 -24']) bar(p, d, 4, main);
      p.disc(26, -26, 7, IVORY, 1.8).disc(-26, -26, 7, IVORY, 1.8);
    },
  },
  /** A string of what belonged to others. */
  charms: {
    washes: ['#8a6a45'],
    draw(p, main) {
      bar(p, 'M-70 -18Q0 34 70 -18', 3, main);
      p.ring(-44, 10, 8, 2.4, '#d9aa3c').disc(-18, 24, 9, '#aebbbd', 1.8).line('M-18 18V24H-13', 1.5);
      p.form('M4 14L14 36H-4Z', IVORY, { k: 0.4, gap: 3 }, { w: 1.6 })
        .form(oval(32, 22, 8, 10), IVORY, null, { w: 1.7 })
        .fill(oval(29, 21, 2.2, 3))
        .fill(oval(35, 21, 2.2, 3));
      p.line('M54 4V26M54 20H60M54 26H61', 4.6).line('M54 4V26M54 20H60M54 26H61', 2, '#c9a24a');
    },
  },
});
