/** How a scene comes to a window. */
import type { Window } from '@wayrune/engine/effects/windows.ts';
import type { Plan, Wish } from './plan.ts';

const fighting =
  (more: Partial<Plan> = {}): Wish =>
  (plan) => {
    plan.fight = true;
    Object.assign(plan, more);
  };
const nothing: Wish = () => undefined;
/** Somebody is hurt in a fight: a Hero who defends badly, an Ally whose attack fails. */
const struckDown: Wish = (plan) => {
  plan.fight = true;
  plan.attacking = plan.who !== 'hero';
  plan.success = false;
  plan.harm ??= 1;
};

export const TO_WINDOW: Readonly<Record<Window, Wish>> = {
  'turn-start': nothing,
  'before-moving': nothing,
  'dice-rolled': (plan) => {
    plan.move = 'roll';
  },
  moving: nothing,
  entered: (plan) => {
    plan.move = 'walk';
  },
  'after-moving': nothing,
  drawn: fighting(),
  'token-drawn': fighting(),
  'before-combat': fighting(),
  'round-start': fighting({ roundStart: true }),
  escape: fighting({ escape: 'success' }),
  test: (plan) => {
    plan.fight = true;
    plan.exam ??= { attribute: 'mind', skill: null };
  },
  tested: (plan) => {
    plan.fight = true;
    plan.exam ??= { attribute: 'mind', skill: null };
  },
  roll: fighting({ attacking: true }),
  rolled: fighting({ attacking: true }),
  hit: fighting({ attacking: true, success: true }),
  missed: fighting({ attacking: true, success: false, harm: 1 }),
  guarded: fighting({ attacking: false, success: true, who: 'hero', harm: 1 }),
  struck: fighting({ attacking: false, success: false, who: 'hero', harm: 1 }),
  wounded: struckDown,
  'round-end': fighting(),
  escaped: fighting({ escape: 'success' }),
  defeated: fighting({ kill: true, attacking: true, success: true }),
  'knocked-out': (plan) => {
    struckDown(plan);
    plan.who = 'hero';
    plan.harm = 99;
  },
  market: (plan) => {
    plan.town ??= 'any';
  },
  experience: nothing,
  'turn-end': nothing,
};

/** Windows that are about somebody who rolls or is hurt: an ability serves its bearer unless it says more (G12). */
export const PERSONAL: readonly Window[] = [
  'roll',
  'rolled',
  'hit',
  'missed',
  'guarded',
  'struck',
  'wounded',
];

const goingWrong: Wish = (plan) => {
  plan.success = false;
  plan.outOfReach = true;
};
const goingWell: Wish = (plan) => {
  plan.success = true;
  plan.dice = null;
};

/** A scene beside the window: nearly the same happens, but not that. */
export const BESIDE_WINDOW: Readonly<Partial<Record<Window, Wish>>> = {
  hit: goingWrong,
  missed: goingWell,
  guarded: goingWrong,
  struck: goingWell,
  wounded: goingWell,
  escaped: (plan) => {
    plan.escape = 'failure';
  },
  defeated: (plan) => {
    plan.kill = false;
  },
  'knocked-out': (plan) => {
    plan.harm = 1;
  },
  market: (plan) => {
    plan.town = null;
  },
};
