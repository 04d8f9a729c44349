import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoosing, useRules, useSessionHere } from '../../../play/context.ts';
import { useSuggestedOption } from '../../../play/Hint.tsx';
import { Sign } from '../../../theme/Sign.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Prospect, prospects } from './split-model.ts';
import styles from './split-dice.module.css';

const poolsOf = (options: readonly string[]): number =>
  options.filter((option) => option.startsWith('pool:')).length - 1;

/** The movement dice on two trays. A die is dragged or pressed over to the other one before they are rolled. */
export function SplitDice() {
  const { t } = useTranslation('cataclysm');
  const session = useSessionHere();
  const rules = useRules();
  const decision = useChoosing()?.decision;
  const suggested = useSuggestedOption();
  const [trading, setTrading] = useState(0);
  if (decision === undefined || decision === null) return null;
  const all = poolsOf(decision.options);
  const trade = Math.min(trading, all);
  const travel = all - trade;
  return (
    <div className={styles.split}>
      <h2 className="visually-hidden">{t('road.split')}</h2>
      <p>{t('road.splitAbout')}</p>
      <div className={styles.trays}>
        <Pool
          of="travel"
          count={travel}
          onGive={() => setTrading(trade + 1)}
          onTake={() => setTrading(Math.max(0, trade - 1))}
        />
        <Pool
          of="trade"
          count={trade}
          onGive={() => setTrading(trade - 1)}
          onTake={() => setTrading(Math.min(all, trade + 1))}
        />
      </div>
      <Chances of={trade > 0 ? prospects(rules, decision.seat, trade) : []} />
      <Button
        look={['primary']}
        data-option={`pool:${trade}`}
        data-suggested={suggested === `pool:${trade}` || undefined}
        onPress={() => session.choose(`pool:${trade}`)}
      >
        {travel === 0 ? t('road.stay') : t('road.roll', { count: travel })}
      </Button>
    </div>
  );
}

interface PoolProps {
  readonly of: 'travel' | 'trade';
  readonly count: number;
  /** A die leaves for the other tray, or comes from it. */
  readonly onGive: () => void;
  readonly onTake: () => void;
}

const KIND = 'application/x-wayrune-die';

function Pool({ of, count, onGive, onTake }: PoolProps) {
  const { t } = useTranslation('cataclysm');
  const isOther = (event: DragEvent): boolean => event.dataTransfer.types.includes(`${KIND}-${of}`);
  return (
    <section
      className={styles.pool}
      data-pool={of}
      aria-label={t(`road.${of}`)}
      onDragOver={(event) => {
        if (!isOther(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (isOther(event)) return;
        event.preventDefault();
        onTake();
      }}
    >
      <h3>
        {t(`road.${of}`)} <b>{count}</b>
      </h3>
      <div className={styles.dice}>
        {Array.from({ length: count }, (_, i) => (
          <button
            key={i}
            type="button"
            draggable
            className={styles.die}
            onClick={onGive}
            onDragStart={(event) => event.dataTransfer.setData(`${KIND}-${of}`, of)}
          >
            <Sign name="die" />
            <span className="visually-hidden">{t(of === 'travel' ? 'road.toTrade' : 'road.toTravel')}</span>
          </button>
        ))}
      </div>
      <small>{t(`road.${of}About`)}</small>
    </section>
  );
}

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** How likely the trading pool finds something here, and on the land around. */
function Chances({ of }: { of: readonly Prospect[] }) {
  const { t } = useTranslation('cataclysm');
  return (
    <ul className={styles.chances}>
      {of.length > 0 && <li>{t('road.chance')}</li>}
      {of.map(({ terrain, isHere, chance }) => (
        <li key={terrain ?? 'ruin'} data-here={isHere || undefined}>
          {terrain !== null && <Sign name={terrain} />}
          <span>
            {terrain === null
              ? t('road.none')
              : t(isHere ? 'road.here' : 'road.on', { terrain: t(`road.terrains.${terrain}`) })}
          </span>
          <b>{percent(chance)}</b>
        </li>
      ))}
    </ul>
  );
}
