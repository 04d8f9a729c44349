/** The parts that only the cursed towns need, by name. */
import type { Stand } from '../beasts/anatomy.ts';
import { drawVisage, type Visage } from '../storm/visage.ts';
import type { Plate } from '../tools/plate.ts';
import { drawAsh, type Ash } from './ash.ts';
import { drawDestroyer, drawHatchling, type Hatchling } from './brood.ts';
import { type Demon, drawBaton, drawDemon } from './demon.ts';
import { drawJackdaw, type Jackdaw } from './jackdaw.ts';
import { drawOx, type Ox } from './ox.ts';
import { drawPhoenix, type Phoenix } from './phoenix.ts';
import { drawIceThrone, drawIcicles, drawSnowfall, type Icicles, type Snowfall } from './rime.ts';

export const CURSED_FIGURES = {
  jackdaw: (p: Plate, o: Jackdaw) => drawJackdaw(p, o),
  phoenix: (p: Plate, o: Phoenix) => drawPhoenix(p, o),
  'ash-fall': (p: Plate, o: Ash) => drawAsh(p, o),
  demon: (p: Plate, o: Demon) => drawDemon(p, o),
  baton: (p: Plate, o: Stand) => drawBaton(p, o),
  ox: (p: Plate, o: Ox) => drawOx(p, o),
  hatchling: (p: Plate, o: Hatchling) => drawHatchling(p, o),
  destroyer: (p: Plate, o: Stand) => drawDestroyer(p, o),
  icicles: (p: Plate, o: Icicles) => drawIcicles(p, o),
  snowfall: (p: Plate, o: Snowfall) => drawSnowfall(p, o),
  'ice-throne': (p: Plate, o: Parameters<typeof drawIceThrone>[1]) => drawIceThrone(p, o),
  visage: (p: Plate, o: Visage) => drawVisage(p, o),
} as const;
export type CursedFigures = typeof CURSED_FIGURES;
