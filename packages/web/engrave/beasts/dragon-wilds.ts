/** Dragonkin of road and forest: one that has eaten too much, one that hunts. */
import { swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { coil, paw, scaled } from './dragon-lords.ts';
import { dragonHead, dragonNeck, type Hide, skinWing } from './dragon-parts.ts';

export const WILDS = {
  /** A wyrm without wings or legs, its meal still square. */
  gorged(p: Plate, coat: Hide) {
    const back =
      '-24,204! -24,116 -16,82! 28,76! 38,98 48,100 54,62! 60,54! 104,50! 112,58! 120,104 128,108 134,96! 160,92! 168,128 190,148 198,204!';
    p.form(
      smooth(points(back)),
      coat.hide,
      { angle: 50, gap: 5, k: 0.3, max: 40, w: 3.2 },
      {
        extra: scaled(-24, 48, 200, 204, 13),
        hatch: swells(
          tuples(6, '66 64 64 90 70 130, 100 60 104 90 96 132, -2 88 -4 110 4 140, 142 104 140 120 148 144'),
          2,
        ),
      },
    );
    dragonNeck(p, coat, points('150,190 202,160 210,118 194,86'), [34, 29, 24, 20], { spikes: 8, size: 11 });
    dragonHead(p, coat, { x: 200, y: 74, s: 0.98, rot: 4, jaw: 14, horns: 'stubs', far: true, scales: 11 });
  },
  /** Belly to the ground, head low, one paw set down without a sound. */
  stalking(p: Plate, coat: Hide) {
    skinWing(p, coat, points('120,84 150,8 214,-14 244,16 226,54 160,92'), 0.24);
    p.limb(points('30,112 -4,96 -20,60 -6,30'), [24, 17, 11, 0.8], coat.hide, { k: 0.4 });
    paw(p, coat, '150,120 176,150 204,182', [20, 13, 10]);
    p.form(
      smooth(points('-16,206! -14,128 18,84 66,66 118,70 156,94 164,128 132,158 96,206!')),
      coat.hide,
      { angle: 52, gap: 4.8, k: 0.3, max: 42, w: 3.1 },
      { extra: scaled(-16, 66, 170, 200, 18) },
    );
    coil(p, coat, '10,110 60,82 112,88 148,112', [34, 30, 28, 24], 12);
    skinWing(p, coat, points('92,92 64,14 4,-16 -26,26 -18,84 44,118'), 0.3);
    paw(p, coat, '104,128 84,158 118,184', [26, 16, 12]);
    dragonHead(p, coat, {
      x: 166,
      y: 116,
      s: 1.14,
      rot: 12,
      jaw: 7,
      horns: 'antlers',
      far: false,
      scales: 11,
    });
  },
} as const;
