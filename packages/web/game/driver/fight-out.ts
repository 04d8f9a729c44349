/** Plays the rest of a fight for a person, by the best odds, until there is something that they should decide. */
import type { Advice } from '@wayrune/bots';
import type { ChooseFrame } from '@wayrune/engine/effects/verbs/flow.ts';
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isFighting } from '@wayrune/engine/rules/combat/fighters.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Settings } from '../../settings/settings.ts';
import type { GameView } from '../view/game-view.ts';

/** It goes on; or why it has stopped: something new is offered, Life is low, or it would be better to run. */
export type FightingOut = 'on' | 'offer' | 'life' | 'escape';

export interface FightOut {
  readonly start: () => void;
  /** Starts as soon as this seat is asked in the fight that is about to begin. */
  readonly startAhead: (seat: number) => void;
  /** The player has pressed something. */
  readonly stop: () => void;
  /** Somebody has been asked. */
  readonly asked: () => void;
  readonly isOn: () => boolean;
}

export interface FightOutPorts {
  readonly store: StoreApi<GameView>;
  readonly table: Table;
  readonly settings: () => Settings;
  readonly hint: () => Promise<Advice>;
  readonly choose: (seat: number, option: string) => void;
  readonly troubled: (error: unknown) => void;
}

/** What every fight asks for, again and again. Anything else is new when it is first offered. */
const USUAL: ReadonlySet<string> = new Set(['attack', 'defend', 'fight', 'escape', 'pass', 'discard']);

interface Fighting extends FightOutPorts {
  /** Whose fight is fought out, or null. */
  seat: number | null;
  /** The Life they had when they said so. */
  life: number;
  /** Which fight it is, and what has been offered in it. */
  fight: string;
  known: Set<string>;
}

export function createFightOut(ports: FightOutPorts): FightOut {
  const fighting: Fighting = { ...ports, seat: null, life: 0, fight: '', known: new Set() };
  return {
    start() {
      const { chooser } = ports.store.getState();
      if (chooser === null || fightOf(fighting, chooser) === null) return;
      begin(fighting, chooser);
      void decide(fighting, chooser);
    },
    startAhead: (seat) => begin(fighting, seat),
    stop() {
      fighting.seat = null;
      say(fighting, null);
    },
    asked: () => asked(fighting),
    isOn: () => fighting.seat !== null,
  };
}

function begin(fighting: Fighting, seat: number): void {
  fighting.seat = seat;
  fighting.life = lifeLeft(fighting, seat);
  say(fighting, 'on');
}

function say({ store }: Fighting, fightingOut: FightingOut | null): void {
  if (store.getState().fightingOut !== fightingOut) store.setState({ fightingOut });
}

function end(fighting: Fighting, why: FightingOut | null): void {
  fighting.seat = null;
  say(fighting, why);
}

/** The fight in which the seat has to decide, or null. */
function fightOf({ table: { world, state } }: Fighting, seat: number): CombatFrame | null {
  // Whoever has been knocked out has no fight left to be fought out.
  if (state.frames.some(({ proc }) => proc === 'knockout')) return null;
  const combat = combatOf(view(world, state));
  return combat !== null && isFighting(combat, seat) ? combat : null;
}

function lifeLeft({ table: { world, state } }: Fighting, seat: number): number {
  const game = view(world, state);
  return lifeOf(game, seat, 'hero') - playerAt(game, seat).wounds;
}

function asked(fighting: Fighting): void {
  const { store, table, settings, seat } = fighting;
  const { chooser } = store.getState();
  const combat = chooser === null ? null : fightOf(fighting, chooser);
  const isNew = combat !== null && noteOffers(fighting, combat);
  if (seat === null || chooser === null) return;
  const life = lifeLeft(fighting, seat);
  if (combat === null || chooser !== seat || table.state.over !== null) end(fighting, null);
  else if (isNew) end(fighting, 'offer');
  else if (life < fighting.life && life <= settings().fightStopsAtLife) end(fighting, 'life');
  else void decide(fighting, seat);
}

/** Whether something is offered that was not offered before in this fight. */
function noteOffers(fighting: Fighting, { card, other, space }: CombatFrame): boolean {
  const { decision, turn } = fighting.table.state;
  const fight = [turn, card, other, space].join(' ');
  if (fight !== fighting.fight) fighting.known.clear();
  fighting.fight = fight;
  // What the enemy's own card puts one through was read with it, and is part of the fight.
  if (demandsOf(fighting) === card) return false;
  const fresh = (decision?.options ?? []).filter(
    (option) => !USUAL.has(option.split(':', 1)[0] ?? '') && !fighting.known.has(option),
  );
  for (const option of fresh) fighting.known.add(option);
  return fresh.length > 0;
}

/** The card that asks for one of several things, or null. */
function demandsOf({ table: { state } }: Fighting): string | null {
  const asking = state.frames.at(-1);
  return asking?.proc === 'choose' ? (asking as ChooseFrame).source : null;
}

async function decide(fighting: Fighting, seat: number): Promise<void> {
  const { table, hint, choose, troubled } = fighting;
  const { length } = table.entries;
  try {
    const { choice } = await hint();
    // Meanwhile the player may have pressed something.
    if (fighting.seat !== seat || table.entries.length !== length) return;
    if (choice === 'escape') end(fighting, 'escape');
    else choose(seat, choice);
  } catch (error) {
    end(fighting, null);
    troubled(error);
  }
}
