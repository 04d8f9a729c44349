import { joined } from '@wayrune/engine/effects/words.ts';
import {
  inTheWay,
  MOST_OFFERS,
  type NegotiationFrame,
  withoutRoom,
} from '@wayrune/engine/rules/turn/negotiation.ts';
import { nameInHand } from '@wayrune/engine/text/card-text.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { useChoosing, useRules, useSessionHere } from '../../../../play/context.ts';
import panel from '../../../../theme/panel.module.css';
import { Button } from '../../../../ui/Button.tsx';
import { goodsOf, isEmpty } from './bargain.ts';
import { Bargainer } from './Bargainer.tsx';
import { OfferedGoods } from './OfferedGoods.tsx';
import {
  type BargainerProps,
  type Trade,
  useIsYou,
  useLastOffer,
  useLastWord,
  useName,
  useTrade,
} from './trade.ts';
import styles from './Negotiation.module.css';

/** Two Heroes face to face, and between them what would change hands. Both must agree. */
export function NegotiationStage() {
  const { t } = useTranslation('moments');
  const trade = useTrade();
  if (trade === null) return null;
  const { seat, other, opener } = trade.frame;
  const offering: BargainerProps = { trade, seat, verb: 'offer' };
  const answering: BargainerProps = { trade, seat: other, verb: 'want' };
  // Everybody keeps their side of the table when an offer is countered.
  const [left, right] = seat === opener ? [offering, answering] : [answering, offering];
  return (
    <div className={styles.table}>
      <section className={`${styles.deal ?? ''} ${panel.plate ?? ''}`}>
        <h2 className={styles.headline}>{t('deal.title')}</h2>
        <OfferedGoods {...left} />
        <svg viewBox="0 0 40 24" className={styles.arrows} aria-hidden="true">
          <path d="M4 7h30l-5-5M36 17H6l5 5" />
        </svg>
        <OfferedGoods {...right} />
        {!isEmpty(trade.frame) && <Hindrance frame={trade.frame} />}
        <Foot trade={trade} />
      </section>
      <Bargainer {...left} place="left" />
      <Bargainer {...right} place="right" />
    </div>
  );
}

/** Why it cannot be agreed on; else who would have to make room for it. */
function Hindrance({ frame }: { frame: NegotiationFrame }) {
  const rules = useRules();
  const without = withoutRoom(rules, frame);
  if (without !== null) return <Note seat={without} cards={[]} />;
  return [frame.seat, frame.other].map((seat) => {
    const cards = inTheWay(rules, frame, seat);
    return cards.length === 0 ? null : <Note key={seat} seat={seat} cards={cards} />;
  });
}

function Note({ seat, cards }: { seat: number; cards: readonly string[] }) {
  const { t } = useTranslation('moments');
  const { world } = useRules();
  const name = useName(seat);
  const who = useIsYou(seat) ? 'you' : 'other';
  const names = joined(
    cards.map((card) => nameInHand(infoOf(world, card))),
    'or',
  );
  return (
    <p className={`${panel.note ?? ''} ${(cards.length === 0 ? panel.bad : panel.warn) ?? ''}`} role="status">
      {t(`deal.${cards.length === 0 ? 'noRoom' : 'makesRoom'}.${who}`, { name, cards: names })}
    </p>
  );
}

/** What else can be done with it, and how often one may still try. */
function Foot({ trade }: { trade: Trade }) {
  const { t } = useTranslation('moments');
  const { world, state } = useRules();
  const session = useSessionHere();
  const options = useChoosing()?.decision?.options ?? [];
  const left = MOST_OFFERS - trade.frame.offers;
  return (
    <footer className={styles.foot}>
      <small>{t('deal.left', { count: left })}</small>
      {['clear', 'counter']
        .filter((option) => options.includes(option))
        .map((option) => (
          <Button key={option} look="small" onPress={() => session.choose(option)} data-option={option}>
            {optionLabel(world, state, option)}
          </Button>
        ))}
      <Again trade={trade} />
    </footer>
  );
}

/** An offer that was declined is gone from the table: it can be laid there again, and changed. */
function Again({ trade: { frame, isOpen, change } }: { trade: Trade }) {
  const { t } = useTranslation('moments');
  const word = useLastWord(frame);
  const last = useLastOffer();
  if (!isOpen || !isEmpty(frame) || word?.type !== 'refused' || last?.seat !== frame.seat) return null;
  const [offer, want] = [goodsOf(last.offer), goodsOf(last.want)];
  const again = { offer: offer.cards, offerGold: offer.gold, want: want.cards, wantGold: want.gold };
  return (
    <Button look="small" onPress={() => change(again)}>
      {t('deal.again')}
    </Button>
  );
}
