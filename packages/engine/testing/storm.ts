/** A table at which everybody must stand together: a storm breaks in the first turn, after the movement. */
import type { Card } from '../effects/vocabulary.ts';
import { type Frame, type Procedure, withStepAfter } from '../kernel/procedure.ts';
import type { Library } from '../parts/library.ts';
import { parsePack } from '../parts/pack.ts';
import type { Color } from '../rules/world/board.ts';
import { endTurn, type TurnFrame } from '../rules/calls.ts';
import { startCombat } from '../rules/combat/combat.ts';
import { clockwise, info, pick, playerAt, tell, type Game } from '../rules/world/game.ts';
import { addHeld, bottomOf, leaveLimbo, newHeld } from '../rules/cards/holdings.ts';
import { changed, type Part } from '../rules/world/part.ts';
import type { JointTerms, Policies } from '../rules/world/policies.ts';
import { aHero } from './arena.ts';
import { type Scenario, scenario, takeFromAnywhere } from './scenario.ts';

/** Those who escape must face it again; Heroes attack in every phase; each claimant gets 2 gold. */
const stormTerms: Omit<JointTerms, 'suffer'> = {
  returns: true,
  everyPhase: true,
  group: false,
  escaped: () => undefined,
  reward(game, card, claimants) {
    for (const seat of claimants) {
      playerAt(game, seat).gold += 2;
      tell(game, { type: 'defeated', seat, card });
      tell(game, { type: 'gold', seat, amount: 2 });
    }
  },
};

const STORM = 'storm';

/** The card of the test; or whatever a deck gives, if that is a Challenge. */
function stormCard(game: Game, deck: Color | undefined): string | null {
  if (deck === undefined) {
    if (game.state.turn > 1) return null;
    takeFromAnywhere(game.state, STORM);
    return STORM;
  }
  const card = game.world.policies.drawAdventure(game, deck);
  if (card === null || info(game, card).card.kind === 'challenge') return card;
  bottomOf(game, deck, card);
  return null;
}

const withStorm =
  (deck: Color | undefined) =>
  (turn: Procedure<Game>): Procedure<Game> =>
    withStepAfter<Game, TurnFrame>(
      withStepAfter<Game, TurnFrame>(turn, 'movement', 'storm', (game, { seat }) => {
        const card = stormCard(game, deck);
        if (card === null) return;
        game.state.limbo.push(card);
        // All Heroes against one card, from the active one clockwise.
        const fighters = clockwise(game, seat);
        startCombat(game, seat, playerAt(game, seat).space ?? '', { card, fighters, terms: 'storm' });
      }),
      'storm',
      'calm',
      (game) => {
        for (const card of game.state.limbo.slice())
          if (leaveLimbo(game, card)) bottomOf(game, info(game, card).deck, card);
        if (game.state.turnOver) endTurn(game);
      },
    );

/** Nine cards for everybody, as far as there is room. */
function equip(game: Game): void {
  const market = game.state.decks['market']?.bag ?? [];
  for (const player of game.state.players) {
    for (let i = 0; i < 9; i++) {
      const card = market[pick(game, market.length)] ?? '';
      if (!game.world.policies.hasRoom(game, player.seat, card)) continue;
      market.splice(market.indexOf(card), 1);
      addHeld(game, player.seat, newHeld(game, card, 0));
    }
  }
}

const stormPart = (change: StormChange): Part => ({
  kind: 'variant',
  name: 'Storm',
  summary: 'A storm for all.',
  goesWith: 'all',
  rules: {
    policies(base) {
      const storm = { ...base.joint.usual, ...stormTerms, ...change.terms };
      return { ...base, joint: { ...base.joint, storm }, ...change.policies?.(base) };
    },
    procedures: (base) =>
      changed(base, {
        turn: withStorm(change.deck),
        game: (game) =>
          change.deck === undefined ? game : withStepAfter<Game, Frame>(game, 'markets', 'equip', equip),
      }),
  },
});

/** What a test wants otherwise. */
export interface StormChange {
  /** A storm in every turn, a Challenge of this deck, on well-equipped Heroes; not one of the card `storm`. */
  readonly deck?: Color;
  readonly terms?: Partial<JointTerms>;
  readonly policies?: (base: Policies) => Partial<Policies>;
}

/** A library in which the variant `storm` can be played, with the cards of a test. */
export function stormy(library: Library, cards: readonly Card[], change: StormChange = {}): Library {
  const heroes = ['plain', 'other', 'third'].map((id) => aHero({ id }));
  const pack = parsePack({ pack: 'test', name: 'Test', version: 1, cards: [...heroes, ...cards] }, 'test');
  return {
    ...library,
    packs: [...library.packs, pack],
    parts: { ...library.parts, [STORM]: stormPart(change) },
  };
}

/** Three Heroes who are alike, in one space; choose `stay`, and the card `storm` is upon them. */
export function stormTable(library: Library, cards: readonly Card[], change: StormChange = {}): Scenario {
  const table = scenario(stormy(library, cards, change), {
    heroes: ['plain', 'other', 'third'],
    variants: [STORM],
    packs: ['test'],
  });
  for (const seat of [0, 1, 2]) table.place(seat, 'e9', 'e10');
  return table;
}
