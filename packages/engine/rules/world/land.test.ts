import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../effects/vocabulary.ts';
import { aFoe, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import { askAgain } from '../../testing/drawn.ts';
import { RUIN, ruin } from '../../testing/ruin.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { TRIAL, withTrial } from '../../testing/trial.ts';
import { prompt } from '../../text/decision.ts';
import { placeName } from '../../text/names.ts';
import { landOf, siteAt } from './land.ts';
import { closedSpaces } from '../turn/movement.ts';
import { townsNear } from '../turn/places.ts';

/** Tamalir (g7) lies on plains and is the fourth town; Forge (f10) is its neighbor by two spaces and the fifth. */
const TAMALIR = 3;
const FORGE = 4;
const lib = withTrial(library, RUIN);

function table(cards: Parameters<typeof arena>[1] = []): Scenario {
  return arena(lib, cards, ['plain', 'other'], TRIAL);
}

/** Where the effect could take seat 0. */
function targets(effect: Effect, changes: Parameters<typeof ruin>[1]): readonly string[] {
  const s = table([aProbe([effect])]);
  ruin(s.state, changes);
  hold(s, 'probe');
  s.choose('use:probe:0');
  return s.options();
}

describe('the land', () => {
  it('G1 lets a figure enter in a town that stands, if the usual one has fallen', () => {
    const s = table();
    s.player(1).space = null;
    ruin(s.state, { fallen: [0, TAMALIR] });
    askAgain(s);
    s.choose('stay');
    expect(s.player(1).space).toBe(s.world.board.towns[1]?.space);
  });

  it('is the board as printed, one object for the whole world, as long as nothing has changed', () => {
    const s = table();
    expect(landOf(s.game())).toBe(s.world.land);
    expect(s.world.land.spaces).toEqual(s.world.board.spaces);
    expect(s.world.land.towns).toEqual(s.world.board.towns);
    expect(s.world.land.townSpaces).toEqual(s.world.board.towns.map(({ space }) => space));
    expect(s.world.land.marketSpaces).toEqual(s.world.land.townSpaces);
  });

  it('is one object for each state of it, so that what is worked out from it may be kept', () => {
    const s = table();
    ruin(s.state, { fallen: [FORGE] });
    const fallen = landOf(s.game());
    expect(fallen).not.toBe(s.world.land);
    expect(landOf(s.game())).toBe(fallen);
    ruin(s.state, { fallen: [] });
    expect(landOf(s.game())).not.toBe(fallen);
    ruin(s.state, { fallen: [FORGE] });
    expect(landOf(s.game())).toBe(fallen);
  });

  it('has the terrain of a town that fell, no market there, and every town in its old place of the list', () => {
    const s = table();
    ruin(s.state, { fallen: [TAMALIR] });
    const land = landOf(s.game());
    expect(siteAt(s.game(), 'g7')).toMatchObject({ terrain: 'plains', town: -1, market: -1, open: true });
    expect(land.space['g7']).toMatchObject({ terrain: 'plains', town: null });
    expect(land.towns).toHaveLength(s.world.board.towns.length);
    expect(land.townSpaces[TAMALIR]).toBeNull();
    expect(land.marketSpaces[FORGE]).toBe('f10');
  });
});

describe('movement', () => {
  it('needs the symbol of its terrain to enter a town that fell', () => {
    const steps = (fallen: number[]): string[] => {
      const s = table();
      ruin(s.state, { fallen });
      s.place(0, 'g6');
      // Road and forest, river and mountain: nothing for plains.
      s.picks(3, 4, 3, 4, 3);
      s.choose('roll');
      return s.options().filter((option) => option.startsWith('step:g7'));
    };
    expect(steps([])).toEqual(['step:g7:3', 'step:g7:4']);
    expect(steps([TAMALIR])).toEqual([]);
  });

  it('does not lead into a space that is closed, and says which those are', () => {
    const s = table();
    const walks = (): string[] => s.options().filter((option) => option.startsWith('walk:'));
    expect(walks()).toContain('walk:g6');
    ruin(s.state, { closed: ['g6'] });
    askAgain(s);
    expect(walks()).not.toContain('walk:g6');
    expect(walks()).toHaveLength(5);
    expect(closedSpaces(s.game(), 0)).toEqual(['g6']);
  });
});

describe('a town that is gone', () => {
  it('G16 is not the nearest one any more, and nobody wakes up there', () => {
    const s = table([aFoe({ id: 'foe', mind: [20, 9], body: [20, 9], spirit: [20, 9] })]);
    expect(townsNear(s.game(), 'h8')).toEqual(['tamalir']);
    ruin(s.state, { fallen: [TAMALIR] });
    expect(townsNear(s.game(), 'h8')).toEqual(['forge']);
    attempt(s, 'foe');
    s.totals(2, 2, 2);
    s.choose('fight', 'attack:hero');
    expect(s.happened('knocked-out')).toHaveLength(1);
    expect(s.player(0).space).toBe('f10');
  });

  it('leaves a Hero where they fell if it was the last; the Challenge waits there all the same', () => {
    const s = table([aFoe({ id: 'foe', mind: [20, 9], body: [20, 9], spirit: [20, 9] })]);
    ruin(s.state, { fallen: s.world.board.towns.map((_, i) => i) });
    attempt(s, 'foe');
    s.totals(2, 2, 2);
    s.choose('fight', 'attack:hero');
    expect(s.player(0)).toMatchObject({ space: 'h8', wounds: 0 });
    expect(s.state.track[0]?.card).toBe('foe');
  });

  it('has no Market step, is no town for cards, and its stack cannot be bought from', () => {
    const sign = anItem({
      id: 'sign',
      abilities: [{ when: 'before-moving', if: [{ is: 'town' }], do: [{ do: 'gain-gold', amount: 1 }] }],
    });
    const s = table([sign, aProbe([{ do: 'buy-anywhere' }])]);
    s.player(0).gold = 100;
    for (const stack of s.state.stacks) stack.splice(0);
    s.state.stacks[TAMALIR] = ['sign'];
    hold(s, 'probe');
    expect(s.options()).toContain('use:probe:0');
    s.state.stacks[TAMALIR] = [];
    hold(s, 'sign');
    expect(s.options()).toContain('use:sign:0');
    ruin(s.state, { fallen: [TAMALIR] });
    askAgain(s);
    expect(s.options()).not.toContain('use:sign:0');
    s.choose('stay');
    expect(s.happened('stocked').filter(({ town }) => town === 'tamalir')).toEqual([]);
    expect(s.seat()).toBe(1);
  });

  it('is no goal for those who are carried', () => {
    const all = { do: 'move', to: 'any-town' } as const;
    expect(targets(all, {})).toContain('target:f10');
    expect(targets(all, { fallen: [FORGE] })).not.toContain('target:f10');
    expect(targets({ do: 'move', to: 'within', spaces: 1 }, { closed: ['g6'] })).not.toContain('target:g6');
    expect(targets({ do: 'move', to: 'adjacent' }, { closed: ['g6'] })).not.toContain('target:g6');
  });
});

describe('a town that rises', () => {
  it('is there for movement, markets and whoever is knocked out', () => {
    const s = table();
    ruin(s.state, { risen: { town: FORGE, space: 'h8' } });
    expect(townsNear(s.game(), 'i8')).toEqual(['forge']);
    expect(landOf(s.game()).town['forge']?.space).toBe('h8');
    expect(siteAt(s.game(), 'f10').town).toBe(-1);
    s.place(0, 'h8');
    s.player(0).gold = 100;
    s.picks(0);
    s.choose('stay', 'pass');
    expect(s.kind()).toBe('market');
    expect(s.happened('stocked').at(-1)?.town).toBe('forge');
  });
});

describe('words', () => {
  it('name a space as it is now in questions and options', () => {
    const s = table();
    ruin(s.state, { fallen: [TAMALIR], risen: { town: FORGE, space: 'h8' } });
    askAgain(s);
    expect(placeName(s.game(), 'g7')).toBe('the plains northwest of Forge');
    expect(placeName(s.game(), 'h8')).toBe('Forge');
    expect(prompt(s.world, s.state)).toContain('on the plains northwest of Forge');
  });
});
