/** What a card brings when it is drawn or beaten. */
import { type Way, waysThrough, wordsFor } from './acts.ts';
import type { PartOf } from './parts.ts';
import { perform } from './perform.ts';
import type { Theatre } from './stage.ts';
import { planFor, twins, untilMoment } from './twins.ts';
import { stageAct } from './verb-checks.ts';
import { CardFailure, must } from './view.ts';

export function checkEffects(theatre: Theatre, part: PartOf<'effects'>): void {
  for (const way of waysThrough(part.effects)) {
    try {
      mustCome(theatre, part, way);
    } catch (error) {
      const words = wordsFor(way);
      if (error instanceof CardFailure && words !== '') throw new CardFailure(`(${words}) ${error.message}`);
      throw error;
    }
  }
}

function mustCome(theatre: Theatre, part: PartOf<'effects'>, way: Way): void {
  const plan = planFor(part, (it) => {
    for (const act of way) stageAct(it, act);
  });
  if (plan === null) return;
  const pair = twins(theatre, part, plan);
  const moment = untilMoment(pair, null);
  must(moment !== null || way.length === 0, 'nothing comes of it');
  if (moment !== null) perform(theatre, part, pair, moment, way, null);
}
