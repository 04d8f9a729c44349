import { matches, type TradingFrame } from '@wayrune/engine/adventures/cataclysm/road/trading.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { siteAt } from '@wayrune/engine/rules/world/land.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MovementDie } from '../../../dice/MovementDie.tsx';
import { useRules } from '../../../play/context.ts';
import { DieButton } from '../../../play/dice/DieButton.tsx';
import { dieOptions } from '../../../play/dice/die-options.ts';
import { Healing } from '../../../screens/table/stages/market/Healing.tsx';
import market from '../../../screens/table/stages/market/Market.module.css';
import { Sales } from '../../../screens/table/stages/market/Sales.tsx';
import { Ware } from '../../../screens/table/stages/market/Ware.tsx';
import { Awning } from '../../../screens/table/stages/moments/ornaments.tsx';
import styles from './road-stage.module.css';

const frameOf = <F,>({ state }: Game, proc: string): F | undefined =>
  state.frames.findLast((frame) => frame.proc === proc) as F | undefined;

/** The trading dice where they fell, those that match raised. What they bring is chosen in the dock. */
export function TradingStage() {
  const { t } = useTranslation('cataclysm');
  const rules = useRules();
  const frame = frameOf<TradingFrame>(rules, 'movement');
  if (frame === undefined) return null;
  const { seat, trading = [] } = frame;
  const options = dieOptions(rules.world, rules.state, 'trading');
  const { terrain } = siteAt(rules, playerAt(rules, seat).space ?? '');
  const left = trading.filter((face) => matches(rules, seat, face)).length;
  return (
    <Stop title={t('road.market')}>
      <p className={styles.matches}>
        {t('road.matches', { count: left, terrain: t(`road.terrains.${terrain}`) })}
      </p>
      <div className={styles.dice} role="group" aria-label={t('road.dice')}>
        {trading.map((face, i) => {
          const isMatch = matches(rules, seat, face);
          return (
            <span key={i} data-match={isMatch || undefined}>
              <DieButton options={options.get(i) ?? []}>
                <MovementDie face={face} order={i} />
              </DieButton>
              <small>{t(isMatch ? 'road.match' : 'road.noMatch')}</small>
            </span>
          );
        })}
      </div>
      <Sales seat={seat} />
    </Stop>
  );
}

/** The wares of a caravan, as cards on a stall. What is left moves on. */
export function CaravanStage() {
  const { t } = useTranslation('cataclysm');
  const frame = frameOf<{ seat: number; cards: readonly string[] }>(useRules(), 'wares');
  if (frame === undefined) return null;
  const { seat, cards } = frame;
  return (
    <Stop title={t('road.caravan')}>
      <ul className={market.wares}>
        {cards.map((card) => (
          <Ware key={card} card={card} seat={seat} word="buy" beside={cards.length} />
        ))}
      </ul>
      <Sales seat={seat} />
    </Stop>
  );
}

export function CampStage() {
  const { t } = useTranslation('cataclysm');
  const frame = frameOf<{ seat: number; left: number }>(useRules(), 'healing');
  if (frame === undefined) return null;
  const { seat, left } = frame;
  return (
    <Stop title={t('road.camp')}>
      <p className={styles.matches}>{t('road.budget', { count: left })}</p>
      <div className={market.services}>
        <Healing seat={seat} />
        <Sales seat={seat} />
      </div>
    </Stop>
  );
}

function Stop({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={market.stall}>
      <Awning />
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
