/** What is printed on cards of Zanaga alone: where a monster roams, what completes a ritual, what awakens a god, gear. */
import { findMists, GODS, type Mists } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import type { ItemCard } from '@wayrune/engine/effects/vocabulary.ts';
import { TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import { takeFromAnywhere } from '@wayrune/engine/testing/scenario.ts';
import { WARES } from '../cast.ts';
import type { PartOf } from '../parts.ts';
import { newPlan, type Plan } from '../plan.ts';
import { choose, combatIn, eventsOf, optionsOf, type Play, playerOf } from '../play.ts';
import { setTable, type Theatre } from '../stage.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { playUntil } from '../twins.ts';
import { must } from '../view.ts';
import { QUIET_GOD, quietRite } from './cast.ts';

function mistsIn(play: Play): Mists {
  const mists = findMists(play.state);
  if (mists === null) throw new Error('the scene is not in Zanaga');
  return mists;
}

const played = (theatre: Theatre, plan: Plan): Play => setTable(theatre, theatre.world, plan);

/** Whoever ends the movement on its terrain meets it, and nobody elsewhere does. */
export function checkTerrain(theatre: Theatre, { card, terrain }: PartOf<'terrain'>): void {
  const ware = infoOf(theatre.world, WARES[0] ?? '').card;
  for (const here of TERRAINS) {
    const play = played(theatre, { ...newPlan(ware, 'held', 'hero'), terrain: here, roaming: [card.id] });
    const { turn } = mistsIn(play);
    mistsIn(play).turn = { ...turn, occupied: false };
    const met = playUntil(play, (at) => combatIn(at)?.card === card.id);
    must(met === (here === terrain), met ? `it is met in ${here}` : `it is not met in ${here}`);
  }
}

/** It is completed by its last token, and by none before. */
export function checkSlots(theatre: Theatre, { card, ritual }: PartOf<'slots'>): void {
  for (const missing of [0, 1]) {
    const play = played(theatre, newPlan(card, 'event', 'hero'));
    const { due } = mistsIn(play);
    for (let n = missing; n < ritual.slots; n++) due.push({ seat: 0, token: ritual.symbol, leftmost: true });
    playUntil(play, () => false);
    const completed = eventsOf(play, 'ritual-completed').some((event) => event.card === card.id);
    must(completed === (missing === 0), `${ritual.slots - missing} tokens do not do what they ought to`);
  }
}

/** Rituals that are in no scene yet. */
const OTHER_RITES = 3;

/** Of all gods it is the one that three rituals of these symbols awaken, in any order. */
export function checkAwakening(theatre: Theatre, { card, symbols }: PartOf<'awakens'>): void {
  for (const turned of [0, 1, 2]) {
    const [last = 'sun', ...first] = [...symbols.slice(turned), ...symbols.slice(0, turned)];
    const plan = { ...newPlan(card, 'omen', 'hero'), symbol: last };
    const play = played(theatre, plan);
    const mists = mistsIn(play);
    mists.awake = [];
    for (const god of [...(play.state.decks[GODS]?.bag.splice(0) ?? []), card.id])
      if (god !== QUIET_GOD) mists.asleep.push(god);
    first.forEach((symbol, n) => {
      const rite = quietRite(symbol, OTHER_RITES + n);
      takeFromAnywhere(play.state, rite);
      mists.completed.push(rite);
    });
    playUntil(play, (at) => eventsOf(at, 'god-awakened').length > 0);
    const [awoken] = eventsOf(play, 'god-awakened');
    must(awoken?.card === card.id, `${awoken?.card ?? 'nobody'} awakes`);
  }
}

/** Survival gear is bought from the supply, in any market. */
export function mustCostAsGear(theatre: Theatre, card: ItemCard): void {
  const { card: ware } = infoOf(theatre.world, WARES[0] ?? '');
  const play = played(theatre, { ...newPlan(ware, 'held', 'hero'), town: 'any', gold: card.cost });
  const option = `gear:${card.id}`;
  must(
    playUntil(play, (at) => optionsOf(at).includes(option)),
    `it cannot be bought for ${card.cost} gold`,
  );
  choose(play, option);
  must(playerOf(play).gold === 0, 'it costs something else');
  must(
    playerOf(play).items.some((held) => infoOf(play.world, held.card).card.id === card.id),
    'it is not among the items',
  );
}
