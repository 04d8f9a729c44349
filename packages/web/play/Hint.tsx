import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { create } from 'zustand';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import panel from '../theme/panel.module.css';
import { useSessionHere, useTable } from './context.ts';

interface Hint {
  /** After how many entries it was asked for: it goes with the question. */
  readonly entry: number;
  readonly choice: string;
  readonly why: string;
}

/** Without the numbers that stand in brackets after it. */
const bare = (label: string): string => label.replace(/ \([^)]*\)$/, '');

const useHint = create<{ hint: Hint | null }>(() => ({ hint: null }));

export function HintButton() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const ask = async (): Promise<void> => {
    const { entries, world, state } = session.store.getState();
    const { choice, why } = await session.hint();
    useHint.setState({ hint: { entry: entries, choice: bare(optionLabel(world, state, choice)), why } });
  };
  return (
    <Button look={['quiet', 'small']} data-key="h" onPress={() => void ask()}>
      {t('hint')}
    </Button>
  );
}

export function HintNote() {
  const { t } = useTranslation('table');
  const entries = useTable((game) => game.entries);
  const hint = useHint((one) => one.hint);
  if (hint === null || hint.entry !== entries) return null;
  return (
    <p className={`${panel.note ?? ''} ${panel.good ?? ''}`} role="status">
      {t(hint.why.startsWith(hint.choice) ? 'hintIs' : 'hintSays', { choice: hint.choice, why: hint.why })}
    </p>
  );
}
