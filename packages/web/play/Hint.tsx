import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import panel from '../theme/panel.module.css';
import { useSessionHere, useTable } from './context.ts';
import { straightOn } from './straight-on.ts';

interface Hint {
  readonly game: string;
  /** After how many entries it was asked for: it goes with the question. */
  readonly entry: number;
  readonly option: string;
  /** The option in words. */
  readonly choice: string;
  readonly why: string;
}

/** Without the numbers that stand in brackets after it. */
const bare = (label: string): string => label.replace(/ \([^)]*\)$/, '');

const useHint = create<{ hint: Hint | null }>(() => ({ hint: null }));

/** Asks for a suggestion; with a picture in it, that stands for the word. */
export function HintButton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const ask = async (): Promise<void> => {
    const { id, entries, world, state } = session.store.getState();
    const first = await session.hint();
    const straight = straightOn(world, state);
    const then = straight?.path[0] === first.choice ? await session.hint(first.choice) : null;
    const hint =
      straight !== null && then?.choice === straight.path[1]
        ? { option: straight.id, choice: straight.label, why: then.why }
        : { option: first.choice, choice: bare(optionLabel(world, state, first.choice)), why: first.why };
    useHint.setState({ hint: { game: id, entry: entries, ...hint } });
  };
  return (
    <Button
      look={children === undefined ? ['quiet', 'small'] : ['icon']}
      aria-label={t('hint')}
      title={t('hint')}
      data-key="h"
      onPress={() => void ask()}
    >
      {children ?? t('hint')}
    </Button>
  );
}

/** The suggestion for what is asked now. */
function useSuggestion(): Hint | null {
  const id = useTable((game) => game.id);
  const entries = useTable((game) => game.entries);
  const hint = useHint((one) => one.hint);
  return hint?.game === id && hint.entry === entries ? hint : null;
}

/** The option that is suggested, or null: its space lights up on the map. */
export const useSuggestedOption = (): string | null => useSuggestion()?.option ?? null;

/**
 * Lights the button of the suggestion, wherever on the table it stands: stages and parts draw their own, and none of
 * them needs to know of suggestions.
 */
function useLitButton(option: string | undefined): void {
  useEffect(() => {
    if (option === undefined) return undefined;
    const lit = document.querySelectorAll(`[data-option="${CSS.escape(option)}"]`);
    for (const button of lit) button.setAttribute('data-suggested', '');
    return () => {
      for (const button of lit) button.removeAttribute('data-suggested');
    };
  }, [option]);
}

export function HintNote() {
  const { t } = useTranslation('table');
  const hint = useSuggestion();
  useLitButton(hint?.option);
  if (hint === null) return null;
  return (
    <p className={`${panel.note ?? ''} ${panel.good ?? ''}`} role="status">
      {t('hintSays', { choice: hint.choice, why: hint.why })}
    </p>
  );
}
