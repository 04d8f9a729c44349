/** Every quest carried through at a table of The Cataclysm, from the day it lies open to the claim. */
import type { Choice, Effect, QuestStep } from '@wayrune/engine/effects/vocabulary.ts';
import { allHold } from '@wayrune/engine/rules/cards/conditions.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { cardText } from '@wayrune/engine/text/card-text.ts';
import { askAgain, passTurn } from '@wayrune/engine/testing/drawn.ts';
import { AT, FATES, onlyTrial, queueFates, reveal } from '@wayrune/engine/testing/adventures/cataclysm.ts';
import { type Scenario, scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf, foesOf, ofKind } from '../testing/cards-of-set.ts';

const curses = ofKind(cardsOf(library, 'cataclysm'), 'special');
const quests = curses.flatMap(({ curse, ...card }) =>
  curse?.quest === undefined ? [] : [{ ...card, quest: curse.quest }],
);
/** Level I that is no fight. */
const trials = curses.flatMap(({ curse, foe, ...card }) =>
  curse?.trial === undefined || foe !== undefined ? [] : [{ ...card, of: curse.of, trial: curse.trial }],
);
/** Challenges that can be met, the hardest last. */
const CHALLENGES = foesOf(cardsOf(library, 'base')).filter(({ color }) => color !== 'red');

/** Nothing to attempt there, nobody to meet, no town, and no destroyed one near. */
const NOWHERE = 'e9';
const ELSEWHERE = 'd10';

function table(): Scenario {
  const t = scenario(library, { adventure: 'cataclysm', heroes: ['casimir-dray', 'mother-aldith'] });
  queueFates(t);
  while (t.kind() === 'start') t.choose(t.options()[0] ?? '');
  return t;
}

/** Where somebody could ever stand: not in a destroyed town. */
const spacesOf = (t: Scenario): string[] =>
  t.world.board.spaces.map(({ id }) => id).filter((space) => !RUINS.includes(space));
const RUINS: readonly string[] = [AT.vynelvale, AT.dawnsmoor, AT.greyhaven];

function holdsAt(t: Scenario, card: string, at: QuestStep['at'], space: string): boolean {
  t.place(0, space, null);
  return allHold(t.game(), at, { seat: 0, bearer: 'hero', source: card, roll: null });
}

const placesFor = (t: Scenario, card: string, at: QuestStep['at']): string[] =>
  spacesOf(t).filter((space) => holdsAt(t, card, at, space));

/** Seat 0 ends a movement on a space, does something there, and both turns pass; true if the quest was claimed. */
function visit(
  t: Scenario,
  card: string,
  space: string,
  other = ELSEWHERE,
  act = (): void => undefined,
): boolean {
  t.place(0, space, null);
  t.place(1, other, null);
  t.player(0).gold = 9;
  askAgain(t);
  t.choose('stay');
  const claim = `claim:${card}`;
  if (!t.options().includes(claim)) act();
  const isDone = t.options().includes(claim);
  if (isDone) t.choose(claim);
  while (t.state.over === null && !(t.seat() === 0 && t.kind() === 'movement')) passTurn(t);
  return isDone;
}

/** Goes through what a card leaves to choose, in the first way that takes no card, with the best roll if it is a test. */
function goThrough(t: Scenario, begin: string, effects: readonly Effect[], ...later: number[]): void {
  const [effect] = effects;
  if (effect?.do !== 'choose') throw new Error(`"${begin}" leaves nothing to choose`);
  const takesCard = ({ cost = [] }: Choice): boolean =>
    cost.some(({ pay }) => pay === 'item' || pay === 'ally');
  const way = effect.options.findIndex((option) => !takesCard(option));
  if (effect.options[way]?.do.some((one) => one.do === 'test') === true) t.totals(20);
  t.picks(...later);
  t.choose(begin);
  if (t.kind() === 'choose') t.choose(`choose:${way}`);
}

