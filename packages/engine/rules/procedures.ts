/** Every procedure of the base game by name. Adventures and variants add to this table or replace entries. */
import type { Procedure, Procedures } from '../kernel/procedure.ts';
import { drawnMarketProcedure, lookProcedure } from '../effects/cards.ts';
import { fightProcedure } from '../effects/fights.ts';
import { chooseProcedure, eachProcedure, effectsProcedure } from '../effects/flow.ts';
import { testProcedure } from '../effects/rolls.ts';
import { targetProcedure } from '../effects/targets.ts';
import { windowProcedure } from './abilities.ts';
import {
  adventureProcedure,
  challengeProcedure,
  drawProcedure,
  encounterProcedure,
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
  effects: effectsProcedure,
  target: targetProcedure,
  choose: chooseProcedure,
  each: eachProcedure,
  test: testProcedure,
  fight: fightProcedure,
  'drawn-market': drawnMarketProcedure,
  look: lookProcedure,
};

export const baseProcedures: Procedures<Game> = new Map(Object.entries(BASE));
