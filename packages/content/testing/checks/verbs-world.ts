/** Checks of the verbs that touch movement, the board, Events, and the course of the game. */
import { distance } from '@wayrune/engine/rules/world/board.ts';
import { freeFace } from '@wayrune/engine/rules/turn/movement.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { townsNear } from '@wayrune/engine/rules/turn/places.ts';
import type { EffectOf } from '@wayrune/engine/effects/vocabulary.ts';
import { foeId, QUIET_EVENT, STRAGGLER } from '../cast.ts';
import { isMirrored } from '../acts.ts';
import { arrange, arrangeAll } from '../conditions.ts';
import { makePayable, makeUnpayable, notePaid, payingOption } from '../costs.ts';
import type { Plan } from '../plan.ts';
import {
  answersTo,
  atWindow,
  choose as take,
  combatIn,
  eventsOf,
  gameOf,
  kindOf,
  optionsOf,
  playerOf,
} from '../play.ts';
import { answer, type Check, type Run } from '../run.ts';
import { moveTokens } from '../zanaga/view.ts';
import { bottomOfDeck, cardKey, DICE, EVENT, must, shiftBy, viewOf } from '../view.ts';

/** The spaces to which an effect may take the Hero. */
function destinations(run: Run, effect: EffectOf<'move'>): string[] {
  const { board } = run.before.world;
  const { space } = playerOf(run.before);
  if (space === null) return [];
  switch (effect.to) {
    case 'back':
      return [playerOf(run.before).from ?? space];
    case 'nearest-town':
      return townsNear(gameOf(run.before), space).map((town) => board.town[town]?.space ?? '');
    case 'any-town':
      return board.towns.map((town) => town.space);
    case 'town':
      return [board.town[effect.town ?? '']?.space ?? ''];
    case 'adjacent':
      return [...(board.space[space]?.neighbors ?? [])];
    case 'within':
      return board.spaces
        .map(({ id }) => id)
        .filter((id) => id !== space && distance(board, space, id) <= (effect.spaces ?? 1));
  }
}

export const move: Check<'move'> = {
  check(run, { effect }) {
    const spaces = destinations(run, effect);
    if (kindOf(run.real) === 'target:move') {
      const offered = answersTo(run.real).map((option) => option.slice('target:'.length));
      must(offered.toSorted().join() === spaces.toSorted().join(), 'other spaces are offered');
    }
    const to = spaces.at(-1) ?? '';
    answer(run, 'target:move', `target:${to}`);
    run.want['space of seat 0'] = to;
  },
};

const dice = (run: Run): number[] =>
  String(run.want[DICE])
    .split(',')
    .filter((face) => face !== '' && face !== 'none')
    .map(Number);
const showDice = (run: Run, faces: readonly number[]): void => {
  run.want[DICE] = faces.toSorted((a, b) => a - b).join();
};
/** The side that new and turned dice show; all others show 0. */
const NEW_FACE = 3;

export const addDice: Check<'add-dice'> = {
  stage(plan, { effect }) {
    if (plan.move === 'roll') {
      nearPlains(plan);
      plan.faces.push(0, 0, 0, 0, 0);
    }
    for (let n = 0; n < effect.count; n++) plan.faces.push(NEW_FACE);
  },
  check: (run, { effect }) =>
    showDice(run, [...dice(run), ...Array.from({ length: effect.count }, () => NEW_FACE)]),
};

/** One die after another, all of those that show 0; their number is that of the effect. */
function changeDice(run: Run, count: number, option: string): void {
  const faces = dice(run);
  for (let n = 0; n < count; n++) {
    must(optionsOf(run.real).includes(option), `"${option}" is not offered`);
    take(run.real, option);
    faces[faces.indexOf(0)] = NEW_FACE;
  }
  must(!kindOf(run.real).endsWith('-dice'), `more than ${count} dice are changed`);
  showDice(run, faces);
}

