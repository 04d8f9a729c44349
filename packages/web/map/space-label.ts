/** What is on a space, in words: for screen readers and tips. */
import type { Board, Space } from '@wayrune/engine/rules/world/board.ts';
import type { TFunction } from 'i18next';
import type { MapSign } from '../parts/part.ts';

/** What a space holds of all that changes, in plain values: two alike are equal part by part. */
export interface Share {
  readonly counter: boolean;
  readonly closed: boolean;
  readonly signs: readonly MapSign[];
  /** The name of the undefeated Challenge, or ''. */
  readonly lurker: string;
  /** It is a trap. */
  readonly trap: boolean;
  /** The names of the Heroes there, or ''. */
  readonly heroes: string;
  /** Dice to get there, 0 if that does not matter; null if it cannot be reached now. */
  readonly dice: number | null;
  readonly target: boolean;
}

/** "e5, forest, blue adventure counter, sunburst, in The Tannerwood, Nib Carraway, can be reached with 2 dice". */
export function tellSpace(words: TFunction<'map'>, board: Board, space: Space, share: Share): string {
  const t = remembered(words);
  const { id, terrain, town, jewel } = space;
  const ground =
    town === null ? (terrain === 'town' ? '' : t(`terrain.${terrain}`)) : (board.town[town]?.name ?? town);
  const region = board.regions.find(({ spaces }) => spaces.includes(id));
  const { counter, closed, signs, lurker, trap, heroes, dice, target } = share;
  const color = jewel === null ? '' : t(`color.${jewel.color}`);
  return [
    t('space', { id, ground }),
    closed && t('closed'),
    ...signs.map(({ says }) => says()),
    jewel && t(counter ? 'counter' : 'taken', { color }),
    jewel?.sunburst && t('sunburst'),
    lurker !== '' && t(trap ? 'undefeatedTrap' : 'undefeated', { name: lurker }),
    region && t('region', { name: region.name }),
    heroes,
    dice !== null && (dice === 0 ? t('glows') : t('reachable', { count: dice })),
    target && t('target'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

const known = new WeakMap<TFunction<'map'>, Map<string, string>>();

/** The same words, looked up once: a roll of the dice tells of fifty spaces anew. */
function remembered(words: TFunction<'map'>): TFunction<'map'> {
  const said = known.get(words) ?? new Map<string, string>();
  known.set(words, said);
  const tell = (key: string, values: Readonly<Record<string, unknown>> = {}): string => {
    const whole = [key, ...Object.values(values)].join('\n');
    const before = said.get(whole) ?? String(words(key as 'space', values));
    said.set(whole, before);
    return before;
  };
  return tell as unknown as TFunction<'map'>;
}
