/** A turn in one sentence, from its events. */
import { joined } from '@wayrune/engine/effects/words.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { infoOf, trapOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { foeName, heldName, spaceName } from '@wayrune/engine/text/names.ts';
import type { TFunction } from 'i18next';

type Say = TFunction<'moments'>;

/** What of a turn is worth a word, in the order in which it is said: by event, with `seat` whose turn it was. */
function deedOf(world: World, event: GameEvent, who: 'you' | 'other', t: Say): string | null {
  switch (event.type) {
    case 'defeated':
      return trapOf(infoOf(world, event.card)) === null
        ? t('deed.defeated', { foe: foeName(world, event.card) })
        : t('deed.overcame', { trap: foeName(world, event.card) });
    case 'trap-stands':
      return t('deed.stuck', { trap: foeName(world, event.card) });
    case 'escaped':
      return t('deed.escaped', { foe: foeName(world, event.card) });
    case 'bought':
      return t('deed.bought', { card: heldName(world, event.card) });
    case 'sold':
      return t('deed.sold', { card: heldName(world, event.card) });
    case 'gained':
      return t('deed.gained', { card: heldName(world, event.card) });
    case 'learned':
      return t('deed.learned');
    case 'traded':
      return t('deed.traded');
    case 'knocked-out':
      return t(`deed.fallen.${who}`);
    default:
      return null;
  }
}

/** More than so many are a list and no sentence: the log has them all. */
const MOST = 4;

/** `name` is null where the seat is "you". */
export function turnSummary(
  world: World,
  seat: number,
  name: string | null,
  events: readonly GameEvent[],
  t: Say,
): string {
  const who = name === null ? 'you' : 'other';
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const moved = own.findLast((event) => event.type === 'moved');
  const place = moved?.type === 'moved' ? [t('deed.moved', { place: spaceName(world, moved.to) })] : [];
  const deeds = own.flatMap((event) => deedOf(world, event, who, t) ?? []);
  const all = [...new Set([...place, ...deeds])].slice(0, MOST);
  return all.length === 0 ? t('turn.quiet') : t(`turn.deeds.${who}`, { name, deeds: joined(all, 'and') });
}
