import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { experiencePrice } from '@wayrune/engine/rules/turn/experience.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { optionLabel, prompt } from '@wayrune/engine/text/decision.ts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../app/announce.ts';
import { useChoosing, useRules, useSessionHere } from '../../../../play/context.ts';
import { HintNote } from '../../../../play/Hint.tsx';
import { sortOptions } from '../../../../play/options.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DockTools } from '../../dock/DockTools.tsx';
import styles from './LevelUpDock.module.css';

/** Under the upgrades: what one costs, the way out, and whatever else cards offer now. */
export function LevelUpDock() {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const { world, state } = rules;
  const session = useSessionHere();
  const choosing = useChoosing();
  const choices = useMemo(() => sortOptions(world, state), [world, state]);
  const said = useMemo(() => (choosing === null ? '' : prompt(world, choosing)), [world, choosing]);
  useEffect(() => announce(said), [said]);
  const seat = choosing?.decision?.seat ?? state.active;
  const points = pointsOf(playerAt(rules, seat));
  const others = choices.main.filter(({ id }) => !id.startsWith('learn:'));
  return (
    <div className={styles.dock}>
      <h2 id="decision" tabIndex={-1} className="visually-hidden">
        {t('levelUp.title')}
      </h2>
      <HintNote />
      <span className={styles.cost}>
        {t('levelUp.cost', { price: experiencePrice(rules, seat), points })}
      </span>
      {choosing !== null &&
        others.map(({ id }) => (
          <Button key={id} onPress={() => session.choose(id)} data-option={id}>
            {id === 'done' ? t('levelUp.keep') : optionLabel(world, state, id)}
          </Button>
        ))}
      {choosing !== null && <DockTools discards={choices.discards} />}
    </div>
  );
}
