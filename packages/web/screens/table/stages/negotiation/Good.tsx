import { heldCard, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { heldLine, heldLines, nameInHand } from '@wayrune/engine/text/card-text.ts';
import { useTranslation } from 'react-i18next';
import { CardText } from '../../../../cards/CardText.tsx';
import { CardCounters } from '../../../../cards/CardCounters.tsx';
import { Peek } from '../../../../cards/Peek.tsx';
import { Picture } from '../../../../cards/Picture.tsx';
import { Stats } from '../../../../cards/Stats.tsx';
import { toneOf } from '../../../../cards/tone.ts';
import { useRules } from '../../../../play/context.ts';
import { look } from '../../../../play/look.ts';
import { withCard, withoutCard } from './bargain.ts';
import { useDragTo } from './drag.ts';
import type { BargainerProps } from './trade.ts';
import styles from './Good.module.css';

interface Props extends BargainerProps {
  readonly card: string;
  /** Whether it lies on the table between the two: then a press takes it back. */
  readonly isGiven: boolean;
}

/** A card that may change hands: its picture, its name and what it does, to be pressed or dragged across. */
export function Good({ trade: { frame, isOpen, change }, seat, verb, card, isGiven }: Props) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const info = infoOf(rules.world, card);
  const held = heldCard(playerAt(rules, seat), card) ?? {};
  const move = (): void => change((isGiven ? withoutCard : withCard)(frame, verb, card));
  const { isPress, ...drag } = useDragTo(`${isGiven ? 'shelf' : 'tray'}-${verb}`, move);
  const press = (): void => {
    if (!isPress()) return;
    if (isOpen) move();
    else look({ card });
  };
  const name = nameInHand(info);
  const does = isOpen ? t(isGiven ? 'deal.back' : `deal.${verb}`) : '';
  return (
    <Peek info={info} {...held}>
      <button
        type="button"
        className={styles.good}
        data-tint={toneOf(info).tint}
        data-given={isGiven || undefined}
        data-option={isOpen && !isGiven ? `${verb}:${card}` : undefined}
        onClick={press}
        {...(isOpen ? drag : {})}
      >
        <span className={styles.picture}>
          <Picture info={info} />
          <CardCounters state={held} />
        </span>
        <span className={styles.words}>
          <b>
            <span className="visually-hidden">{does} </span>
            {name}
          </b>
          <small>{heldLine(info)}</small>
          {info.holding === 'ally' && !isGiven && <Stats info={info} />}
          {!isGiven && (
            <span className={styles.text}>
              <CardText lines={heldLines(info)} />
            </span>
          )}
        </span>
        {isOpen && (
          <span className={styles.sign} aria-hidden="true">
            {isGiven ? '×' : '+'}
          </span>
        )}
      </button>
    </Peek>
  );
}
