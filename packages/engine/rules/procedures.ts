/** The procedures of the base game by name; those of the verbs are added in `effects/verbs/`. Parts add to the table or replace entries. */
import type { Procedure, Procedures } from '../kernel/procedure.ts';
import { windowProcedure } from './cards/abilities.ts';
import {
  adventureProcedure,
  challengeProcedure,
  drawProcedure,
  encounterProcedure,
  specialProcedure,
  eventProcedure,
} from './turn/adventure.ts';
import { combatProcedure } from './combat/combat.ts';
import { replenishProcedure } from './turn/counters.ts';
import { experienceProcedure } from './turn/experience.ts';
import type { Game } from './world/game.ts';
import { knockoutProcedure } from './combat/knockout.ts';
import { acquireProcedure } from './cards/limits.ts';
import { marketProcedure } from './turn/market.ts';
import { movementProcedure } from './turn/movement.ts';
import { negotiationProcedure } from './turn/negotiation.ts';
import { phaseProcedure } from './combat/phase.ts';
import { rollProcedure } from './combat/roll.ts';
import { gameProcedure, turnProcedure } from './turn/turn.ts';
import { settleProcedure } from './combat/vitals.ts';
import { woundProcedure } from './combat/wounds.ts';

const BASE: Readonly<Record<string, Procedure<Game>>> = {
  game: gameProcedure,
  turn: turnProcedure,
  movement: movementProcedure,
  adventure: adventureProcedure,
  draw: drawProcedure,
  challenge: challengeProcedure,
  event: eventProcedure,
  encounter: encounterProcedure,
  special: specialProcedure,
  replenish: replenishProcedure,
  combat: combatProcedure,
  phase: phaseProcedure,
  roll: rollProcedure,
  wound: woundProcedure,
  settle: settleProcedure,
  knockout: knockoutProcedure,
  negotiate: negotiationProcedure,
  market: marketProcedure,
  acquire: acquireProcedure,
  experience: experienceProcedure,
  window: windowProcedure,
};

export const baseProcedures: Procedures<Game> = new Map(Object.entries(BASE));
