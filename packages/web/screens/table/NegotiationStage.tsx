import { playerAt } from '@wayrune/engine/rules/game.ts';
import type { NegotiationFrame } from '@wayrune/engine/rules/negotiation.ts';
import { cardName } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import panel from '../../theme/panel.module.css';
import { Button } from '../../ui/Button.tsx';
import { useChoosing, useRules, useSessionHere, useTable } from './context.ts';
import { Gold } from './HeroPanel.tsx';
import { look } from './look.ts';
import { Shield } from '../../map/Shield.tsx';
import styles from './NegotiationStage.module.css';

/** A bargain on the table: each side's goods, and what has been moved across. Both must agree. */
export function NegotiationStage() {
  const { t } = useTranslation('table');
  const rules = useRules();
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'negotiate') as
    | NegotiationFrame
    | undefined;
  if (frame === undefined) return null;
  const { seat, other, offer, want, offerGold, wantGold } = frame;
  return (
    <div className={styles.table}>
      <h2 className={`${panel.title ?? ''} ${styles.title ?? ''}`}>{t('negotiationTitle')}</h2>
      <Side seat={seat} verb="offer" moved={offer} gold={offerGold} />
      <div className={styles.deal}>
        <Heap title={t('gives', { name: useName(seat) })} cards={offer} gold={offerGold} />
        <svg viewBox="0 0 40 24" className={styles.arrows} aria-hidden="true">
          <path d="M4 7h30l-5-5M36 17H6l5 5" />
        </svg>
        <Heap title={t('gives', { name: useName(other) })} cards={want} gold={wantGold} />
      </div>
      <Side seat={other} verb="want" moved={want} gold={wantGold} />
    </div>
  );
}

const useName = (seat: number): string => useTable((game) => game.names[seat] ?? '');

function Heap({ title, cards, gold }: { title: string; cards: readonly string[]; gold: number }) {
  const { t } = useTranslation('table');
  const { world } = useRules();
  return (
    <div className={panel.well}>
      <h3 className={panel.label}>{title}</h3>
      <ul className={styles.heap}>
        {gold > 0 && (
          <li>
            <Gold amount={gold} />
          </li>
        )}
        {cards.map((card) => (
          <li key={card}>
            <button type="button" className={styles.card} onClick={() => look({ card })}>
              {cardName(world, card)}
            </button>
          </li>
        ))}
        {gold === 0 && cards.length === 0 && <li className={styles.none}>{t('nothing')}</li>}
      </ul>
    </div>
  );
}

interface SideProps {
  readonly seat: number;
  readonly verb: 'offer' | 'want';
  readonly moved: readonly string[];
  readonly gold: number;
}

/** What somebody has left, to be moved onto the table. */
function Side({ seat, verb, moved, gold }: SideProps) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const session = useSessionHere();
  const options = useChoosing()?.decision?.options.filter((option) => option.startsWith(`${verb}:`)) ?? [];
  const coins = options.filter((option) => option.startsWith(`${verb}:gold:`));
  const goods = options.filter((option) => !coins.includes(option));
  const player = playerAt(rules, seat);
  return (
    <section className={styles.side}>
      <h3 className={styles.who}>
        <Shield seat={seat} />
        {useName(seat)}
        <Gold amount={player.gold - gold} />
      </h3>
      <div className={styles.coins}>
        {coins.map((option) => (
          <Button key={option} look="small" onPress={() => session.choose(option)} data-option={option}>
            <span aria-hidden="true">+{option.split(':')[2]}</span> <Coin />
            <span className="visually-hidden">{optionLabel(rules.world, rules.state, option)}</span>
          </Button>
        ))}
      </div>
      <ul className={styles.heap}>
        {goods.map((option) => (
          <li key={option}>
            <button
              type="button"
              className={styles.card}
              onClick={() => session.choose(option)}
              aria-label={optionLabel(rules.world, rules.state, option)}
              data-option={option}
            >
              {cardName(rules.world, option.slice(verb.length + 1))}
              <span aria-hidden="true">{verb === 'offer' ? ' →' : ' ←'}</span>
            </button>
          </li>
        ))}
        {goods.length === 0 && moved.length === 0 && <li className={styles.none}>{t('nothingToTrade')}</li>}
      </ul>
    </section>
  );
}

const Coin = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.coin}>
    <circle cx="8" cy="8" r="6.500" />
  </svg>
);
