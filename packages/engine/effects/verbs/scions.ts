/** Verbs of The Seven Scions. What they do stands with its rules; without them they change nothing. */
import { call, type Frame } from '../../kernel/procedure.ts';
import type { Verb } from '../../rules/world/verb.ts';

interface AwakenFrame extends Frame {
  seat: number;
  card: string;
}

export const awaken: Verb<'awaken'> = {
  fields: {},
  describe: () => 'this Scion awakens',
  resolve(game, _, { seat, source }) {
    if (game.procedures.has('awaken')) call<AwakenFrame>(game, { proc: 'awaken', seat, card: source });
  },
  can: (game) => game.procedures.has('awaken'),
  hint: () => 12,
};
