/** A card in four sizes: a chip for a row, small with its numbers, full with its text, large for reading. */
import { rulesLines, typeLine } from '@wayrune/engine/text/card-text.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Jewel } from '../theme/Jewel.tsx';
import { Sign } from '../theme/Sign.tsx';
import { CardText } from './CardText.tsx';
import { type CardState, Lying } from './Lying.tsx';
import { Medallion, Picture } from './Picture.tsx';
import { Skills, Stats, Vitals } from './Stats.tsx';
import { toneOf } from './tone.ts';
import styles from './card.module.css';

export type CardSize = 'chip' | 'small' | 'full' | 'large';

export interface CardProps extends CardState {
  readonly info: CardInfo;
  readonly size: CardSize;
}

export const Card = memo(function Card({ info, size, ...state }: CardProps) {
  const { tint, rarity } = toneOf(info);
  const Face = size === 'chip' ? Chip : size === 'small' ? Small : Full;
  const lines = size === 'full' || size === 'large' ? rulesLines(info) : [];
  return (
    <div
      className={styles['card']}
      data-size={size}
      data-kind={info.card.kind}
      data-tint={tint}
      data-rarity={rarity}
      data-length={lengthOf(lines)}
      data-used={state.used || undefined}
    >
      <Face info={info} state={state} lines={lines} />
    </div>
  );
});

interface FaceProps {
  readonly info: CardInfo;
  readonly state: CardState;
  /** What it says; only the faces that show it are given it. */
  readonly lines: readonly string[];
}

function Chip({ info, state }: FaceProps) {
  return (
    <>
      <span className={styles['coin']}>
        <Medallion info={info} />
      </span>
      <span className={styles['chipName']}>{info.card.name}</span>
      <Lying state={state} />
    </>
  );
}

function Small({ info, state }: FaceProps) {
  return (
    <>
      <Head info={info} />
      <div className={styles['plate']}>
        <Picture info={info} />
        <Lying state={state} />
      </div>
      <Vitals info={info} />
      <Stats info={info} />
    </>
  );
}

/** So that long texts fit: the more is said, the smaller the letters and the lower the plate. */
const LENGTHS = [
  { most: 190, name: 'short' },
  { most: 380, name: 'middle' },
  { most: 620, name: 'long' },
] as const;

function lengthOf(lines: readonly string[]): string {
  const said = lines.join('').length;
  return LENGTHS.find(({ most }) => said <= most)?.name ?? 'longest';
}

function Full({ info, state, lines }: FaceProps) {
  return (
    <>
      <Head info={info} />
      <div className={styles['plate']}>
        <Picture info={info} />
        <Lying state={state} />
      </div>
      <p className={styles['type']}>{typeLine(info).replace(/\.$/, '')}</p>
      <Vitals info={info} />
      <Stats info={info} />
      <Skills info={info} />
      <div className={styles['words']} data-words="">
        <CardText lines={lines} />
        {info.card.flavour === '' ? null : <p className={styles['flavour']}>{info.card.flavour}</p>}
      </div>
    </>
  );
}

function Head({ info }: { readonly info: CardInfo }) {
  const { t } = useTranslation('cards');
  const { card, cost } = info;
  return (
    <div className={styles['head']}>
      <span className={styles['name']}>{card.name}</span>
      {'color' in card ? (
        <span className={card.kind === 'event' ? styles['corner'] : styles['seal']}>
          {card.kind === 'event' ? (
            <b role="img" aria-label={t('event', { number: card.number })}>
              {card.number}
            </b>
          ) : null}
          <Jewel color={card.color} sunburst={card.kind === 'event'} />
        </span>
      ) : null}
      {card.kind === 'item' || card.kind === 'ally' ? (
        <span className={styles['corner']} role="img" aria-label={t('cost', { count: cost })}>
          <b>{cost}</b>
          <Sign name="gold" />
        </span>
      ) : null}
    </div>
  );
}
