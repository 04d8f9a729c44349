import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { nameInHand } from '@wayrune/engine/text/card-text.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../../play/context.ts';
import { Gold } from '../../../../play/Gold.tsx';
import panel from '../../../../theme/panel.module.css';
import { SeatFace } from '../../hero/SeatFace.tsx';
import { cardsOf, goldOf, isEmpty } from './bargain.ts';
import { Good } from './Good.tsx';
import { type BargainerProps, useIsYou, useLastWord, useName, type Word } from './trade.ts';
import styles from './Bargainer.module.css';

interface Props extends BargainerProps {
  readonly place: 'left' | 'right';
}

/** One of the two who bargain: their face, what they say, what they have left to give, and what they would have then. */
export function Bargainer({ place, ...party }: Props) {
  const { t } = useTranslation('moments');
  const { trade, seat, verb } = party;
  const { items, allies, gold } = playerAt(useRules(), seat);
  const given = cardsOf(trade.frame, verb);
  const left = [...items, ...allies].filter(({ card }) => !given.includes(card));
  const name = useName(seat);
  const isYou = useIsYou(seat);
  return (
    <section
      className={`${styles.party ?? ''} ${panel.plate ?? ''}`}
      aria-label={name}
      data-seat={seat}
      data-place={place}
      data-drop={`shelf-${verb}`}
    >
      <header className={styles.who}>
        <span className={styles.face}>
          <SeatFace seat={seat} size={5.5} />
        </span>
        <div>
          <h3>{isYou ? t('deal.you', { name }) : name}</h3>
          <Gold amount={gold - goldOf(trade.frame, verb)} />
        </div>
        <Speech trade={trade} seat={seat} />
      </header>
      <ul className={styles.shelf}>
        {left.map(({ card }) => (
          <li key={card}>
            <Good {...party} card={card} isGiven={false} />
          </li>
        ))}
        {left.length === 0 && <li className={styles.none}>{t('deal.nothingLeft')}</li>}
      </ul>
      {!isEmpty(trade.frame) && <Afterwards {...party} />}
    </section>
  );
}

/** Who says it, and what. */
function speechOf(word: Word, opener: number): { readonly seat: number; readonly says: string } {
  if (word.type === 'proposed') return { seat: word.seat, says: word.seat === opener ? 'offer' : 'counter' };
  return { seat: word.other, says: word.type };
}

function Speech({ trade: { frame }, seat }: Pick<BargainerProps, 'trade' | 'seat'>) {
  const { t } = useTranslation('moments');
  const word = useLastWord(frame);
  const speech = word === null ? null : speechOf(word, frame.opener);
  if (speech?.seat !== seat) return null;
  const says = speech.says as 'offer' | 'counter' | 'refused' | 'traded';
  return (
    <p key={frame.offers} className={styles.speech} data-says={says} role="status">
      {t(`deal.says.${says}`)}
    </p>
  );
}

/** What they would own if the deal were made as it lies there. */
function Afterwards({ trade: { frame }, seat, verb }: BargainerProps) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const { items, allies, gold } = playerAt(rules, seat);
  const other = verb === 'offer' ? 'want' : 'offer';
  const kept = [...items, ...allies].map(({ card }) => card).filter((card) => !frame[verb].includes(card));
  const nameOf = (card: string): string => nameInHand(infoOf(rules.world, card));
  return (
    <div className={styles.then} data-then="">
      <h4 className={panel.label}>{t('deal.then')}</h4>
      <p>
        <Gold amount={gold - goldOf(frame, verb) + goldOf(frame, other)} />
        {frame[other].map((card) => (
          <ins key={card}>{nameOf(card)}</ins>
        ))}
        {kept.map((card) => (
          <span key={card}>{nameOf(card)}</span>
        ))}
      </p>
    </div>
  );
}
