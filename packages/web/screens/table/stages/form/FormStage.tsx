import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { heldLine, heldLines } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../cards/Card.tsx';
import { CardText } from '../../../../cards/CardText.tsx';
import { Peek } from '../../../../cards/Peek.tsx';
import { useChoosing, useRules } from '../../../../play/context.ts';
import { useSuggestedOption } from '../../../../play/Hint.tsx';
import { look } from '../../../../play/look.ts';
import { OptionButton } from '../../dock/DockOptions.tsx';
import { isSmall, useForm } from '../../frame/form.ts';
import { Flag } from '../moments/ornaments.tsx';
import styles from './FormStage.module.css';

/** A card that is yours as one thing or another: each as it would be, side by side. */
export function FormStage() {
  const options = useChoosing()?.decision?.options.filter((option) => option.startsWith('form:')) ?? [];
  return (
    <ul className={styles.forms}>
      {options.map((option, i) => (
        <Form key={option} option={option} number={i + 1} />
      ))}
    </ul>
  );
}

function Form({ option, number }: { option: string; number: number }) {
  const { t } = useTranslation('moments');
  const { world, state } = useRules();
  const small = isSmall(useForm());
  const card = option.slice('form:'.length);
  const info = infoOf(world, card);
  const label = optionLabel(world, state, option);
  return (
    <li className={styles.form} data-full={!small || undefined}>
      {useSuggestedOption() === option && <Flag>{t('levelUp.suggestion')}</Flag>}
      <Peek info={info}>
        <button type="button" className={styles.face} onClick={() => look({ card })}>
          <Card info={info} size={small ? 'small' : 'full'} held />
        </button>
      </Peek>
      {small && (
        <div className={styles.says}>
          <CardText lines={[heldLine(info), ...heldLines(info)]} />
        </div>
      )}
      <OptionButton choice={{ id: option, label, chance: null }} number={number} />
    </li>
  );
}
