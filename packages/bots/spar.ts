/**
 * What adventures promise a Hero, found by fighting them in imagination: by the rules, with dice of one's own, and without
 * much thought. So whatever cards say is counted in, and nothing need be known of them.
 */
import { type Chance, seeded } from '@wayrune/engine/kernel/chance.ts';
import { PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { run } from '@wayrune/engine/kernel/procedure.ts';
import type { Color } from '@wayrune/engine/rules/board.ts';
import { combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { apply, open, view } from '@wayrune/engine/rules/game.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world.ts';
import { fightingAllies, fightOf, imagine } from './fight.ts';
import { DECIDERS } from './deciders.ts';
import { lairsOf } from './lairs.ts';
import { remember } from './memo.ts';
import type { Mind } from './mind.ts';
import { bestPlan, DEFEND, HERO } from './odds.ts';
import { arenaWorld, fightWith } from './odds/arena.ts';
import { firstChallenges } from './odds/deck.ts';
import { endingFor } from './odds/explore.ts';
import { type Stakes, worthOfEnding } from './odds/result.ts';
import { prizeOf } from './outlook.ts';
import type { Outlook, Portrait } from './portrait.ts';
import { look } from './sight.ts';
import { fightStakes } from './stakes.ts';

/** When so many of the first fights end alike, that is enough. */
const CLEAR = 6;
/** One enemy is sooner known than all of a colour. */
const ONE_ENEMY = 0.5;
/** A fight that goes on after so many decisions is nobody's. */
const MOST_DECISIONS = 300;

/** An enemy to spar with: the table, what is at stake, and who does what in each phase. */
interface Sparring {
  readonly card: string;
  readonly table: State;
  readonly stakes: Stakes;
  readonly plan: readonly string[];
}

function prepare(world: World, hero: Portrait, card: string, counter: Color | null): Sparring {
  const { stakes, runes, mind } = hero;
  const [me] = hero.state.players;
  if (me === undefined) throw new Error('nobody is portrayed');
  const state = { ...hero.state, players: [{ ...me, space: lairsOf(world, card)[0] ?? null }] };
  const { game, combat } = imagine(world, state, 0, card);
  const allies = fightingAllies(game, 0);
  const { stances } = bestPlan(fightOf(game, combat, { ...stakes, win: 10 }));
  const win = prizeOf(infoOf(world, card), runes, counter, mind);
  return {
    card,
    table: fightWith(world, state, 0, card),
    stakes: fightStakes({ ...stakes, win }, me.wounds),
    plan: stances.map((stance) =>
      stance === DEFEND ? 'defend' : `attack:${stance === HERO ? 'hero' : allies[stance - 1]?.card}`,
    ),
  };
}

/** Made when it is first wanted. */
function prepared(world: World, hero: Portrait, card: string, counter: Color | null): () => Sparring {
  let made: Sparring | null = null;
  return () => (made ??= prepare(world, hero, card, counter));
}

/** One fight; the same dice whenever it has the same number. */
function bout(world: World, mind: Mind, { card, table, stakes, plan }: Sparring, number: number) {
  const ground = arenaWorld(world);
  const chance = seeded(`${card} ${number}`);
  const copy = clone(table);
  const combat = combatOf(view(ground, copy));
  if (combat === null) throw new Error('no combat');
  run(open(ground, copy, chance));
  for (let i = 0; copy.decision !== null && i < MOST_DECISIONS; i++)
    apply(ground, copy, reflex(ground, copy, mind, plan, chance), chance);
  const ending = endingFor(ground, table, copy, combat, 0);
  return { won: ending.how === 'won', worth: worthOfEnding(stakes, ending) };
}

function reflex(world: World, state: State, mind: Mind, plan: readonly string[], chance: Chance): string {
  const { kind, options } = state.decision as NonNullable<State['decision']>;
  const [first = ''] = options;
  if (options.length === 1) return first;
  if (options.includes('fight')) return 'fight';
  const wanted = plan[PHASES.indexOf(kind as Phase)];
  if (wanted !== undefined) return options.includes(wanted) ? wanted : 'defend';
  const choice = DECIDERS[kind]?.(look(world, state, chance, mind)) ?? '';
  return options.includes(choice) ? choice : first;
}

/** The mean of fights with these, in turn. */
function meanOf(world: World, hero: Portrait, foes: readonly (() => Sparring)[], most: number): Outlook {
  let won = 0;
  let worth = 0;
  let count = 0;
  while (count < most && (count < CLEAR || (won > 0 && won < count))) {
    const fought = bout(
      world,
      hero.mind,
      (foes[count % foes.length] as () => Sparring)(),
      Math.floor(count / foes.length),
    );
    if (fought.won) won++;
    worth += fought.worth;
    count++;
  }
  return { win: won / count, value: worth / count };
}

/** What a Hero may expect of a Challenge that he knows. */
export const sparring = (
  world: World,
  hero: Portrait,
  card: string,
  counter: Color | null,
  bouts: number,
): Outlook =>
  remember(hero.outlooks, `spar ${card} ${counter} ${bouts}`, () =>
    meanOf(world, hero, [prepared(world, hero, card, counter)], bouts * ONE_ENEMY),
  );

const NOTHING: Outlook = { value: 0, win: 0 };
/** So many of the cards that may come stand for all of them, looked at in leaps: a prime beyond that number misses none. */
const FOES = 10;
const LEAP = 13;

/** What a Hero may expect of the next card of a colour, by one who has counted the cards. */
export function forecast(world: World, state: State, hero: Portrait, color: Color, bouts: number): Outlook {
  const next = [...firstChallenges(world, state, color).keys()];
  const [only] = next;
  if (only === undefined) return NOTHING;
  if (next.length === 1) return sparring(world, hero, only, color, bouts);
  return remember(hero.outlooks, `spar ${color} ${next.length} ${bouts}`, () => {
    const count = Math.min(FOES, next.length);
    const foes = Array.from({ length: count }, (_, i) => {
      const at = Math.floor((((i * LEAP) % count) * next.length) / count);
      return prepared(world, hero, next[at] ?? only, color);
    });
    return meanOf(world, hero, foes, bouts);
  });
}
