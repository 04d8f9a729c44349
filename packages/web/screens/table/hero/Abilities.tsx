import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { useChoosing, useSessionHere, useTable, useWorld } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { cardOf, wordOf } from '../../../play/options.ts';
import styles from './Abilities.module.css';

/** The options of the pending decision that use this card. */
export const usesOf = (world: World, state: State | null, card: string): readonly string[] =>
  (state?.decision?.options ?? []).filter(
    (option) => wordOf(option) === 'use' && cardOf(world, option) === card,
  );

/** What a Hero can do, as chips: those that can be used now are lit, and a press uses them. */
export function Abilities({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const world = useWorld();
  const session = useSessionHere();
  const hero = useTable((game) => game.state.players[seat]?.hero ?? '');
  const choosing = useChoosing();
  const mine = choosing?.decision?.seat === seat ? choosing : null;
  const uses = usesOf(world, mine, hero);
  const lines = rulesLines(infoOf(world, hero));
  if (uses.length + lines.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('abilities')}>
      {uses.map((option) => (
        <li key={option}>
          <button
            type="button"
            className={`${styles.chip ?? ''} ${styles.lit ?? ''}`}
            onClick={() => session.choose(option)}
          >
            <span>{mine === null ? '' : optionLabel(world, mine, option)}</span>
          </button>
        </li>
      ))}
      {uses.length === 0 &&
        lines.map((line) => (
          <li key={line}>
            <button type="button" className={styles.chip} title={line} onClick={() => look({ card: hero })}>
              <span>{line}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
