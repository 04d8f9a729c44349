/** What is on a space, in words: for screen readers and tips. */
import type { Board, Space } from '@wayrune/engine/rules/board.ts';
import type { TFunction } from 'i18next';

/** What a space holds of all that changes, in plain values: two alike are equal part by part. */
export interface Share {
  readonly counter: boolean;
  readonly closed: boolean;
  readonly doomed: boolean;
  /** The name of the undefeated Challenge, or ''. */
  readonly lurker: string;
  /** The names of the Heroes there, or ''. */
  readonly heroes: string;
  /** Dice to get there, 0 if that does not matter; null if it cannot be reached now. */
  readonly dice: number | null;
  readonly target: boolean;
}

/** "e5, forest, blue adventure counter, sunburst, in The Tannerwood, Nib Carraway, can be reached with 2 dice". */
export function tellSpace(t: TFunction<'map'>, board: Board, space: Space, share: Share): string {
  const { id, terrain, town, jewel } = space;
  const ground =
    town === null ? (terrain === 'town' ? '' : t(`terrain.${terrain}`)) : (board.town[town]?.name ?? town);
  const region = board.regions.find(({ spaces }) => spaces.includes(id));
  const { counter, closed, doomed, lurker, heroes, dice, target } = share;
  const color = jewel === null ? '' : t(`color.${jewel.color}`);
  return [
    t('space', { id, ground }),
    closed && t('closed'),
    doomed && t('doomed'),
    jewel && t(counter ? 'counter' : 'taken', { color }),
    jewel?.sunburst && t('sunburst'),
    lurker !== '' && t('undefeated', { name: lurker }),
    region && t('region', { name: region.name }),
    heroes,
    dice !== null && (dice === 0 ? t('glows') : t('reachable', { count: dice })),
    target && t('target'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}
