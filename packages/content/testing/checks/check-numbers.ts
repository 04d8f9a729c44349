/** The numbers that are printed on a card, what it becomes, and Events that take effect. */
import { ATTRIBUTES, type Card, type Fighter, PHASES, SKILLS } from '@wayrune/engine/effects/vocabulary.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { GEAR_DECK } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { infoOf, itemKind } from '@wayrune/engine/rules/world/world.ts';
import { waysThrough } from '../acts.ts';
import { NOVICE, WARES } from '../cast.ts';
import { FAR } from '../combat-scene.ts';
import { type PartOf, silent, withoutAbilities } from '../parts.ts';
import { newPlan, type Role } from '../plan.ts';
import { choose, eventsOf, kindOf, optionsOf, type Play, playerOf } from '../play.ts';
import { type Reading, readingsOf } from '../readings.ts';
import { setTable, type Theatre, worldWith } from '../stage.ts';
import { planFor, playUntil } from '../twins.ts';
import { must } from '../view.ts';
import { mustCostAsGear } from '../zanaga/checks.ts';

export function checkNumbers(theatre: Theatre, part: PartOf<'numbers'>): void {
  const { card, role, bearer } = part;
  switch (card.kind) {
    case 'hero':
      mustRead(hushed(theatre, card, role, bearer), bearer, card, card.skills);
      break;
    case 'ally':
      mustRead(hushed(theatre, card, role, bearer), bearer, card, {});
      mustCost(theatre, card, 'allies');
      break;
    case 'item':
      if (card.deck === GEAR_DECK) mustCostAsGear(theatre, card);
      else mustCost(theatre, card, 'items');
      break;
    case 'challenge':
      if (card.trap !== undefined) break;
      mustRead(hushed(theatre, card, role, bearer), 'foe', card, {});
      mustHurt(theatre, part);
      break;
    case 'encounter':
      if (card.foe === undefined) break;
      mustRead(hushed(theatre, card, role, bearer), 'foe', card.foe, {});
      mustHurt(theatre, part);
      break;
    case 'special':
      if (card.god === undefined) break;
      mustRead(hushed(theatre, card, role, bearer), 'foe', card.god, {});
      mustHurt(theatre, part);
      break;
    case 'event':
      break;
  }
}

/** In a fight, with nothing said: only what is printed counts. */
function hushed(theatre: Theatre, card: Card, role: Role, bearer: string): Play {
  const plan = newPlan(card, role, bearer);
  plan.fight = true;
  const { world } = theatre;
  const play = setTable(theatre, worldWith(world, silent(infoOf(world, card.id).card)), plan);
  must(
    playUntil(play, (at) => at.staged),
    'there is no fight',
  );
  return play;
}

type Skills = Readonly<Partial<Record<(typeof SKILLS)[number], number>>>;

function mustRead(play: Play, who: string, printed: Fighter & { stamina?: number }, skills: Skills): void {
  const readings = readingsOf(play).filter((reading) => reading.who === who);
  must(readings.length > 0, `${who} is not there`);
  const wrong = readings
    .map((reading) => ({ reading, wanted: printedFor(reading, printed, skills) }))
    .filter(({ reading, wanted }) => reading.value !== wanted)
    .map(({ reading, wanted }) => `${reading.name} is ${reading.value}, expected ${wanted}`);
  must(wrong.length === 0, wrong.join('\n'));
}

function printedFor(
  { stats, roll, who }: Reading,
  printed: Fighter & { stamina?: number },
  skills: Skills,
): number {
  const [stat] = stats;
  if (stat === 'life') return printed.life + (who === 'foe' ? FAR : 0);
  if (stat === 'stamina') return printed.stamina ?? 0;
  const name = ATTRIBUTES.find((one) => one === stat) ?? PHASE_ATTRIBUTE[roll?.phase ?? 'melee'];
  const [value, damage] = printed[name];
  if (stat?.endsWith('-damage') === true) return damage;
  return value + (roll?.skill === undefined || roll.skill === null ? 0 : (skills[roll.skill] ?? 0));
}

/** Rounds after which a fight ought to have become dangerous. */
const ROUNDS = [1, 2, 3, 4];

/** A fight in which neither can hurt the other would never end: within a few rounds both can. */
function mustHurt(theatre: Theatre, part: PartOf<'numbers'>): void {
  const calm = worldWith(theatre.world, withoutAbilities(part.card));
  const scenes = ROUNDS.flatMap((round) =>
    PHASES.map((phase) => {
      const plan = planFor(part, (it) => Object.assign(it, { round, phase }));
      const play = setTable(theatre, calm, plan ?? newPlan(part.card, part.role, part.bearer));
      const reached = playUntil(
        play,
        (at) => at.staged && optionsOf(at).includes('attack:hero') && kindOf(at) === phase,
      );
      return { phase, open: reached, readings: readingsOf(play) };
    }),
  );
  const dealt = scenes
    .flatMap(({ readings }) => readings)
    .filter(({ who, name }) => who === 'foe' && name.includes('damage'));
  must(
    dealt.some(({ value }) => value > 0),
    'it can hurt nobody',
  );
  const weakest = ({ phase, open, readings }: (typeof scenes)[number]): boolean => {
    const own = readings.find(({ who, name }) => who === 'hero' && name === `${phase} damage`);
    return open && own !== undefined && own.value - (NOVICE[PHASE_ATTRIBUTE[phase]][1] - 1) > 0;
  };
  must(scenes.some(weakest), 'nobody can hurt it');
}

/** Bought in a market for what it costs. */
function mustCost(theatre: Theatre, card: Extract<Card, { cost: number }>, row: 'items' | 'allies'): void {
  const { card: ware } = infoOf(theatre.world, WARES[0] ?? '');
  const plan = newPlan(ware, 'held', 'hero');
  Object.assign(plan, { town: 'any', forSale: [card.id], gold: card.cost });
  const play = setTable(theatre, theatre.world, plan);
  const option = `buy:${card.id}`;
  must(
    playUntil(play, (at) => optionsOf(at).includes(option)),
    `it cannot be bought for ${card.cost} gold`,
  );
  choose(play, option);
  must(
    eventsOf(play, 'bought').at(-1)?.price === card.cost && playerOf(play).gold === 0,
    'it costs something else',
  );
  must(
    playerOf(play)[row].some((held) => held.card === card.id),
    `it is not among the ${row}`,
  );
}

/** What an adventure card becomes: it can be taken, and then has these numbers, or is an Item of this class. */
export function checkBecomes(theatre: Theatre, { card, as }: PartOf<'becomes'>): void {
  const list = card.kind === 'challenge' ? card.reward : card.kind === 'encounter' ? card.drawn : [];
  const taken = waysThrough(list).some((way) => way.some(({ effect }) => effect.do === 'take'));
  must(taken, 'nobody can ever take it');
  const info = infoOf(theatre.world, card.id);
  must(info.holding === as.kind, `it is held as ${info.holding ?? 'nothing'}`);
  if (as.kind === 'ally') mustRead(hushed(theatre, card, 'held', card.id), card.id, as, {});
  if (as.kind === 'item') {
    const kind = itemKind(info);
    must(kind?.class === as.class && kind.type === (as.type ?? ''), 'it is another kind of Item');
  }
}

/** An Event takes the place of one with the same number, or of none. */
export function checkEvent(theatre: Theatre, part: PartOf<'event'>): void {
  const { card } = part;
  const plan = planFor(part);
  if (plan === null) return;
  const play = setTable(theatre, theatre.world, plan);
  must(
    playUntil(play, (at) => at.state.event === card.id),
    'it does not take effect',
  );
}
