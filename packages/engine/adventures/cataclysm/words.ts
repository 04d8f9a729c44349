/** What the adventure calls things: log lines, questions and options, how it is won. */
import { capital, ROMAN, townName } from '../../effects/words.ts';
import { playerAt } from '../../rules/world/game.ts';
import { siteAt } from '../../rules/world/land.ts';
import type { Asking, EventLines, PartWords, Question } from '../../rules/world/words.ts';
import { curseOf, infoOf } from '../../rules/world/world.ts';
import { adventureWords, adventurePrompt } from '../../text/chapters/adventure.ts';
import { here } from '../../text/chapters/turn.ts';
import { vitalsWords } from '../../text/chapters/vitals.ts';
import { acts, card, faces, foe, line, listed, town } from '../../text/line.ts';
import { cardName, many } from '../../text/names.ts';
import { type CataclysmEvents, curseAt } from './cataclysm.ts';
import { cataclysmAim, cataclysmPanels, curseName } from './panels.ts';
import { matches, type TradingFrame } from './road/trading.ts';
import { nameAt } from './towns/towns.ts';

const stepLabel = ({ world }: Pick<Asking, 'world'>, quest: string, step: string | number): string =>
  curseOf(infoOf(world, quest))?.quest?.steps[Number(step)]?.label ?? '';

const events: EventLines<keyof CataclysmEvents> = {
  'towns-struck': (e) => {
    const cursed = e.cursed.map(({ town: id, curse }) => line`${town(id)} (${curseName(curse)})`);
    return line`The counters are turned over. Destroyed: ${listed(e.destroyed.map(town), 'and')}. Cursed: ${listed(cursed, 'and')}.`;
  },
  'curse-drawn': (e) => line`${acts(e.seat, 'draws')} ${card(e.card)}.`,
  'curse-failed': (e) => line`${card(e.card)} is shuffled back among the cards of its level.`,
  'source-faced': (e) => line`${acts(e.seat, 'faces')} the source of the curse: ${foe(e.card)}.`,
  'source-stands': (e) => line`${foe(e.card)} stays, without a wound.`,
  claimed: (e) =>
    line`${acts(e.seat, 'claims')} ${card(e.card)} (level ${ROMAN[e.level]}): ${many(e.points, 'victory point')} in all.`,
  'quest-revealed': (e) => line`A quest is revealed: ${card(e.card)}.`,
  'quest-tried': (e, { world }) =>
    line`${acts(e.seat, 'works')} on ${card(e.card)}: ${stepLabel({ world }, e.card, e.step)}.`,
  'quest-progress': (e, { world }) =>
    line`${acts(e.seat, 'makes')} progress on ${card(e.card)}: ${stepLabel({ world }, e.card, e.step)}, ${e.done} of ${e.of}.`,
  'town-freed': (e) => line`${acts(e.seat, 'frees')} ${town(e.town)} from ${curseName(e.curse)}.`,
  'pools-split': (e) =>
    line`${acts(e.seat, 'sets')} ${many(e.trading, 'die', 'dice')} aside for trade and ${many(e.travel, 'die', 'dice')} for travel.`,
  'trading-dice': (e) =>
    line`${acts(e.seat, 'rolls')} ${faces(e.faces)} for trade: ${e.matches === 0 ? 'no match' : many(e.matches, 'match', 'matches')}.`,
  'wares-shown': (e) => line`${acts(e.seat, 'meets')} a caravan with ${listed(e.cards.map(card), 'and')}.`,
  'wares-gone': (e) =>
    e.cards.length === 0
      ? line`The caravan moves on.`
      : line`The caravan moves on with ${listed(e.cards.map(card), 'and')}.`,
};

const isOurs = (option: string): boolean => /^(curse|source|quest):/.test(option);

function prompt(ask: Asking): Question {
  const { options } = ask.decision;
  if (!options.some(isOurs)) return adventurePrompt(ask);
  const space = playerAt(ask.game, ask.seat).space ?? '';
  const curse = curseAt(ask.game, space);
  if (curse === null || !options.some((option) => /^(curse|source):/.test(option)))
    return { headline: 'Work on a quest?', detail: `You are ${here(ask)}.` };
  const town = townName(nameAt(ask.game, space) ?? '');
  return { headline: 'Face the curse?', detail: `${capital(curseName(curse))} holds ${town}.` };
}

