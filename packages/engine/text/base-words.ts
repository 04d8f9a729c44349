/** The words of the base game, a file a chapter. */
import type { BaseEvents } from '../rules/world/events.ts';
import { type EventLines, joinWords, type Words } from '../rules/world/words.ts';
import { adventureWords } from './chapters/adventure.ts';
import { cardWords } from './chapters/cards.ts';
import { combatWords } from './chapters/combat.ts';
import { tradeWords } from './chapters/trade.ts';
import { turnWords } from './chapters/turn.ts';
import { vitalsWords } from './chapters/vitals.ts';

/** Written out, so that the compiler finds an event of the base game that has no line. */
const events: EventLines<keyof BaseEvents> = {
  ...turnWords.events,
  ...adventureWords.events,
  ...combatWords.events,
  ...vitalsWords.events,
  ...cardWords.events,
  ...tradeWords.events,
};

export const baseWords: Words = {
  ...joinWords([turnWords, adventureWords, combatWords, vitalsWords, cardWords, tradeWords]),
  events,
};
