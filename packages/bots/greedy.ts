/** A player who always takes what looks best now. It knows decisions, values and the hints of verbs, no cards. */
import type { Choice } from '@wayrune/engine/effects/vocabulary.ts';
import { WINDOW_NAMES } from '@wayrune/engine/effects/windows.ts';
import { infoOf } from '@wayrune/engine/rules/world.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { rollOf } from '@wayrune/engine/rules/combat-frame.ts';
import { bearerAt } from '@wayrune/engine/rules/vitals.ts';
import { lifeOf } from '@wayrune/engine/rules/values.ts';
import type { Bot } from './bot.ts';
import { duelChance, escapeOrFight, takeStance } from './battle.ts';
import { outlookHere } from './goals.ts';
import { worthOfCard } from './goods.ts';
import { choiceWorth } from './judge.ts';
import { outlookOn, portrait } from './outlook.ts';
import { changeDie, chooseSpace, planMovement, takeRest, takeStep } from './roam.ts';
import { best, type Decider, detail, look, type Sight } from './sight.ts';
import { deal, giveUp, leaveTalk, makeRoom, reply, study, takePrize } from './trade.ts';
import { inWindow, nowFor } from './use.ts';

/** A Hero is attacked only by one who is nearly sure to win, and for something worth having. */
const SURE = 0.8;
const BOOTY = 5;

const chooseAdventure: Decider = (sight) => {
  const { world, state, seat, options } = sight;
  return best(options, (option) => {
    const [verb, what = ''] = option.split(':');
    if (verb === 'pass') return 0;
    if (verb === 'attempt') return outlookHere(sight)?.value ?? 0;
    const other = state.players[Number(what)];
    if (verb !== 'attack' || other === undefined) return -1;
    const runes = other.kept.filter(({ card }) => infoOf(world, card).holding === 'rune').length;
    const goods = [...other.items, ...other.allies].map(({ card }) => worthOfCard(world, sight.player, card));
    const booty = Math.max(other.gold, 60 * runes, ...goods);
    if (booty < BOOTY || duelChance(sight, seat, other.seat) < SURE) return -1;
    return 0.7 * booty;
  });
};

const choose: Decider = (sight) => {
  const frame = nearest(sight.game, 'choose') as unknown as {
    choices: readonly Choice[];
    source: string;
    bearer: string;
  };
  const now = nowFor(sight, frame.source, frame.bearer);
  return best(sight.options, (option) => {
    const [, index = '', target = ''] = option.split(':');
    const choice = frame.choices[Number(index)];
    if (choice === undefined) return -1;
    return (
      choiceWorth(now, choice) - (target === '' ? 0 : worthOfCard(sight.world, sight.player, target) - 3)
    );
  });
};

/** Easy Challenges come next, all else goes to the bottom. */
const arrange: Decider = (sight) => {
  const { world, state, player } = sight;
  const hero = portrait(world, state, player);
  return best(sight.options, (option) => {
    const [put, card = ''] = option.split(':');
    const { card: printed, deck } = infoOf(world, card);
    if (printed.kind !== 'challenge') return put === 'bottom' ? 0.5 : 0;
    const { value } = outlookOn(world, hero, card, deck as 'green');
    return put === 'top' ? value : 0;
  });
};

/* Targets */

type Bearing = 'wounds' | 'exhaustion';
const bears = ({ game, seat }: Sight, who: string, what: Bearing): number =>
  bearerAt(game, seat, who)?.[what] ?? 0;

/** Counters come off whoever has most; they go to whoever can bear them. */
const relieve =
  (what: Bearing): Decider =>
  (sight) =>
    best(
      sight.options,
      (option) => bears(sight, detail(option), what) + (option === 'target:hero' ? 0.5 : 0),
    );

const burden: Decider = (sight) =>
  best(sight.options, (option) => {
    const who = detail(option);
    return lifeOf(sight.game, sight.seat, who) - bears(sight, who, 'wounds');
  });

const richest: Decider = ({ state, options }) =>
  best(options, (option) => state.players[Number(detail(option))]?.gold ?? 0);

const lowestDie: Decider = ({ game }) => {
  const roll = rollOf(game);
  return roll !== null && roll.first > roll.second ? 'target:second' : 'target:first';
};

const most: Decider = (sight) =>
  best(sight.options, (option) =>
    option === 'target:none' ? 0.3 : worthOfCard(sight.world, sight.player, detail(option)),
  );

const bargain: Decider = (sight) =>
  best(sight.options, (option) => {
    if (option === 'target:none') return 0.3;
    return worthOfCard(sight.world, sight.player, detail(option)) - infoOf(sight.world, detail(option)).cost;
  });

const named = chooseSpace((_, option) => detail(option));
const townSpace = chooseSpace(({ world }, option) => world.board.town[detail(option)]?.space ?? '');

const DECIDERS: Readonly<Record<string, Decider>> = {
  ...Object.fromEntries(WINDOW_NAMES.map((window) => [window, inWindow])),
  movement: planMovement,
  rest: takeRest,
  step: takeStep,
  adventure: chooseAdventure,
  negotiate: leaveTalk,
  reply,
  escape: (sight) => (sight.options.includes('fight') ? escapeOrFight(sight) : inWindow(sight)),
  ranged: takeStance,
  melee: takeStance,
  magic: takeStance,
  prize: takePrize,
  lose: giveUp,
  retreat: townSpace,
  market: deal,
  'drawn-market': deal,
  acquire: makeRoom,
  experience: study,
  choose,
  look: arrange,
  replenish: named,
  'target:heal': relieve('wounds'),
  'target:recover': relieve('exhaustion'),
  'target:wound': burden,
  'target:exhaust': burden,
  'target:rob': richest,
  'target:reroll': lowestDie,
  'target:lose-card': giveUp,
  'target:deactivate': giveUp,
  'target:refresh': most,
  'target:buy-anywhere': bargain,
  'target:move': named,
  'target:place-counter': named,
  'target:remove-counter': named,
  'target:reroll-dice': changeDie,
  'target:turn-dice': changeDie,
  'target:learn': study,
};

export const greedy: Bot = {
  id: 'greedy',
  choose(world, state, chance) {
    const sight = look(world, state, chance);
    const decide = DECIDERS[sight.kind];
    const choice = decide === undefined ? '' : decide(sight);
    return sight.options.includes(choice) ? choice : (sight.options[0] ?? '');
  },
};
