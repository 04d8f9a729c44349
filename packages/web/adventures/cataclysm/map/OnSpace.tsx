import { CURSE_TERRAIN } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../../play/context.ts';
import { fateOf, goalsOf } from '../curses/curses-model.ts';

/** What has become of a town, and which quests go on here. */
export function OnSpace({ space }: { readonly space: SpaceId; readonly brief: boolean }) {
  const { t } = useTranslation('cataclysm');
  const rules = useRules();
  const names = useTable((game) => game.names);
  const fate = fateOf(rules, space);
  const quests = goalsOf(rules, rules.state.active).get(space) ?? [];
  return (
    <>
      {fate?.is === 'destroyed' && <p>{t('towns.destroyed')}</p>}
      {fate?.is === 'freed' && <p>{t('towns.freed', { name: names[fate.by] ?? '' })}</p>}
      {fate?.is === 'cursed' && (
        <p>
          {t('towns.cursed', {
            curse: t(`curses.names.${fate.curse}`),
            terrain: t(`road.terrains.${CURSE_TERRAIN[fate.curse]}`),
          })}
          . {t('towns.curseHere')}
        </p>
      )}
      {quests.length > 0 && (
        <p>{t('quests.goal', { names: quests.map((quest) => cardName(rules.world, quest)).join(', ') })}</p>
      )}
    </>
  );
}
