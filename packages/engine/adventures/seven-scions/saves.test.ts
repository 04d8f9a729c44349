import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { type Chance, seeded } from '../../kernel/chance.ts';
import { hash } from '../../kernel/hash.ts';
import { combatOf } from '../../rules/combat/combat-frame.ts';
import { isJoint } from '../../rules/combat/fighters.ts';
import { view } from '../../rules/world/game.ts';
import { loadGame, saveGame } from '../../table/save.ts';
import { decide, startTable, type Table, undo } from '../../table/table.ts';
import { anyOption } from '../../testing/random-play.ts';
import { stormOf } from './storm.ts';

type When = (table: Table) => boolean;

const inBattle: When = ({ world, state }) => {
  const combat = combatOf(view(world, state));
  return combat !== null && isJoint(combat);
};
const inStorm: When = (table) => inBattle(table) && stormOf(table.state).scores === null;
const inFinale: When = (table) => inBattle(table) && stormOf(table.state).scores !== null;
/** One of the wounds of a failed roll has been given, and another is to be given. */
const whileDividing: When = ({ state, entries }) =>
  state.decision?.kind === 'divide' && entries.at(-1)?.choice.startsWith('bear:') === true;

const setup = (variants: readonly string[]) => ({
  adventure: 'seven-scions',
  heroes: [null, null, null],
  variants,
  packs: [],
});

/** Random play with the printed cards up to the first decision of this kind. */
function playTo(when: When, ...variants: readonly string[]): Table {
  const [chance, own] = [seeded('saves'), seeded('saves/players')];
  const { table } = startTable(library, setup(variants), chance);
  while (table.state.decision !== null && !when(table)) decide(table, anyOption(table.state, own), chance);
  expect(table.state.decision).not.toBeNull();
  return table;
}

/** To the end of the game, the same way whenever it begins the same way. */
function playOn(table: Table): string {
  const [chance, own] = [seeded('on'), seeded('on/players')];
  while (table.state.decision !== null) decide(table, anyOption(table.state, own), chance);
  return hash(table.state);
}

const NO_CHANCE: Chance = {
  pick() {
    throw new Error('no chance was to be asked for');
  },
};

describe.each([
  ['a storm battle', inStorm, []],
  ['a storm battle of the cooperative game', inStorm, ['cooperative']],
  ['a gauntlet', inFinale, []],
  ['the joint finale', inFinale, ['cooperative']],
  ['the division of wounds', whileDividing, ['cooperative']],
] as const)('in the middle of %s', (_, when, variants) => {
  it('a saved game loads as it was, and goes on in the same way to the same end', () => {
    const table = playTo(when, ...variants);
    const loaded = loadGame(library, saveGame(table), 'a test');
    expect(hash(loaded.state)).toBe(hash(table.state));
    expect(loaded.state.decision).toEqual(table.state.decision);
    expect(playOn(loaded)).toBe(playOn(table));
    expect(table.state.over).not.toBeNull();
  });
});

describe('undo in the joint finale', () => {
  it('gives a wound to another Hero instead', () => {
    const table = playTo(whileDividing, 'cooperative');
    const before = hash(table.state);
    const [choice = ''] = table.state.decision?.options ?? [];
    decide(table, choice, NO_CHANCE);
    expect(hash(table.state)).not.toBe(before);
    expect(undo(table)).toBe(true);
    expect(hash(table.state)).toBe(before);
  });
});
