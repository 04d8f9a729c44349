import { optionLabel } from '@wayrune/engine/text/decision.ts';
import type { Gear } from '@wayrune/engine/effects/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { useChoosing, useRules, useSessionHere, useWorld } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { type GearHeld, gearOf } from './gear-model.ts';
import styles from './gear.module.css';

/** A trap's jaws, a compass, a bone. */
const SIGNS: Readonly<Record<Gear, string>> = {
  'lockjaw-trap':
    'M-9-6H9V-2.500L6-.5L3.500-3L0 .5L-3.500-3L-6-.5L-9-2.500ZM-9 6H9V3L6 1L3.500 3.500L0 0L-3.500 3.500L-6 1L-9 3Z',
  'dead-mans-compass':
    'M0-10A10 10 0 1 0 .01-10ZM0-7.500A7.500 7.500 0 1 1-.01-7.500ZM4.500-4.500L1.800 1.800L-4.500 4.500L-1.800-1.800Z',
  'shaman-bones':
    'M-8.500 4.500A2.800 2.800 0 0 0-5 8.800A2.800 2.800 0 0 0-1.500 7L7-1.500A2.800 2.800 0 0 0 8.800-5A2.800 2.800 0 0 0 4.500-8.500A2.800 2.800 0 0 0 1.500-7L-7 1.500A2.800 2.800 0 0 0-8.500 4.500Z',
};

export const GearSign = ({ gear }: { gear: Gear }) => (
  <svg className={styles.sign} viewBox="-11 -11 22 22" aria-hidden="true">
    <path d={SIGNS[gear]} fillRule="evenodd" />
  </svg>
);

/** The three kinds of survival gear with their numbers; one that can be used now is lit, and a press uses it. */
export function GearRow({ seat, brief }: { seat: number; brief: boolean }) {
  const { t } = useTranslation('mists-of-zanaga');
  const gear = gearOf(useRules(), seat, useChoosing());
  const shown = brief ? gear.filter(({ uses }) => uses.length > 0) : gear;
  if (shown.length === 0) return null;
  return (
    <ul className={styles.gear} aria-label={t('gear.title')} data-brief={brief || undefined}>
      {shown.map((one) => (
        <li key={one.gear}>
          <GearToken held={one} />
        </li>
      ))}
    </ul>
  );
}

function GearToken({ held: { gear, cards, uses } }: { held: GearHeld }) {
  const { t } = useTranslation('mists-of-zanaga');
  const session = useSessionHere();
  const world = useWorld();
  const choosing = useChoosing();
  const [use] = uses;
  const [card] = cards;
  const press = (): void => {
    if (use !== undefined) session.choose(use);
    else if (card !== undefined) look({ card });
  };
  const label = use === undefined || choosing === null ? null : optionLabel(world, choosing, use);
  return (
    <button
      type="button"
      className={styles.token}
      disabled={card === undefined}
      data-usable={use !== undefined || undefined}
      data-gear={gear}
      data-option={use}
      title={label ?? t(`gear.about.${gear}`)}
      onClick={press}
    >
      <GearSign gear={gear} />
      <span className={styles.word}>{t(`gear.short.${gear}`)}</span>
      <b>{cards.length}</b>
      {label !== null && <span className="visually-hidden">: {label}</span>}
    </button>
  );
}
