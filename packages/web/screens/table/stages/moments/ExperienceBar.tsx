import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { experiencePrice } from '@wayrune/engine/rules/turn/experience.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useRules, useTable } from '../../../../play/context.ts';
import type { Spoils } from '../../../../play/spoils.ts';
import { Jewel } from '../../../../theme/Jewel.tsx';
import { Sign } from '../../../../theme/Sign.tsx';
import panel from '../../../../theme/panel.module.css';
import { SeatFace } from '../../hero/SeatFace.tsx';
import { cellsOf } from './experience-cells.ts';
import styles from './ExperienceBar.module.css';

/** How near the Hero is to the next level. */
export function ExperienceBar({ seat, spoils }: { seat: number; spoils: Spoils }) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const player = playerAt(rules, seat);
  const name = useTable((game) => game.names[seat] ?? '');
  const price = experiencePrice(rules, seat);
  const points = pointsOf(player);
  const cells = cellsOf(player, spoils);
  const landing = cells.findLastIndex(({ color, isNew }) => isNew && color !== null);
  const enough = points >= price;
  return (
    <section className={`${styles.bar ?? ''} ${panel.plate ?? ''}`} data-enough={enough || undefined}>
      <SeatFace seat={seat} size={4.4} />
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.level}>{t(enough ? 'enough' : 'points', { points, price })}</span>
      </div>
      <div
        className={styles.cells}
        style={{ '--cells': Math.max(price, points) } as CSSProperties}
        aria-hidden="true"
      >
        {cells.map(({ color, worth, isNew }, i) => (
          <i
            key={i}
            data-new={isNew || undefined}
            data-flight={i === landing ? 'to' : undefined}
            style={{ '--worth': worth } as CSSProperties}
          >
            {color === null ? <Sign name="experience" /> : <Jewel color={color} />}
          </i>
        ))}
        {Array.from({ length: Math.max(0, price - points) }, (_, i) => (
          <i key={`empty ${i}`} data-empty="" />
        ))}
      </div>
    </section>
  );
}
