/** A card in five sizes: a chip for a row, mini for a hand, small with its numbers, full with its text, large for reading. */
import { heldLine, heldLines, nameInHand, rulesLines, typeLine } from '@wayrune/engine/text/card-text.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Jewel } from '../theme/Jewel.tsx';
import { Sign } from '../theme/Sign.tsx';
import { CardText } from './CardText.tsx';
import { type CardState, CardCounters } from './CardCounters.tsx';
import { Medallion, Picture } from './Picture.tsx';
import { Skills, Stats, Vitals } from './Stats.tsx';
import { RitualSymbols } from './RitualSymbols.tsx';
import { toneOf } from './tone.ts';
import styles from './card.module.css';
import faces from './card-faces.module.css';
import tints from './card-tints.module.css';

export type CardSize = 'chip' | 'mini' | 'small' | 'full' | 'large';

export interface CardProps extends CardState {
  readonly info: CardInfo;
  readonly size: CardSize;
  /** As it is in the hands of the one who has it: what an adventure card has become, and not what it was. */
  readonly held?: boolean;
}

/** What it says, without the line that repeats its name and kind. */
function linesOf(info: CardInfo, held: boolean): string[] {
  if (!held) return rulesLines(info);
  const becomes = 'as' in info.card && info.card.as !== undefined;
  return becomes && info.holding !== 'ally' ? heldLines(info).slice(1) : heldLines(info);
}

export const Card = memo(function Card({ info, size, held = false, ...state }: CardProps) {
  const { tint, rarity } = toneOf(info);
  const Face = FACES[size];
  const lines = size === 'full' || size === 'large' ? linesOf(info, held) : [];
  return (
    <div
      className={[styles['card'], tints['tinted'], faces[size]].filter(Boolean).join(' ')}
      data-size={size}
      data-kind={info.card.kind}
      data-tint={tint}
      data-rarity={rarity}
      data-length={lengthOf(lines)}
      data-used={state.used || undefined}
    >
      <Face info={info} state={state} lines={lines} held={held} />
    </div>
  );
});

interface FaceProps {
  readonly info: CardInfo;
  readonly state: CardState;
  /** What it says; only the faces that show it are given it. */
  readonly lines: readonly string[];
  readonly held: boolean;
}

function Chip({ info, state }: FaceProps) {
  return (
    <>
      <span className={faces['coin']}>
        <Medallion info={info} />
      </span>
      <span className={faces['chipName']}>{nameInHand(info)}</span>
      <CardCounters state={state} />
    </>
  );
}

function Small({ info, state, held }: FaceProps) {
  return (
    <>
      <Head info={info} held={held} />
      <div className={styles['plate']} data-picture="">
        <Picture info={info} />
        <CardCounters state={state} />
        <RitualSymbols info={info} state={state} />
      </div>
      {isAsPrinted(info, held) && <Numbers info={info} />}
    </>
  );
}

/** Won cards fight no more; what an Ally can do stands in their words. */
const isAsPrinted = ({ card }: CardInfo, held: boolean): boolean => !held || !('as' in card);

function Numbers({ info }: { readonly info: CardInfo }) {
  return (
    <>
      <Vitals info={info} />
      <Stats info={info} />
    </>
  );
}

/** More letters than this take three lines on a card of a hand. */
const TWO_LINES = 18;

/** Its picture and its name, for the hand of the player who has it. */
function Mini({ info, state }: FaceProps) {
  const name = nameInHand(info);
  return (
    <>
      <div className={styles['plate']} data-picture="">
        <Picture info={info} />
        <CardCounters state={state} />
        <RitualSymbols info={info} state={state} />
      </div>
      <span className={faces['miniName']} data-long={name.length > TWO_LINES || undefined}>
        {name}
      </span>
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

function Full({ info, state, lines, held }: FaceProps) {
  return (
    <>
      <Head info={info} held={held} />
      <div className={styles['plate']} data-picture="">
        <Picture info={info} />
        <CardCounters state={state} />
        <RitualSymbols info={info} state={state} />
      </div>
      <p className={styles['type']}>{held ? heldLine(info) : typeLine(info).replace(/\.$/, '')}</p>
      {isAsPrinted(info, held) && <Numbers info={info} />}
      <Skills info={info} />
      <div className={styles['words']} data-words="">
        <CardText lines={lines} />
        {info.card.flavour === '' ? null : (
          <p className={styles['flavour']} data-flavour="">
            {info.card.flavour}
          </p>
        )}
      </div>
    </>
  );
}

const FACES: Readonly<Record<CardSize, ComponentType<FaceProps>>> = {
  chip: Chip,
  mini: Mini,
  small: Small,
  full: Full,
  large: Full,
};

function Head({ info, held }: { readonly info: CardInfo; readonly held: boolean }) {
  const { t } = useTranslation('cards');
  const { card, cost } = info;
  return (
    <div className={styles['head']}>
      <span className={styles['name']}>{held ? nameInHand(info) : card.name}</span>
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
