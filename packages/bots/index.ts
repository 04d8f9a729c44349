export type { Advice, Bot } from './bot.ts';
export * from './odds/index.ts';
export * from './play.ts';
export { BOT_IDS, BOTS, botOf, player } from './player.ts';
export { COUNSEL, type Strength, STRENGTHS, type TemperName, TEMPERS } from './strengths.ts';
export type { Thinking } from './hard.ts';
