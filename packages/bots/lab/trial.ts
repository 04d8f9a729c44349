/** One fight on trial: a Hero meets an enemy, and what comes of it is measured. */
import { type Chance, seeded } from '@wayrune/engine/kernel/chance.ts';
import { call, run } from '@wayrune/engine/kernel/procedure.ts';
import type { ChallengeFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { apply, open } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import type { Bot } from '../players/bot.ts';
import { challengeSpaces } from '../fights/challenge-spaces.ts';
import { challengeOdds, type Stakes } from '../odds/index.ts';
import { begin, curseEnd, isTriedInTown, townOf } from './curse-trial.ts';
import { remove } from './kits.ts';
import { endOf } from './observe.ts';

/** What a Hero may expect of an enemy that they fight to the end. */
export interface Verdict {
  readonly win: number;
  readonly knockedOut: number;
  readonly wounds: number;
}

/** How often a fight is fought. */
const FIGHTS = 24;
/** A fight with more decisions than this counts as undecided. */
const MOST = 400;

/** By fighting it again and again, as this bot does. */
export function trial(world: World, state: State, card: string, bot: Bot): Verdict {
  const chance = seeded(`${state.players[0]?.hero} ${card}`);
  const all = Array.from({ length: FIGHTS }, () => fight(world, clone(state), card, bot, chance));
  const share = (end: string): number => all.filter((one) => one.end === end).length / FIGHTS;
  return {
    win: share('won'),
    knockedOut: share('knocked out'),
    wounds: all.reduce((sum, { wounds }) => sum + wounds, 0) / FIGHTS,
  };
}

/** Nothing counts but to win. */
export const TO_WIN: Stakes = {
  win: 1,
  escape: 0,
  fled: 0,
  knockedOut: 0,
  wound: 0,
  exhaustion: 0,
  allyWound: 0,
  gold: 0,
  price: 0,
  used: 0,
};

/** By working it out under best play. */
export function workedOut(world: World, state: State, card: string): Verdict {
  const table = clone(state);
  const [player] = table.players;
  if (player !== undefined) player.space = challengeSpaces(world, card)[0] ?? null;
  const { win, knockedOut, expected } = challengeOdds(world, table, 0, card, { stakes: TO_WIN });
  return { win, knockedOut, wounds: expected.wounds };
}

function fight(
  world: World,
  state: State,
  card: string,
  bot: Bot,
  chance: Chance,
): { end: string; wounds: number } {
  const isCurse = isTriedInTown(infoOf(world, card));
  const spaces = isCurse ? [townOf(world, state, card)] : challengeSpaces(world, card);
  const space = spaces[chance.pick(spaces.length)] ?? '';
  const [player] = state.players;
  if (player !== undefined) player.space = space;
  state.decision = null;
  const game = open(world, state, chance);
  if (isCurse) begin(game, card);
  else {
    remove(state, card);
    state.limbo.push(card);
    call<ChallengeFrame>(game, { proc: 'challenge', seat: 0, card, space, counters: 0, terms: 'usual' });
  }
  run(game);
  let events: readonly GameEvent[] = game.events;
  let wounds = 0;
  for (let i = 0; i < MOST; i++) {
    for (const event of events) {
      if (event.type === 'wounded' && event.who === 'hero') wounds += event.amount;
      const end = endOf(event) ?? curseEnd(event);
      if (end !== undefined) return { end, wounds };
    }
    if (state.decision === null) break;
    events = apply(world, state, decide(world, state, bot, chance), chance).events;
  }
  return { end: '', wounds };
}

/** Measured fights are fought to the end: no escapes. */
function decide(world: World, state: State, bot: Bot, chance: Chance): string {
  return state.decision?.options.includes('fight') === true ? 'fight' : bot.choose(world, state, chance);
}
