import { type Strength, STRENGTHS, type TemperName, TEMPERS } from '@wayrune/bots/players/strengths.ts';
import { useTranslation } from 'react-i18next';
import { bot, HUMAN, type Sitter, withName } from '../game/sitter.ts';
import { Picker } from './Picker.tsx';
import styles from './SitterPicker.module.css';

interface Props {
  /** The seat, as it is called. */
  readonly seat: string;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
}

const PERSON = 'human';

/** Who plays a seat: a person, or a bot of some strength and temper. */
export function SitterPicker({ seat, sitter, onChange }: Props) {
  const { t } = useTranslation();
  const temper = sitter.kind === 'bot' ? sitter.temper : 'balanced';
  const name = sitter.kind === 'bot' ? (sitter.name ?? '') : '';
  return (
    <div className={styles.sitter}>
      <Picker
        label={t('sitter.who', { seat })}
        hideLabel
        value={sitter.kind === 'bot' ? sitter.strength : PERSON}
        options={[
          { id: PERSON, name: t('sitter.person'), more: t('sitter.personSays') },
          ...Object.entries(STRENGTHS).map(([id, { name, says }]) => ({
            id,
            name: t('sitter.bot', { strength: name.toLowerCase() }),
            more: says,
          })),
        ]}
        onChange={(id) => onChange(id === PERSON ? HUMAN : withName(bot(id as Strength, temper), name))}
      />
      {sitter.kind === 'bot' && (
        <Picker
          label={t('sitter.temper', { seat })}
          hideLabel
          value={sitter.temper}
          options={Object.entries(TEMPERS).map(([id, { name, says }]) => ({ id, name, more: says }))}
          onChange={(id) => onChange(bot(sitter.strength, id as TemperName))}
        />
      )}
    </div>
  );
}