/** Beside a curse or a quest, passing is simply going on. */
const pass = (ask: Asking): string =>
  ask.decision.options.some(isOurs) && siteAt(ask.game, playerAt(ask.game, ask.seat).space ?? '').market < 0
    ? 'Continue'
    : adventureWords.labels['adventure/pass'](ask);

function tradingPrompt(ask: Asking): Question {
  const { trading = [], pool = 0 } = ask.frame as TradingFrame;
  const found = trading.filter((face) => matches(ask.game, ask.seat, face)).length;
  return {
    headline: 'Trade on the road',
    detail:
      found === 0
        ? 'No match is left.'
        : `${many(found, 'match', 'matches')} left. Each brings ${many(pool, 'ware', 'wares')} or healing for ${pool} gold.`,
  };
}

const poolLabel = (ask: Asking, n: string): string => {
  const trading = Number(n);
  const all = ask.decision.options.filter((option) => option.startsWith('pool:')).length - 1;
  if (trading === 0) return `All ${many(all, 'die', 'dice')} for travel`;
  if (trading === all) return `All ${many(all, 'die', 'dice')} for trade`;
  return `Trade with ${trading}, travel with ${all - trading}`;
};

export const cataclysmWords: PartWords = {
  events,
  headlines: ['towns-struck', 'claimed', 'quest-revealed', 'town-freed', 'source-faced'],
  prompts: {
    start: () => ({
      headline: 'Choose a town',
      detail: 'Then its counter shows whether it is destroyed or cursed.',
    }),
    adventure: prompt,
    claim: () => ({ headline: 'Claim the quest?', detail: 'You have done all it asks for.' }),
    errand: (ask) => ({ headline: 'Do what you came for?', detail: `You are ${here(ask)}.` }),
    pools: () => ({
      headline: 'Split your dice',
      detail: 'Travel dice pay for steps, trading dice find wares and healing.',
    }),
    'more-dice': () => ({ headline: 'Travel or trade?', detail: 'Choose the pool before you roll.' }),
    trading: tradingPrompt,
    wares: (ask) => ({
      headline: 'A caravan',
      detail: `You have ${playerAt(ask.game, ask.seat).gold} gold. What you leave moves on.`,
    }),
    healing: (ask) => ({
      headline: 'A camp of refugees',
      detail: `You may spend ${(ask.frame as { left?: number }).left ?? 0} more gold on healing.`,
    }),
    retreat: (ask) =>
      ask.decision.options.includes('stay')
        ? { headline: 'Knocked out!', detail: 'Stay where you are, or go to the nearest free town.' }
        : vitalsWords.prompts.retreat(),
  },
  labels: {
    start: ({ world }, id) => world.board.town[id]?.name ?? id,
    curse: () => 'Draw a level I card',
    source: ({ world }, id) => `Face its source: ${cardName(world, id)}`,
    quest: (ask, id, step) => `${cardName(ask.world, id)}: ${stepLabel(ask, id, step)}`,
    claim: ({ world }, id) => `Claim ${cardName(world, id)}`,
    'turn/pass': () => 'Not now',
    'adventure/pass': pass,
    'knockout/stay': () => 'Stay here',
    pool: poolLabel,
    trade: (ask) => `Roll ${many((ask.frame as TradingFrame).pool ?? 0, 'trading die', 'trading dice')} here`,
    wares: (ask) => `See the wares of a caravan (${many((ask.frame as TradingFrame).pool ?? 0, 'card')})`,
    healing: (ask) => `Find healing (up to ${(ask.frame as TradingFrame).pool ?? 0} gold)`,
    'movement/done': () => 'Stop trading',
    'wares/done': () => 'Let the caravan go',
    'healing/done': () => 'Leave the camp',
  },
  rules: {
    start: 'START-1',
    claim: 'QUEST-4',
    errand: 'HAVEN-6',
    pools: 'POOL-1',
    'more-dice': 'POOL-11',
    trading: 'MATCH-4',
    wares: 'WARES-2',
    healing: 'CAMP-1',
  },
  goals: {
    points: 'with the victory points of the curses',
    'last-town': 'with the most victory points when the last town is free',
  },
  panels: [cataclysmPanels],
  aims: [cataclysmAim],
};
