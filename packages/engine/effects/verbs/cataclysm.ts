/** Verbs of The Cataclysm. What they do stands with its rules; without them they change nothing. */
import { call, type Frame } from '../../kernel/procedure.ts';
import type { Verb } from '../../rules/world/verb.ts';

/** The card that is claimed, or whose quest makes progress. */
export interface CurseFrame extends Frame {
  seat: number;
  card: string;
}

export const claim: Verb<'claim'> = {
  fields: {},
  describe: () => 'claim this card',
  resolve(game, _, { seat, source }) {
    if (game.procedures.has('claim')) call<CurseFrame>(game, { proc: 'claim', seat, card: source });
  },
  can: (game) => game.procedures.has('claim'),
  hint: () => 12,
};

export const progress: Verb<'progress'> = {
  fields: {},
  describe: () => 'mark progress',
  resolve(game, _, { seat, source }) {
    if (game.procedures.has('progress')) call<CurseFrame>(game, { proc: 'progress', seat, card: source });
  },
  can: (game) => game.procedures.has('progress'),
  hint: () => 6,
};
