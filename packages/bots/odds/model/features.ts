/** What the cards of a fight look at, and what of it can change. */
import type { Modifier, Stat } from '@wayrune/engine/effects/vocabulary.ts';
import type { Face } from '@wayrune/engine/rules/world/world.ts';
import type { Reading } from '../reading.ts';
import { newQuestions, type Questions } from './answers.ts';
import type { Piece } from './model.ts';
import { exhaustionAt, FOE, GOLD, HERO, MOST, MOST_ALLIES, MOST_COUNTS, woundsAt } from './position.ts';

/** The most gold that is spent in a fight. */
const PURSE = 6;

/** Where cards speak of gold, or take it, all of it is counted. */
export function reserveOf({ verbs, conditions, counts }: Reading, gold: number): number {
  const matters =
    conditions.has('richest') || counts.has('gold') || verbs.has('lose-gold') || verbs.has('gain-gold');
  return matters ? 0 : Math.max(0, gold - PURSE);
}

const VITAL: readonly Stat[] = ['life', 'stamina', 'ally-limit', 'weapon-limit', 'armor-limit'];

/** Whether anybody's Life, Stamina or limits can change: by a modifier that passes, or by a card that goes. */
export function isVital({ verbs }: Reading, foes: readonly Face[], pieces: readonly Piece[]): boolean {
  const speaks = ({ stat }: Modifier): boolean => VITAL.includes(stat);
  if (pieces.some((piece) => piece.info.held.always.some(speaks))) return true;
  const reachesHeroes = (modifier: Modifier): boolean =>
    speaks(modifier) && modifier.for !== undefined && modifier.for !== 'self' && modifier.for !== 'foes';
  return (
    foes.some(({ always }) => always.some(reachesHeroes)) ||
    (verbs.has('modify') && modifiesVitals(foes, pieces))
  );
}

const modifiesVitals = (foes: readonly Face[], pieces: readonly Piece[]): boolean =>
  [...foes, ...pieces.map((piece) => piece.info.held)].some(({ abilities }) =>
    abilities.some(({ do: effects }) =>
      effects.some((effect) => effect.do === 'modify' && VITAL.includes(effect.stat)),
    ),
  );

export function questionsOf({ conditions, counts, alike }: Reading, pieces: readonly Piece[]): Questions {
  const isCounted =
    conditions.has('owns') ||
    conditions.has('holds') ||
    counts.has('items') ||
    counts.has('allies') ||
    counts.has('weapons') ||
    counts.has('runes');
  const bits = (list: readonly Piece[]): number => list.reduce((mask, { bit }) => mask | bit, 0);
  return newQuestions({
    round: conditions.has('round') || counts.has('round'),
    alike,
    rolls: conditions.has('first-roll'),
    allies: conditions.has('hurt'),
    counters: counts.has('counters'),
    loud: bits(pieces.filter(({ info: { held } }) => held.always.length + held.rules.length > 0)),
    counted: isCounted ? bits(pieces) : 0,
  });
}

/** From how much on the cards make no difference between the counts, by number. */
export function alikeFrom({ alike, allies }: Questions): number[] {
  const from = Array.from({ length: MOST_COUNTS }, () => 0);
  from[FOE] = alike['foe-wounds'];
  from[woundsAt(HERO)] = alike.wounds;
  from[exhaustionAt(HERO)] = alike.exhaustion;
  from[GOLD] = alike.gold;
  for (let who = 1; allies && who <= MOST_ALLIES; who++)
    for (const count of [woundsAt(who), exhaustionAt(who)]) from[count] = MOST;
  return from;
}
