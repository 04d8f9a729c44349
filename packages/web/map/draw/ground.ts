/** What grows flat on the land and hides nothing: grass, reeds, the stones of a road's side. One path for each kind. */
import type { Space } from '@wayrune/engine/rules/world/board.ts';
import { centreOf, gap, type Point, SIZE } from '../geometry.ts';
import { at } from '../path.ts';
import { between, type Rand, seeded } from '../seeded.ts';

export interface Ground {
  readonly grass: string;
  readonly reeds: string;
  readonly water: string;
}

/** How many marks a hex of each kind gets. */
const SPROUTS: Readonly<
  Partial<Record<Space['terrain'], { readonly grass: number; readonly reeds: number }>>
> = {
  plains: { grass: 9, reeds: 0 },
  road: { grass: 4, reeds: 0 },
  river: { grass: 3, reeds: 2 },
  hills: { grass: 2, reeds: 0 },
  swamp: { grass: 1, reeds: 8 },
};

export function ground(spaces: readonly Space[], seed: string, taken: (point: Point) => boolean): Ground {
  const drawn = { grass: '', reeds: '', water: '' };
  for (const space of spaces) {
    const sprouts = SPROUTS[space.terrain];
    if (sprouts === undefined) continue;
    const rand = seeded(`${seed}:ground:${space.id}`);
    const spots = scattered(rand, space, sprouts.grass + sprouts.reeds, taken);
    for (const [i, spot] of spots.entries()) {
      if (i < sprouts.reeds) {
        drawn.reeds += reed(rand, spot);
        drawn.water += ripple(rand, spot);
      } else drawn.grass += tuft(rand, spot);
    }
  }
  return drawn;
}

/** Places apart from each other, from the jewel and from what is taken. */
function scattered(rand: Rand, space: Space, count: number, taken: (point: Point) => boolean): Point[] {
  const centre = centreOf(space);
  const found: Point[] = [];
  for (let tries = 0; tries < count * 8 && found.length < count; tries += 1) {
    const turn = rand() * Math.PI * 2;
    const far = Math.sqrt(rand()) * SIZE * 0.78;
    const spot = { x: centre.x + Math.cos(turn) * far, y: centre.y + Math.sin(turn) * far };
    const free = (space.jewel === null || far > 15) && !taken(spot);
    if (free && found.every((other) => gap(other, spot) > 12)) found.push(spot);
  }
  return found;
}

function tuft(rand: Rand, { x, y }: Point): string {
  const tall = between(rand, 3.6, 6);
  const blade = (dx: number, lean: number, k: number): string =>
    `M${at({ x: x + dx, y })}q${at({ x: lean * 0.2, y: -tall * k * 0.6 })} ${at({ x: lean, y: -tall * k })}`;
  const blades = `${blade(-1.2, -2.2, 0.8)}${blade(0, 0.4, 1)}${blade(1.2, 2.4, 0.75)}`;
  return rand() < 0.25
    ? `${blades}M${at({ x: x - 5, y: y + 0.6 })}h2.4M${at({ x: x + 3.5, y: y + 0.8 })}h3`
    : blades;
}

function reed(rand: Rand, { x, y }: Point): string {
  const stem = (dx: number, lean: number, tall: number): string =>
    `M${at({ x: x + dx, y })}L${at({ x: x + dx + lean, y: y - tall })}`;
  const tall = between(rand, 8, 11.5);
  const head = `M${at({ x: x + 0.4, y: y - tall })}v-2.6`;
  return `${stem(-2.4, -1.8, tall * 0.62)}${stem(0, 0.4, tall)}${stem(2.2, 1.7, tall * 0.7)}${head}${head}`;
}

const ripple = (rand: Rand, { x, y }: Point): string =>
  `M${at({ x: x - between(rand, 6, 9), y: y + 1.2 })}H${Math.round((x + between(rand, 6, 9)) * 10) / 10}M${at({ x: x - between(rand, 2, 4), y: y + 3.4 })}h${Math.round(between(rand, 5, 8))}`;
