import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useChoosing, useRules, useSessionHere, useTable } from '../../../play/context.ts';
import { useSuggestedOption } from '../../../play/Hint.tsx';
import { Sign } from '../../../theme/Sign.tsx';
import { Button } from '../../../ui/Button.tsx';
import { prospects } from './split-model.ts';
import styles from './split-dice.module.css';

/** How many dice lie in the trading pool, for the question that is asked at this point of the game. */
const usePools = create<{ readonly asked: string; readonly trading: number }>(() => ({
  asked: '',
  trading: 0,
}));

interface Pools {
  readonly seat: number;
  readonly travel: number;
  readonly trade: number;
  readonly put: (trading: number) => void;
}

/** Null while nothing is to be split. */
function usePoolsNow(): Pools | null {
  const decision = useChoosing()?.decision;
  const asked = useTable((game) => `${game.id} ${game.entries}`);
  const pools = usePools();
  if (decision === undefined || decision === null) return null;
  const all = decision.options.filter((option) => option.startsWith('pool:')).length - 1;
  const trade = pools.asked === asked ? Math.min(pools.trading, all) : 0;
  return {
    seat: decision.seat,
    travel: all - trade,
    trade,
    put: (trading) => usePools.setState({ asked, trading: Math.max(0, Math.min(all, trading)) }),
  };
}

/** The movement dice on two trays. A die is dragged or pressed over to the other one before they are rolled. */
export function SplitDice() {
  const { t } = useTranslation('cataclysm');
  const session = useSessionHere();
  const suggested = useSuggestedOption();
  const pools = usePoolsNow();
  if (pools === null) return null;
  const { travel, trade, put } = pools;
  return (
    <div className={styles.split} data-split="">
      <Pool of="travel" count={travel} onGive={() => put(trade + 1)} onTake={() => put(trade - 1)} />
      <Pool of="trade" count={trade} onGive={() => put(trade - 1)} onTake={() => put(trade + 1)} />
      <Button
        look={['primary']}
        data-option={`pool:${trade}`}
        data-key="1"
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
            title={t(of === 'travel' ? 'road.toTrade' : 'road.toTravel')}
            onClick={onGive}
            onDragStart={(event) => event.dataTransfer.setData(`${KIND}-${of}`, of)}
          >
            <Sign name={of === 'travel' ? 'road' : 'gold'} />
            <span className="visually-hidden">{t(of === 'travel' ? 'road.toTrade' : 'road.toTravel')}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** How likely the trading pool finds something here, and on the land around. */
export function Chances() {
  const { t } = useTranslation('cataclysm');
  const rules = useRules();
  const pools = usePoolsNow();
  if (pools === null || pools.trade === 0) return <>{t('road.splitAbout')}</>;
  return (
    <ul className={styles.chances} aria-label={t('road.chance')}>
      {prospects(rules, pools.seat, pools.trade).map(({ terrain, isHere, chance }) => {
        const name =
          terrain === null
            ? t('road.none')
            : t(isHere ? 'road.here' : 'road.on', { terrain: t(`road.terrains.${terrain}`) });
        return (
          <li key={terrain ?? 'ruin'} data-here={isHere || undefined} title={name}>
            {isHere && <span aria-hidden="true">{t('road.matchHere')}</span>}
            {terrain !== null && <Sign name={terrain} />}
            <span className="visually-hidden">{name}</span>
            <b>{percent(chance)}</b>
          </li>
        );
      })}
    </ul>
  );
}