/** Where a die that shows 0 leads somewhere, so that the dice are waited for. */
const nearPlains = (plan: Plan): void => {
  plan.beside = 'plains';
};

export const rerollDice: Check<'reroll-dice'> = {
  stage(plan, { effect }) {
    nearPlains(plan);
    plan.faces.push(0, 0, 0, 0, 0, ...Array.from({ length: effect.count }, () => NEW_FACE));
  },
  check: (run, { effect }) => changeDice(run, effect.count, 'target:0'),
};

export const turnDice: Check<'turn-dice'> = {
  stage(plan) {
    nearPlains(plan);
    plan.move = 'roll';
  },
  check: (run, { effect }) => changeDice(run, effect.count, `target:0>${NEW_FACE}`),
};

export const freeStep: Check<'free-step'> = {
  stage(plan, { effect }) {
    plan.beside = effect.terrain?.[0] ?? null;
  },
  check(run, { effect }) {
    showDice(run, [...dice(run), freeFace(effect.terrain)]);
    run.later.push(() => {
      const { real } = run;
      if (kindOf(real) === 'movement') take(real, 'stay');
      const { board } = real.world;
      const near = board.space[playerOf(real).space ?? '']?.neighbors ?? [];
      const open = near.filter((id) => {
        const terrain = board.space[id]?.terrain;
        return (
          terrain === 'town' || effect.terrain === undefined || effect.terrain.some((one) => one === terrain)
        );
      });
      const steps = optionsOf(real).filter((option) => option.startsWith('step:'));
      const entered = new Set(steps.map((option) => option.split(':')[1] ?? ''));
      must(
        [...entered].toSorted().join() === open.toSorted().join(),
        `the free step leads to ${[...entered].join()}`,
      );
    });
  },
};

export const replenish: Check<'replenish'> = {
  stage(plan, { effect }) {
    plan.emptied = effect.color ?? 'green';
  },
  check(run, { effect }) {
    const { board } = run.real.world;
    for (const id of board.jewels) {
      const jewel = board.space[id]?.jewel;
      if (jewel === undefined || jewel === null || run.want[`counter on ${id}`] === 1) continue;
      if (!jewel.sunburst && effect.every !== true) continue;
      if (effect.color !== undefined && jewel.color !== effect.color) continue;
      run.want[`counter on ${id}`] = 1;
      shiftBy(run.want, `${jewel.color} counters in the pile`, -1);
    }
  },
};

export const removeCounter: Check<'remove-counter'> = {
  stage(plan) {
    plan.onJewel = 'green';
  },
  check(run, { effect }) {
    const { space } = playerOf(run.before);
    must(
      effect.where === 'here' ||
        optionsOf(run.real).length > 1 ||
        kindOf(run.real) !== 'target:remove-counter',
      'nothing can be chosen',
    );
    answer(run, 'target:remove-counter', `target:${space ?? ''}`);
    run.want[`counter on ${space ?? ''}`] = 0;
    shiftBy(run.want, 'green counters in the pile', 1);
  },
};

export const placeCounter: Check<'place-counter'> = {
  stage(plan, { effect }) {
    plan.emptied = effect.color;
  },
  check(run, { effect }) {
    must(kindOf(run.real) === 'target:place-counter', 'no place is asked for');
    const { board } = run.real.world;
    const empty = board.jewels.filter(
      (id) => board.space[id]?.jewel?.color === effect.color && run.want[`counter on ${id}`] === 0,
    );
    const offered = answersTo(run.real).map((option) => option.slice('target:'.length));
    must(offered.toSorted().join() === empty.toSorted().join(), 'other jewels are offered');
    const to = empty[0] ?? '';
    answer(run, 'target:place-counter', `target:${to}`);
    run.want[`counter on ${to}`] = 1;
    shiftBy(run.want, `${effect.color} counters in the pile`, -1);
  },
};

