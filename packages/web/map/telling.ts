/** What is on a space, in words: for screen readers, tips, and whoever clicks. */
import type { Board, Space } from '@wayrune/engine/rules/board.ts';
import type { TFunction } from 'i18next';
import type { Marks } from './marks.ts';

/** "e5, forest, blue adventure counter, sunburst, in The Tannerwood, Nib Carraway, can be reached with 2 dice". */
export function tellSpace(t: TFunction<'map'>, board: Board, space: Space, marks: Marks): string {
  const { id, terrain, town, jewel } = space;
  const ground =
    town === null ? (terrain === 'town' ? '' : t(`terrain.${terrain}`)) : (board.town[town]?.name ?? town);
  const region = board.regions.find(({ spaces }) => spaces.includes(id));
  const lurker = marks.undefeated.get(id);
  const dice = marks.reachable.get(id);
  const color = jewel === null ? '' : t(`color.${jewel.color}`);
  return [
    t('space', { id, ground }),
    jewel && t(marks.counters.has(id) ? 'counter' : 'taken', { color }),
    jewel?.sunburst && t('sunburst'),
    lurker && t('undefeated', { name: lurker.name }),
    region && t('region', { name: region.name }),
    ...marks.figures.filter((figure) => figure.space === id).map(({ name }) => name),
    dice !== undefined && (dice === 0 ? t('glows') : t('reachable', { count: dice })),
    marks.targets.has(id) && t('target'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}
