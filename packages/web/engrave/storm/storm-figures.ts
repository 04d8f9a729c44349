/** The parts that only the storm needs, by name. */
import type { Plate } from '../tools/plate.ts';
import { type Bull, drawBull } from './bull.ts';
import { drawAnvil, drawDrop, drawEye, drawFeather, type Drop, type Eye } from './cloud-shapes.ts';
import { type Drake, drawDrake } from './drake.ts';
import { drawHarpy, type Harpy } from './harpy.ts';
import { drawOak, type Oak } from './oak.ts';
import { drawSerpent, type Serpent } from './serpent.ts';
import { drawSleeper, type Sleeper } from './sleeper.ts';
import { drawSteed, type Steed } from './steed.ts';
import { drawVisage, type Visage } from './visage.ts';
import { drawWolf, type Wolf } from './wolf.ts';
import {
  type Bank,
  type Bolt,
  drawBank,
  drawBolt,
  drawHail,
  drawRain,
  drawSea,
  drawVortex,
  drawWind,
  type Rain,
  type Sea,
  type Vortex,
} from './weather.ts';

export const STORM_FIGURES = {
  bank: (p: Plate, o: Bank) => drawBank(p, o),
  lightning: (p: Plate, o: Bolt) => drawBolt(p, o),
  rain: (p: Plate, o: Rain) => drawRain(p, o),
  hail: (p: Plate, o: Parameters<typeof drawHail>[1]) => drawHail(p, o),
  wind: (p: Plate, o: Parameters<typeof drawWind>[1]) => drawWind(p, o),
  vortex: (p: Plate, o: Vortex) => drawVortex(p, o),
  sea: (p: Plate, o: Sea) => drawSea(p, o),
  visage: (p: Plate, o: Visage) => drawVisage(p, o),
  wolf: (p: Plate, o: Wolf) => drawWolf(p, o),
  harpy: (p: Plate, o: Harpy) => drawHarpy(p, o),
  steed: (p: Plate, o: Steed) => drawSteed(p, o),
  serpent: (p: Plate, o: Serpent) => drawSerpent(p, o),
  bull: (p: Plate, o: Bull) => drawBull(p, o),
  drake: (p: Plate, o: Drake) => drawDrake(p, o),
  anvil: (p: Plate, o: Parameters<typeof drawAnvil>[1]) => drawAnvil(p, o),
  drop: (p: Plate, o: Drop) => drawDrop(p, o),
  'still-feather': (p: Plate, o: Parameters<typeof drawFeather>[1]) => drawFeather(p, o),
  'storm-eye': (p: Plate, o: Eye) => drawEye(p, o),
  sleeper: (p: Plate, o: Sleeper) => drawSleeper(p, o),
  oak: (p: Plate, o: Oak) => drawOak(p, o),
} as const;
export type StormFigures = typeof STORM_FIGURES;