/** Past the windows in which only the table without the card is still asked. */
function passWindows({ bare, want }: Run): void {
  const before = viewOf(bare);
  while (atWindow(bare)) take(bare, 'pass');
  const after = viewOf(bare);
  for (const [key, value] of Object.entries(after)) if (before[key] !== value) want[key] = value;
}

export const redraw: Check<'redraw'> = {
  check(run) {
    passWindows(run);
    const foe = combatIn(run.bare)?.card ?? '';
    const { color } = run.plan.foe;
    const next = foeId(color, STRAGGLER);
    run.want[cardKey(foe)] = bottomOfDeck(color);
    run.want[cardKey(next)] = 'being resolved';
    moveTokens(run.want, foe, next);
    run.later.push(() => must(combatIn(run.real)?.card === next, 'no other enemy is drawn'));
  },
};

export const endEvent: Check<'end-event'> = {
  stage(plan) {
    plan.event ??= QUIET_EVENT;
  },
  check(run) {
    const event = String(run.want[EVENT]);
    run.want[EVENT] = 'none';
    run.want[cardKey(event)] = bottomOfDeck(infoOf(run.real.world, event).deck);
  },
};

export const choose: Check<'choose'> = {
  stage(plan, { effect, barred, met }) {
    for (const option of effect.options) makePayable(plan, option.cost);
    arrangeAll(plan, met);
    const out = barred === null ? undefined : effect.options[barred];
    const [condition] = out?.if ?? [];
    const [cost] = out?.cost ?? [];
    if (condition !== undefined) arrange(plan, condition, false);
    else if (cost !== undefined) makeUnpayable(plan, cost);
  },
  check(run, { effect, which, barred, seat }) {
    const { real } = run;
    const cost = effect.options[which]?.cost;
    if (barred !== null) {
      const there = optionsOf(real).some(
        (option) => option.split(':').slice(0, 2).join(':') === `choose:${barred}`,
      );
      must(!there, `"${effect.options[barred]?.label ?? ''}" is offered all the same`);
    }
    const free = effect.options.filter((option) => option.if === undefined && option.cost === undefined);
    must(kindOf(real) === 'choose' || free.length < 2, 'nothing is asked');
    answer(run, 'choose', payingOption(`choose:${which}`, cost, seat));
    const bearer = seat === 0 ? run.bearer : 'hero';
    notePaid(run.want, cost, { play: real, bearer, source: run.source, seat });
  },
};

/** Its condition is part of the scene. */
export const either: Check<'if'> = {
  stage(plan, { effect, goesWell, met, seat }) {
    // The rival is as the Hero is.
    if (seat !== 0) return;
    if (goesWell) arrangeAll(plan, met);
    else if (effect.if[0] !== undefined) arrange(plan, effect.if[0], false);
  },
  check: () => undefined,
};

export const each: Check<'each'> = {
  stage(plan, { effect }) {
    plan.seats = 2;
    plan.rivalHere ||= effect.who === 'heroes-here';
    plan.rivalAlike ||= effect.who === 'heroes' && isMirrored(effect);
  },
  check: () => undefined,
};

export const rollDie: Check<'roll-die'> = {
  stage(plan, { pip }) {
    plan.pips.push(pip);
  },
  check(run, { pip }) {
    const values = eventsOf(run.real, 'die').map((event) => event.value);
    must(values.includes(pip), 'no die is rolled');
  },
};

export const endTurn: Check<'end-turn'> = {
  check: (run) =>
    run.later.push(() => must(run.real.state.turn > run.before.state.turn, 'the turn does not end')),
};

export const knockOut: Check<'knock-out'> = {
  check(run) {
    for (const key of Object.keys(run.want)) run.ignored.add(key);
    run.later.push(() => must(eventsOf(run.real, 'knocked-out').length === 1, 'nobody is knocked out'));
  },
};

export const win: Check<'win'> = {
  check(run) {
    run.want['the game'] = 'won by seat 0';
    // Nothing is put away any more.
    for (const key of [cardKey(run.source), DICE]) run.ignored.add(key);
  },
};