/** Does one step as often as it wants. */
function carryOut(t: Scenario, card: string, index: number, step: QuestStep): boolean {
  const { count = 1 } = step;
  const places = placesFor(t, card, step.at);
  let done = false;
  for (let i = 0; i < count; i++) {
    // Far apart: two spaces beside the same destroyed town count once.
    const space = places[Math.floor((i * places.length) / count)] ?? NOWHERE;
    if (step.step === 'defeat') {
      const foe = CHALLENGES.filter(({ family }) => step.family?.includes(family) ?? true).at(-1);
      done = visit(t, card, space, ELSEWHERE, () => t.world.policies.beaten(t.game(), foe?.id ?? '', 0));
    } else if (step.step === 'task')
      done = visit(t, card, space, ELSEWHERE, () => goThrough(t, `quest:${card}:${index}`, step.do));
    else done = visit(t, card, space, step.step === 'meet' ? space : ELSEWHERE);
  }
  return done;
}

describe('quests of The Cataclysm', () => {
  it.each(quests)('$name can be carried through and claimed', ({ id, quest }) => {
    const t = table();
    reveal(t, id);
    askAgain(t);
    let claimed = false;
    quest.steps.forEach((step, i) => {
      expect(claimed).toBe(false);
      claimed = carryOut(t, id, i, step);
    });
    const home = quest.claimAt === undefined ? NOWHERE : (placesFor(t, id, quest.claimAt)[0] ?? '');
    if (!claimed) claimed = visit(t, id, home);
    expect(claimed).toBe(true);
    expect(t.player(0).kept.map(({ card }) => card)).toContain(id);
  });

  it.each(quests)('$name is not furthered where it does not say so', ({ id, quest }) => {
    const t = table();
    reveal(t, id);
    askAgain(t);
    const [step] = quest.steps;
    if (step?.at === undefined) expect(visit(t, id, NOWHERE)).toBe(false);
    else expect(holdsAt(t, id, step.at, NOWHERE)).toBe(false);
    expect(t.happened('quest-progress')).toEqual([]);
  });

  it('say that it is the destroyed towns that must differ, where it is', () => {
    const t = table();
    const said = (id: string): string => cardText(infoOf(t.world, id));
    expect(said('where-the-walls-stood')).toContain('beside a destroyed town, 2 different towns');
    expect(said('three-empty-lairs')).toContain('on a red jewel (3 different spaces)');
  });

  it('lie where the map has them', () => {
    const t = table();
    const count = (id: string, step = 0): number =>
      placesFor(t, id, quests.find((one) => one.id === id)?.quest.steps[step]?.at).length;
    expect(count('three-empty-lairs')).toBe(7);
    // Two cursed towns count as hills and mountain: Nerekhall and Frostgate.
    expect(count('the-high-roosts')).toBe(32 + 17 + 2);
    expect(count('two-nights-above-the-snow')).toBe(17 + 1);
    expect([0, 1, 2].map((step) => count('ash-on-three-waters', step))).toEqual([12, 7, 11]);
    expect(count('debts-of-the-fallen')).toBe(5);
    expect(count('an-egg-for-the-cold')).toBe(1);
    expect(count('where-the-walls-stood')).toBe(
      new Set(RUINS.flatMap((ruin) => t.world.board.space[ruin]?.neighbors ?? [])).size,
    );
  });
});

describe('trials of The Cataclysm', () => {
  it.each(trials)('$name is passed and claimed in the town of its curse', ({ id, of, trial, as }) => {
    const t = table();
    onlyTrial(t, id);
    const town = Object.entries(FATES).find(([, fate]) => fate === of)?.[0] as keyof typeof AT;
    t.place(0, AT[town], null);
    t.player(0).gold = 9;
    askAgain(t);
    t.choose('stay');
    // The only card of level I is drawn, and the first of two quests is turned up.
    t.picks(0);
    goThrough(t, `curse:${of}`, trial, 0);
    expect(t.player(0).kept.map(({ card }) => card)).toEqual([id]);
    expect(as?.kind).toBe('kept');
    expect(t.happened('quest-revealed')).toHaveLength(1);
  });
});
