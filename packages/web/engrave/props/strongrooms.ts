/** What somebody built to keep others out: a chest, an idol, a door that counts, a stair that turns, a row of chairs. */
import { INK, IVORY, mixed, WASH } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { patch, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { props } from './prop.ts';

const BANDS = { k: 0.4, gap: 4 } as const;

export const STRONGROOMS = props({
  /** Open, with needles around the rim. */
  chest: {
    washes: ['#8f6840', 'iron'],
    draw(p, main, trim) {
      p.form(smooth(points('-74,-26! -78,-70 -52,-88 52,-88 78,-70 74,-26!')), main, {
        angle: 84,
        k: 0.5,
        gap: 8,
        max: 16,
        bend: 0,
      });
      p.fill(smooth(points('-64,-28! -66,-62 -46,-74 46,-74 66,-62 64,-28!')), '#2a1c10');
      p.line('M-44 -62H44M-44 -52H30M-44 -42H40', 1.6, '#d9c79a');
      p.form('M-80 -28H80L72 60H-72Z', main, { angle: 84, k: 0.4, gap: 9, max: 22, bend: 0 });
      p.fill('M-72 -28H72L66 -12H-66Z', '#1d140c');
      for (const [x, y] of tuples(2, '-48 -14, -30 -18, 28 -17, 46 -13')) p.disc(x, y, 7, WASH.gold, 1.6);
      for (const x of [-58, 42])
        p.form(
          `M${x} -28H${x + 16}L${x + 14} 60H${x + 2}Z`,
          trim,
          { angle: 0, ...BANDS, max: 7 },
          { w: 1.6 },
        );
      for (const x of [-70, -40, -20, 0, 20, 64])
        p.line(`M${x} -26L${x * 1.06} -50`, 3.4).line(`M${x} -26L${x * 1.06} -48`, 1.2, IVORY);
      p.form('M-15 -8H15V26H-15Z', trim, { angle: 20, ...BANDS }, { w: 1.8 });
      p.dot(0, 4, 4.4).fill('M-3 4H3L5 18H-5Z');
    },
  },
  /** A great stone head; one eye is a jewel, the other a socket. */
  idol: {
    washes: ['#9fa08c', '#d0453a'],
    draw(p, main, trim) {
      p.form('M-66 74H66L76 104H-76Z', mixed(main, INK, 0.2), { angle: 80, k: 0.5, gap: 6, max: 12 });
      for (const m of [-1, 1])
        p.form(
          smooth(points(`${m * 58},-34 ${m * 80},-38 ${m * 84},6 ${m * 76},34 ${m * 58},20`)),
          main,
          BANDS,
        );
      p.form(
        smooth(points('-62,-70! -30,-88 30,-88 62,-70! 66,-10 58,44 40,76! -40,76! -58,44 -66,-10')),
        main,
        { angle: 14, k: 0.36, gap: 4.8, max: 36, w: 3 },
        {
          extra: strokes('M-62 -62H62M-50 -74L-44 -62M-16 -82V-62M16 -82V-62M50 -74L44 -62', 2),
        },
      );
      p.form(smooth(points('-10,-24! 10,-24! 14,18 22,30 -22,30 -14,18')), mixed(main, '#ffffff', 0.12), {
        angle: 10,
        k: 0.4,
        gap: 4,
      });
      p.line('M-58 -34Q-34 -48 -10 -30M58 -34Q34 -48 10 -30', 4.4);
      p.fill(oval(-34, -14, 19, 14), '#1d140c').line('M-50 6L-58 34M-46 8L-50 24', 2);
      p.fill(oval(34, -14, 20, 15)).form('M18 -14L26 -26H42L50 -14L34 2Z', trim, null, { w: 1.8 });
      p.line('M26 -26L34 -14L42 -26M18 -14H50M34 -14V2', 1.3).fill('M27 -23L32 -23L28 -17Z', IVORY);
      p.form(smooth(points('-36,44! 0,36 36,44! 30,64 -30,64')), '#1d140c', null, { w: 2 });
      for (const x of [-24, -8, 8, 24])
        p.raw(patch(`M${x - 7} 43H${x + 7}L${x + 5} 54H${x - 5}Z`, IVORY, 1.3));
    },
  },
  /** A door with a slot, a dial and a row of bolts that point outward. */
  'counting-door': {
    washes: ['#7c6246', 'iron'],
    draw(p, main, trim) {
      p.form('M-96 100V-104H96V100Z', '#b9ac92', null, {
        extra: strokes(
          'M-96 -70H-66M-96 -36H-66M-96 -2H-66M-96 32H-66M-96 66H-66M66 -70H96M66 -36H96M66 -2H96M66 32H96M66 66H96M-60 -104V-84M0 -104V-84M60 -104V-84',
          1.7,
        ),
      });
      p.form('M-66 100V-84H66V100Z', main, { angle: 0, k: 0.4, gap: 5, max: 20, bend: 0 });
      p.line('M-33 -84V100M0 -84V100M33 -84V100', 1.6);
      for (const y of [-74, 66])
        p.form(`M-66 ${y}H66V${y + 14}H-66Z`, trim, { angle: 80, ...BANDS, max: 6 }, { w: 1.6 });
      p.ring(0, -22, 30, 9, trim).form(oval(0, -22, 25, 25), '#e5dcc0', { k: 0.3, gap: 4 });
      for (let a = 0; a < 360; a += 36)
        p.group(`translate(0 -22) rotate(${a})`, () => p.line('M0 -23V-17', 2.2));
      p.group('translate(0 -22) rotate(52)', () => p.fill('M-2.6 6L0 -20L2.6 6Z')).dot(0, -22, 3.4);
      p.form('M-26 22H26V40H-26Z', trim, BANDS, { w: 1.8 }).fill('M-17 28H17V33H-17Z', '#1d140c');
      for (const [x, y] of tuples(2, '-50 -46, 50 -46, -50 6, 50 6'))
        p.disc(x, y, 8, mixed(trim, INK, 0.3)).dot(x, y, 4, '#1d140c');
    },
  },
  /** Seen from above: steps around a well of darkness, one of them gone. */
  'turning-stair': {
    washes: ['#b3a78f'],
    draw(p, main) {
      p.form(oval(0, 0, 112, 88), mixed(main, INK, 0.45), null, { w: 2.4 });
      for (let step = 0; step < 14; step++) {
        if (step === 9) continue;
        const [a, b] = [step * 0.449 - 1.2, step * 0.449 - 0.83];
        const at = (angle: number, r: number): string =>
          `${(Math.cos(angle) * r * 1.28).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
        const dark = mixed(main, INK, step / 22);
        p.form(`M${at(a, 26)}L${at(a, 86)}L${at(b, 86)}L${at(b, 26)}Z`, dark, {
          angle: 40,
          k: 0.4,
          gap: 4.4,
        });
      }
      p.fill(oval(0, 0, 33, 26), '#17100a').ringLine(24, 1.6);
      p.line('M-126 -34A132 104 0 0 1 -70 -92', 4.6).fill('M-80 -98L-52 -102L-66 -78Z');
      p.line('M126 34A132 104 0 0 1 70 92', 4.6).fill('M80 98L52 102L66 78Z');
    },
  },
  /** Straight-backed, and not for comfort. */
  chair: {
    washes: ['#6b4a34', '#80453c'],
    draw(p, main, trim) {
      for (const x of [-26, 20])
        p.form(`M${x} -76H${x + 6}V60H${x}Z`, main, { angle: 0, k: 0.6, gap: 4, max: 4 });
      p.form('M-26 -72Q0 -84 26 -72V-22H-26Z', main, { angle: 10, k: 0.4, gap: 5, max: 16 });
      p.form('M-18 -64Q0 -70 18 -64V-30H-18Z', trim, { k: 0.3, gap: 4 }, { w: 1.4 });
      p.form('M-32 4H32L36 18H-36Z', trim, { angle: 80, k: 0.5, gap: 6, max: 8 });
      for (const x of [-34, 28])
        p.form(`M${x} 18H${x + 6}V66H${x}Z`, main, { angle: 0, k: 0.6, gap: 4, max: 4 });
    },
  },
  /** Somebody who has sat here for some time: to be put on a chair. */
  sitter: {
    washes: ['#4c4650', 'bone'],
    draw(p, main, trim) {
      p.form(smooth(points('-22,-26 -34,-14 -38,20 -32,66! 32,66! 38,20 34,-14 22,-26 0,-32')), main, {
        angle: 14,
        k: 0.4,
        gap: 4.6,
        max: 24,
      });
      for (const m of [-1, 1])
        p.limb(points(`${m * 30},-8 ${m * 34},16 ${m * 14},26`), [6, 5, 4], main, { gap: 4 });
      p.form(oval(0, 26, 12, 6), trim, null, { w: 1.5 }).line('M-6 22V30M0 21V31M6 22V30', 1.2);
      p.form(smooth(points('0,-72 -17,-64 -19,-46 -11,-36 -9,-26 9,-26 11,-36 19,-46 17,-64')), trim, {
        k: 0.4,
        gap: 3.8,
      });
      p.fill(oval(-7, -51, 5, 6) + oval(8, -51, 5, 6) + 'M0 -45L3 -38H-3Z');
      p.fill(swells(tuples(6, '-7 -31 0 -29 7 -31'), 1.2) + swell(-4, -33, -4, -30, -4, -27, 0.8)).line(
        'M0 -33V-27M4 -33V-27',
        1.1,
      );
    },
  },
});
