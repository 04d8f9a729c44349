import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { SpecialCard } from '../../effects/vocabulary.ts';
import { procedure } from '../../kernel/procedure.ts';
import { aFoe, arena, LAIR } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { TRIAL, withTrial } from '../../testing/trial.ts';
import { cardText } from '../../text/card-text.ts';
import type { CardFrame } from '../turn/adventure.ts';
import { info, playerAt, type Game } from './game.ts';
import { leaveLimbo } from '../cards/holdings.ts';
import { changed, type PartRules } from './part.ts';
import { attribute } from '../cards/values.ts';

const anOmen = (draft: Partial<SpecialCard>): SpecialCard => ({
  kind: 'special',
  type: 'omen',
  id: 'omen',
  name: 'Red Dawn',
  flavour: 'Made for a test.',
  deck: 'green',
  always: [{ stat: 'mind', amount: 5, for: 'heroes' }],
  drawn: [{ do: 'gain-gold', amount: 2 }],
  ...draft,
});
const foe = aFoe({ id: 'foe' });
const omensOf = ({ state }: Pick<Game, 'state'>): string[] =>
  (state.extra['omens'] as string[] | undefined) ?? [];

/** Omens stay in force once they were drawn. */
const omens: PartRules = {
  policies: (base) => ({ ...base, inForce: (game) => [...base.inForce(game), ...omensOf(game)] }),
  procedures: (base) =>
    changed(
      base,
      {},
      {
        omen: procedure<Game, CardFrame>({
          lay(game, { card }) {
            leaveLimbo(game, card);
            game.state.extra['omens'] = [...omensOf(game), card];
          },
        }),
      },
    ),
  invariants: (base) => ({ ...base, cards: (state) => [...base.cards(state), ...omensOf({ state })] }),
};

describe('a card of an adventure’s own kind', () => {
  it('is resolved by the procedure of its kind, and speaks while it is in force', () => {
    const s = arena(withTrial(library, omens), [anOmen({}), foe], ['plain'], TRIAL);
    s.onTop('green', 'omen', 'foe');
    s.place(0, ...LAIR.green);
    s.choose('stay', 'attempt');
    expect(omensOf(s)).toEqual(['omen']);
    expect(attribute(s.game(), 0, 'hero', 'mind')).toBe(7);
    expect(s.happened('drew').map(({ card }) => card)).toEqual(['omen', 'foe']);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('is carried out and put back if no part knows better, and another card is drawn', () => {
    const s = arena(library, [anOmen({}), foe], ['plain']);
    const { gold } = playerAt(s.game(), 0);
    s.onTop('green', 'omen', 'foe');
    s.place(0, ...LAIR.green);
    s.choose('stay', 'attempt');
    expect(s.player(0).gold).toBe(gold + 2);
    expect(s.state.decks['green']?.bottom).toEqual(['omen']);
    expect(attribute(s.game(), 0, 'hero', 'mind')).toBe(2);
  });

  it('says what it is and does', () => {
    const s = arena(library, [anOmen({})], ['plain']);
    const [kind, drawn, always] = cardText(info(s.game(), 'omen')).split('\n');
    expect([kind, drawn]).toEqual(['Omen.', 'When drawn: gain 2 gold.']);
    expect(always).toContain('+5 to your Mind');
  });
});
