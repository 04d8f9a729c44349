import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { awakeningLines, counterLines } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { Peek } from '../../../cards/Peek.tsx';
import { CardText } from '../../../cards/CardText.tsx';
import { Medallion } from '../../../cards/Picture.tsx';
import { useRules, useSessionHere } from '../../../play/context.ts';
import { useSuggestedOption } from '../../../play/Hint.tsx';
import { look } from '../../../play/look.ts';
import { Flag } from '../../../screens/table/stages/moments/ornaments.tsx';
import styles from './scions.module.css';

type Word = 'counter' | 'awaken';

/** What matters in the choice; the rest is on the card. */
const LINES = { counter: counterLines, awaken: awakeningLines } as const;
const VERBS = { counter: 'scions.take', awaken: 'scions.try' } as const;

/** Sleeping Scions side by side: whose counter one takes after an Event, or which one to awaken. */
const Chooser = ({ word }: { word: Word }) => {
  const { t } = useTranslation('seven-scions');
  const { state } = useRules();
  const options = (state.decision?.options ?? []).filter((option) => option.startsWith(`${word}:`));
  return (
    <div className={styles.choice}>
      <header>
        <h2>{t(`scions.${word}`)}</h2>
        <p>{t(`scions.${word}About`)}</p>
      </header>
      <ul className={styles.cards}>
        {options.map((option) => (
          <li key={option}>
            <Choice option={option} word={word} />
          </li>
        ))}
      </ul>
    </div>
  );
};

function Choice({ option, word }: { option: string; word: Word }) {
  const { t } = useTranslation('seven-scions');
  const session = useSessionHere();
  const { world, state } = useRules();
  const isSuggested = useSuggestedOption() === option;
  const card = option.slice(option.indexOf(':') + 1);
  const info = infoOf(world, card);
  return (
    <article className={styles.card}>
      {isSuggested && <Flag>{t('scions.suggested')}</Flag>}
      <Peek info={info}>
        <button type="button" className={styles.portrait} onClick={() => look({ card })}>
          <Medallion info={info} asleep />
          <span className="visually-hidden">{t('scions.look', { name: info.card.name })}</span>
        </button>
      </Peek>
      <h3>{info.card.name}</h3>
      <div className={styles.text}>
        <CardText lines={LINES[word](info)} />
      </div>
      <button
        type="button"
        className={styles.take}
        data-option={option}
        onClick={() => session.choose(option)}
      >
        {t(VERBS[word])}
        <span className="visually-hidden">: {optionLabel(world, state, option)}</span>
      </button>
    </article>
  );
}

export const ChooseCounter = () => <Chooser word="counter" />;
export const ChooseScion = () => <Chooser word="awaken" />;
