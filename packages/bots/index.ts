export type { Aim, Aims } from './aims/aim.ts';
export type { Advice, Bot } from './players/bot.ts';
export * from './odds/index.ts';
export * from './lab/play-games.ts';
export { BOT_IDS, BOTS, botOf, player, type PlayerOptions } from './players/create.ts';
export { COUNSEL, type Strength, STRENGTHS, type TemperName, TEMPERS } from './players/strengths.ts';
export type { Thinking } from './players/hard.ts';
