import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { CardText } from '../../../cards/CardText.tsx';
import { Medallion } from '../../../cards/Picture.tsx';
import { useRules, useSessionHere } from '../../../play/context.ts';
import { useSuggestedOption } from '../../../play/Hint.tsx';
import { Flag } from '../../../screens/table/stages/moments/ornaments.tsx';
import styles from './scions.module.css';

/** Sleeping Scions side by side: whose counter one takes after an Event, or which one to awaken. */
const Chooser = ({ word }: { word: 'counter' | 'awaken' }) => {
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
            <Choice option={option} verb={t(word === 'counter' ? 'scions.take' : 'scions.try')} />
          </li>
        ))}
      </ul>
    </div>
  );
};

function Choice({ option, verb }: { option: string; verb: string }) {
  const { t } = useTranslation('seven-scions');
  const session = useSessionHere();
  const { world, state } = useRules();
  const isSuggested = useSuggestedOption() === option;
  const info = infoOf(world, option.slice(option.indexOf(':') + 1));
  return (
    <article className={styles.card}>
      {isSuggested && <Flag>{t('scions.suggested')}</Flag>}
      <span className={styles.face}>
        <Medallion info={info} asleep />
      </span>
      <h3>{info.card.name}</h3>
      <div className={styles.text}>
        <CardText lines={rulesLines(info)} />
      </div>
      <button
        type="button"
        className={styles.take}
        data-option={option}
        onClick={() => session.choose(option)}
      >
        {verb}
        <span className="visually-hidden">: {optionLabel(world, state, option)}</span>
      </button>
    </article>
  );
}

export const ChooseCounter = () => <Chooser word="counter" />;
export const ChooseScion = () => <Chooser word="awaken" />;
