export * from './kernel/chance.ts';
export { hash } from './kernel/hash.ts';
export { apply, IllegalChoice, newGame, view, type Applied, type Game } from './rules/world/game.ts';
export { createWorld, checkSetup, SetupError, type Library, type Pack } from './parts/library.ts';
export { parseBoard, type Board } from './rules/world/board.ts';
export { clone, type State } from './rules/world/state.ts';
export type { World } from './rules/world/world.ts';
export type { Setup } from './rules/world/setup.ts';
