/** What a game waits for. */
import type { Table } from '@wayrune/engine/table/table.ts';
import type { Settings } from '../../settings/settings.ts';
import type { BotSitter, Sitter } from '../sitter.ts';
import { trivialChoice } from './trivial.ts';

export type Step =
  /** For nothing: it is over. */
  | { readonly kind: 'over' }
  /** That a person says that this seat's turn is over. */
  | { readonly kind: 'confirm'; readonly seat: number }
  | { readonly kind: 'think'; readonly seat: number; readonly sitter: BotSitter }
  /** A choice that needs nobody. */
  | { readonly kind: 'take'; readonly seat: number; readonly choice: string }
  | { readonly kind: 'ask'; readonly seat: number };

export function nextStep(
  { world, state }: Pick<Table, 'world' | 'state'>,
  sitters: readonly Sitter[],
  confirming: number | null,
  level: Settings['autoResolve'],
): Step {
  const { decision } = state;
  if (decision === null) return { kind: 'over' };
  if (confirming !== null) return { kind: 'confirm', seat: confirming };
  const { seat } = decision;
  const sitter = sitters[seat];
  if (sitter === undefined) throw new Error(`nobody sits at seat ${seat + 1}`);
  if (sitter.kind === 'bot') return { kind: 'think', seat, sitter };
  const choice = trivialChoice(world, state, level);
  return choice === null ? { kind: 'ask', seat } : { kind: 'take', seat, choice };
}
