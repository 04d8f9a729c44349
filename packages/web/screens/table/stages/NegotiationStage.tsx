import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import type { NegotiationFrame } from '@wayrune/engine/rules/turn/negotiation.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { cardName } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../cards/Card.tsx';
import { Peek } from '../../../cards/Peek.tsx';
import panel from '../../../theme/panel.module.css';
import { Button } from '../../../ui/Button.tsx';
import { useChoosing, useRules, useSessionHere, useTable } from '../../../play/context.ts';
import { Gold } from '../../../play/Gold.tsx';
import { look } from '../../../play/look.ts';
import { type Verb, without } from './retract-offer.ts';
import { Shield } from '../../../map/Shield.tsx';
import styles from './NegotiationStage.module.css';

/** A bargain on the table: each side's goods, and what has been moved across. Both must agree. */
export function NegotiationStage() {
  const { t } = useTranslation('table');
  const rules = useRules();
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'negotiate') as
    | NegotiationFrame
    | undefined;
  if (frame === undefined) return null;
  const { seat, other, opener } = frame;
  const offering: Props = { seat, verb: 'offer', frame };
  const answering: Props = { seat: other, verb: 'want', frame };
  // Everybody keeps their side of the table when an offer is countered.
  const [left, right] = seat === opener ? [offering, answering] : [answering, offering];
  return (
    <div className={styles.table}>
      <h2 className={`${panel.title ?? ''} ${styles.title ?? ''}`}>{t('negotiationTitle')}</h2>
      <Side {...left} place="left" />
      <div className={styles.deal}>
        <Tray {...left} />
        <svg viewBox="0 0 40 24" className={styles.arrows} aria-hidden="true">
          <path d="M4 7h30l-5-5M36 17H6l5 5" />
        </svg>
        <Tray {...right} />
      </div>
      <Side {...right} place="right" />
    </div>
  );
}

interface Props {
  readonly seat: number;
  readonly verb: Verb;
  readonly frame: NegotiationFrame;
}

const useName = (seat: number): string => useTable((game) => game.names[seat] ?? '');

/** What one side gives; a press takes a thing back as long as the bargain is being made. */
function Tray({ seat, verb, frame }: Props) {
  const { t } = useTranslation('table');
  const { world } = useRules();
  const session = useSessionHere();
  const building = useChoosing()?.decision?.kind === 'negotiate';
  const name = useName(seat);
  const [cards, gold] = verb === 'offer' ? [frame.offer, frame.offerGold] : [frame.want, frame.wantGold];
  const back = (what: string) => () => session.chooseAll(without(frame, verb, what));
  return (
    <div className={styles.tray}>
      <h3 className={panel.label}>
        <Shield seat={seat} />
        {t('gives', { name })}
      </h3>
      <ul className={styles.heap}>
        {gold > 0 && (
          <li>
            <button type="button" className={styles.sum} disabled={!building} onClick={back('gold')}>
              <Gold amount={gold} />
              {building && <span className="visually-hidden">{t('takeBack')}</span>}
            </button>
          </li>
        )}
        {cards.map((card) => (
          <li key={card}>
            <Good
              card={card}
              {...(building ? { sign: '×', label: t('takeBackOf', { name: cardName(world, card) }) } : {})}
              onPress={building ? back(card) : () => look({ card })}
            />
          </li>
        ))}
        {gold === 0 && cards.length === 0 && <li className={styles.none}>{t('nothing')}</li>}
      </ul>
    </div>
  );
}

interface GoodProps {
  readonly card: string;
  readonly sign?: string;
  readonly label?: string;
  readonly option?: string;
  readonly onPress: () => void;
}

/** A thing that can be moved across. */
function Good({ card, sign, label, option, onPress }: GoodProps) {
  const info = infoOf(useRules().world, card);
  return (
    <Peek info={info}>
      <button type="button" className={styles.good} onClick={onPress} aria-label={label} data-option={option}>
        <Card info={info} size="chip" />
        {sign !== undefined && <span aria-hidden="true">{sign}</span>}
      </button>
    </Peek>
  );
}

/** What somebody has left, to be moved onto the table. */
function Side({ seat, verb, frame, place }: Props & { readonly place: 'left' | 'right' }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const session = useSessionHere();
  const { kind, options: all = [] } = useChoosing()?.decision ?? {};
  const options = all.filter((option) => option.startsWith(`${verb}:`));
  const coins = options.filter((option) => option.startsWith(`${verb}:gold:`));
  const goods = options.filter((option) => !coins.includes(option));
  const { gold } = playerAt(rules, seat);
  const given = verb === 'offer' ? frame.offerGold : frame.wantGold;
  return (
    <section className={styles.side} data-place={place}>
      <h3 className={styles.who}>
        <Shield seat={seat} />
        {useName(seat)}
        <Gold amount={gold - given} />
      </h3>
      {coins.length > 0 && (
        <div className={styles.coins}>
          {coins.map((option) => (
            <Button key={option} look="small" onPress={() => session.choose(option)} data-option={option}>
              <span aria-hidden="true">+{option.split(':')[2]}</span> <Coin />
              <span className="visually-hidden">{optionLabel(rules.world, rules.state, option)}</span>
            </Button>
          ))}
        </div>
      )}
      <ul className={styles.heap}>
        {goods.map((option) => (
          <li key={option}>
            <Good
              card={option.slice(verb.length + 1)}
              sign={place === 'left' ? '→' : '←'}
              label={optionLabel(rules.world, rules.state, option)}
              option={option}
              onPress={() => session.choose(option)}
            />
          </li>
        ))}
        {kind === 'negotiate' && options.length === 0 && gold === given && (
          <li className={styles.none}>{t('nothingToTrade')}</li>
        )}
      </ul>
    </section>
  );
}

const Coin = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.coin}>
    <circle cx="8" cy="8" r="6.500" />
  </svg>
);
