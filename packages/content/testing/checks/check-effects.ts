/** What a card brings when it is drawn or beaten. */
import { mayBeImpossible, naming, type Way, waysThrough } from '../acts.ts';
import type { PartOf } from '../parts.ts';
import { perform } from '../perform.ts';
import type { Theatre } from '../stage.ts';
import { planFor, twins, untilMoment } from '../twins.ts';
import { mustStand } from './verbs-trap.ts';
import { stageAct } from './verb-checks.ts';
import { must } from '../view.ts';

export function checkEffects(theatre: Theatre, part: PartOf<'effects'>): void {
  for (const way of waysThrough(part.effects)) {
    naming(way, () => must(comes(theatre, part, way) || mayBeImpossible(way), 'there is no scene for it'));
  }
}

/** Nothing can be seen of it: a condition that is not met, nothing to count. */
const isIdle = ({ effect, count }: Way[number]): boolean =>
  effect.do === 'if' || effect.do === 'each' || count === 0;

const leadsThrough = (way: Way): boolean => way.some(({ effect }) => effect.do === 'overcome');

/** Whether there is such a scene; and in it everything must be as the card says. */
function comes(theatre: Theatre, part: PartOf<'effects'>, way: Way): boolean {
  const plan = planFor(part, (it) => {
    it.symbol = part.symbol ?? null;
    for (const act of way) stageAct(it, act);
  });
  if (plan === null) return false;
  const pair = twins(theatre, part, plan);
  const moment = untilMoment(pair, null);
  must(moment !== null || way.every(isIdle), 'nothing comes of it');
  if (moment !== null) perform(theatre, part, pair, moment, way, null);
  if (moment !== null && part.list === 'trap' && !leadsThrough(way))
    mustStand(pair.real, moment.before, part.card.id);
  return true;
}
