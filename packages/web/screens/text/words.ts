import { capital } from '@wayrune/engine/effects/words.ts';
import { infoOf, trapOf } from '@wayrune/engine/rules/world/world.ts';
import { foeName, spaceName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useTable, useWorld } from '../../play/context.ts';
import type { Sight } from './surroundings.ts';

/** How a space and the way to it are said. */
export function useSightWords() {
  const { t } = useTranslation('text');
  const world = useWorld();
  const names = useTable((game) => game.names);
  const viewer = useTable((game) => game.viewer);
  const lurking = (card: string): string => {
    const isTrap = trapOf(infoOf(world, card)) !== null;
    return t(isTrap ? 'things.undefeatedTrap' : 'things.undefeated', { name: foeName(world, card) });
  };
  return {
    /** "Forest e7, with a green adventure and Ronan" */
    place({ space, closed, counter, undefeated, heroes }: Sight): string {
      const things = [
        ...(undefeated === null ? [] : [lurking(undefeated)]),
        ...(counter === null ? [] : [t('things.counter', { color: counter })]),
        ...heroes.filter((seat) => seat !== viewer).map((seat) => names[seat] ?? ''),
      ];
      const plainly = capital(spaceName(world, space, { codes: true }));
      const name = closed ? t('things.closed', { name: plainly }) : plainly;
      return things.length === 0 ? name : t('things.with', { name, things: things.join(', ') });
    },
    /** "2 spaces north-east" */
    way: ({ steps, wind }: Sight): string =>
      wind === null ? t('way.here') : t('way.there', { count: steps, wind: t(`winds.${wind}`) }),
  };
}
