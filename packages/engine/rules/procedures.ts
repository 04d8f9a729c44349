/** The procedures of the base game by name; those of the verbs are added in `effects/verbs/`. Parts add to the table or replace entries. */
import type { Procedure, Procedures } from '../kernel/procedure.ts';
import { windowProcedure } from './abilities.ts';
import {
  adventureProcedure,
  challengeProcedure,
  drawProcedure,
  encounterProcedure,
  specialProcedure,
  eventProcedure,
} from './adventure.ts';
import { combatProcedure } from './combat.ts';
import { replenishProcedure } from './counters.ts';
import { experienceProcedure } from './experience.ts';
import type { Game } from './game.ts';
import { knockoutProcedure } from './knockout.ts';
import { acquireProcedure } from './limits.ts';
import { marketProcedure } from './market.ts';
import { movementProcedure } from './movement.ts';
import { negotiationProcedure } from './negotiation.ts';
import { phaseProcedure } from './phase.ts';
import { rollProcedure } from './roll.ts';
import { gameProcedure, turnProcedure } from './turn.ts';
import { settleProcedure } from './vitals.ts';
import { woundProcedure } from './wounds.ts';

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
