/** The parts that only the jungle needs, by name. */
import { drawPerson, type Person } from '../people/person.ts';
import type { Plate } from '../tools/plate.ts';
import { type Ape, drawApe } from './ape.ts';
import { type Cat, drawCat } from './cat.ts';
import { type Crocodile, drawCrocodile } from './crocodile.ts';
import { drawGod, type God } from './gods/index.ts';
import { drawLizardman, type Lizardman } from './lizardman.ts';
import { drawMahkim, type Mahkim } from './mahkim.ts';
import { drawNaga, type Naga } from './naga.ts';
import { drawPlant, type Plant } from './plant.ts';
import { drawSaurian, type Grazer } from './saurian.ts';
import { drawSinghara, type Singhara } from './singhara.ts';
import { type Crawler, drawCrawler } from './swarm.ts';
import { drawTainted, type Tainted } from './tainted.ts';
import { drawTheropod, type Theropod } from './theropod.ts';
import { drawThing, type Thing } from './things/index.ts';
import { drawThundertusk, type Thundertusk } from './thundertusk.ts';
import { drawGrass, drawLeaves, drawVines } from './undergrowth.ts';
import { JUNGLE_WEAR, type JungleWear } from './jungle-wear.ts';

export const JUNGLE_FIGURES = {
  cat: (p: Plate, o: Cat) => drawCat(p, o),
  singhara: (p: Plate, o: Singhara) => drawSinghara(p, o),
  lizardman: (p: Plate, o: Lizardman) => drawLizardman(p, o),
  mahkim: (p: Plate, o: Mahkim) => drawMahkim(p, o),
  naga: (p: Plate, o: Naga) => drawNaga(p, o),
  theropod: (p: Plate, o: Theropod) => drawTheropod(p, o),
  crocodile: (p: Plate, o: Crocodile) => drawCrocodile(p, o),
  saurian: (p: Plate, o: Grazer) => drawSaurian(p, o),
  thundertusk: (p: Plate, o: Thundertusk) => drawThundertusk(p, o),
  crawler: (p: Plate, o: Crawler) => drawCrawler(p, o),
  ape: (p: Plate, o: Ape) => drawApe(p, o),
  plant: (p: Plate, o: Plant) => drawPlant(p, o),
  leaves: (p: Plate, o: Parameters<typeof drawLeaves>[1]) => drawLeaves(p, o),
  grass: (p: Plate, o: Parameters<typeof drawGrass>[1]) => drawGrass(p, o),
  vines: (p: Plate, o: Parameters<typeof drawVines>[1]) => drawVines(p, o),
  tainted: (p: Plate, o: Tainted) => drawTainted(p, o),
  god: (p: Plate, o: God) => drawGod(p, o),
  thing: (p: Plate, o: Thing) => drawThing(p, o),
  /** A person in what is worn here. */
  villager: (
    p: Plate,
    {
      at,
      ...person
    }: Person<JungleWear> & { readonly at?: { readonly x: number; readonly y: number; readonly s: number } },
  ) =>
    at === undefined
      ? drawPerson(p, person, JUNGLE_WEAR)
      : void p.group(`translate(${at.x} ${at.y}) scale(${at.s})`, () => drawPerson(p, person, JUNGLE_WEAR)),
} as const;
export type JungleFigures = typeof JUNGLE_FIGURES;
