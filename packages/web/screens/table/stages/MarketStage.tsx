import type { DrawnFrame } from '@wayrune/engine/effects/verbs/cards.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { type MarketFrame, priceOf, salePrice } from '@wayrune/engine/rules/turn/market.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardText } from '../../../cards/CardText.tsx';
import { Peek } from '../../../cards/Peek.tsx';
import panel from '../../../theme/panel.module.css';
import { Button } from '../../../ui/Button.tsx';
import { CardLine } from '../../../play/CardLine.tsx';
import { useChoosing, useRules, useSessionHere } from '../../../play/context.ts';
import { CardFace } from '../../../play/CardFace.tsx';
import { Gold } from '../../../play/Gold.tsx';
import { look } from '../../../play/look.ts';
import { useNarrow } from '../../../ui/narrow.ts';
import { wordOf } from '../../../play/options.ts';
import styles from './MarketStage.module.css';

/** A market: what is for sale, what can be sold, who can be healed. */
export function MarketStage() {
  const { t } = useTranslation('table');
  const rules = useRules();
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'market') as MarketFrame | undefined;
  if (frame === undefined) return null;
  const town = rules.world.board.towns[frame.town];
  const stack = rules.state.stacks[frame.town] ?? [];
  return (
    <div className={styles.market}>
      <h2 className={panel.title}>
        {t('marketOf', { town: town?.name ?? '' })}
        <Gold amount={playerAt(rules, frame.seat).gold} />
      </h2>
      <ul className={styles.stalls}>
        {stack.map((card) => (
          <Stall key={card} card={card} seat={frame.seat} option={`buy:${card}`} beside={stack.length} />
        ))}
        {stack.length === 0 && <li className={styles.none}>{t('emptyStack')}</li>}
      </ul>
      <Sales seat={frame.seat} />
      <Healing />
    </div>
  );
}

/** Market cards that were drawn, to buy or to keep one. */
export function DrawnMarketStage() {
  const { t } = useTranslation('table');
  const rules = useRules();
  const frame = rules.state.frames.at(-1) as DrawnFrame;
  const keeping = frame.then === 'keep-one';
  return (
    <div className={styles.market}>
      <h2 className={panel.title}>{keeping ? t('keepOne') : t('drawnForSale')}</h2>
      <ul className={styles.stalls}>
        {frame.cards.map((card) => (
          <Stall
            key={card}
            card={card}
            seat={frame.seat}
            option={`${keeping ? 'keep' : 'buy'}:${card}`}
            discount={frame.discount}
            beside={frame.cards.length}
          />
        ))}
      </ul>
    </div>
  );
}

interface StallProps {
  readonly card: string;
  readonly seat: number;
  readonly option: string;
  readonly discount?: number;
  /** How many there are in all: beyond what stands side by side, they are shown small, so that each can be bought without scrolling. */
  readonly beside: number;
}

const SIDE_BY_SIDE = 3;

function Stall({ card, seat, option, discount = 0, beside }: StallProps) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const session = useSessionHere();
  const offered = useChoosing()?.decision?.options.includes(option) === true;
  const price = priceOf(rules, seat, card, discount);
  const info = infoOf(rules.world, card);
  const verb = wordOf(option) === 'keep' ? 'keep' : info.holding === 'ally' ? 'hire' : 'buy';
  const narrow = useNarrow();
  const crowded = beside > SIDE_BY_SIDE;
  const full = !narrow && !crowded;
  const why = whyNot();
  function whyNot(): string | null {
    if (offered) return null;
    if (rules.state.sold.includes(card)) return t('justSold');
    if (price > playerAt(rules, seat).gold) return t('tooDear');
    return rules.world.policies.hasRoom(rules, seat, card) ? null : t('noRoom');
  }
  return (
    <li className={styles.stall} data-full={full || undefined}>
      <Peek info={info}>
        <button type="button" className={styles.goods} onClick={() => look({ card })}>
          <CardFace card={card} size={full ? 'full' : 'small'} />
        </button>
      </Peek>
      <Button
        look={offered ? 'primary' : []}
        isDisabled={!offered}
        onPress={() => session.choose(option)}
        data-option={option}
      >
        <Named name={offered ? optionLabel(rules.world, rules.state, option) : t('notFor', { price })}>
          {t(verb)} <Gold amount={price} />
        </Named>
      </Button>
      {(full || why !== null) && <small className={styles.why}>{why}</small>}
      {crowded && !narrow && (
        <div className={styles.says}>
          <CardText lines={rulesLines(info)} />
        </div>
      )}
    </li>
  );
}

/** Short for the eye, in full for a reader. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true" className={styles.short}>
        {children}
      </span>
    </>
  );
}

function Sales({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const session = useSessionHere();
  const options = useChoosing()?.decision?.options.filter((option) => wordOf(option) === 'sell') ?? [];
  if (options.length === 0) return null;
  return (
    <section className={styles.more}>
      <h3 className={panel.label}>{t('sellTitle')}</h3>
      <ul>
        {options.map((option) => {
          const card = option.slice('sell:'.length);
          return (
            <li key={option}>
              <CardLine card={card} />
              <Button look="small" onPress={() => session.choose(option)} data-option={option}>
                <Named name={optionLabel(rules.world, rules.state, option)}>
                  {t('sell')} <Gold amount={salePrice(rules, seat, card)} />
                </Named>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Healing() {
  const { t } = useTranslation('table');
  const rules = useRules();
  const session = useSessionHere();
  const options = useChoosing()?.decision?.options.filter((option) => wordOf(option) === 'heal') ?? [];
  if (options.length === 0) return null;
  return (
    <section className={styles.more}>
      <h3 className={panel.label}>{t('healTitle')}</h3>
      <ul>
        {options.map((option) => (
          <li key={option}>
            <Button look="small" onPress={() => session.choose(option)} data-option={option}>
              {optionLabel(rules.world, rules.state, option)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
