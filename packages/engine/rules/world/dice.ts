/** Movement dice and the terrains that they open, as bit masks. */
import { TERRAINS, type Terrain } from './board.ts';

/** The six faces of a movement die, all five alike (MOVE-2). */
export const FACES: readonly (readonly Terrain[])[] = [
  ['plains', 'hills', 'road'],
  ['plains', 'river', 'road'],
  ['road', 'river', 'swamp'],
  ['road', 'forest'],
  ['river', 'mountain'],
  ['plains', 'hills'],
];

const terrainBit = (terrain: Terrain): number => 1 << TERRAINS.indexOf(terrain);
export const terrainMask = (terrains: readonly Terrain[]): number =>
  terrains.reduce((mask, t) => mask | terrainBit(t), 0);
const FACE_MASKS = FACES.map(terrainMask);
const EVERY_TERRAIN = terrainMask(TERRAINS);

/** Faces from 6 on are steps given by cards: six plus the mask of the terrains they open. */
export const FREE_FACE = FACES.length;
export const faceMask = (face: number): number =>
  face < FREE_FACE ? (FACE_MASKS[face] ?? 0) : face - FREE_FACE;
export const freeFace = (terrains: readonly Terrain[] | undefined): number =>
  FREE_FACE + (terrains === undefined ? EVERY_TERRAIN : terrainMask(terrains));
