import { run } from '@wayrune/engine/kernel/procedure.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { aHero, anAlly, anItem, arena, attempt, foeWounds, hold } from '@wayrune/engine/testing/arena.ts';
import { passTurn } from '@wayrune/engine/testing/drawn.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf } from '../testing/cards-of-set.ts';

/** Strong enough for a long story: Mind 2, Body 3, Spirit 4, no skills. */
const walker = aHero({ id: 'walker', life: 20, stamina: 9 });
const CARDS = cardsOf(library, 'traps-and-terrors');

function table(): Scenario {
  const extras = [walker, anAlly({ id: 'ann', life: 9 }), anItem({ id: 'spade', class: 'weapon' })];
  const t = arena(library, [...extras, ...CARDS], ['walker']);
  const market = t.state.decks['market'];
  market?.top.push(...market.bag.splice(0));
  return t;
}

/** Meets it with the dice for its tests lying ready. */
function meet(card: string, totals: readonly number[], ...held: readonly string[]): Scenario {
  const t = table();
  if (held.length > 0) hold(t, ...held);
  t.totals(...totals);
  attempt(t, card);
  return t;
}

const LOW = 2;
const HIGH = 20;
const overcome = (t: Scenario): boolean => t.happened('defeated').length === 1;
const lot = (t: Scenario): number[] => [t.player(0).gold - 3, t.player(0).wounds, t.player(0).exhaustion];
const townSpace = (t: Scenario, town: string): SpaceId => t.world.board.town[town]?.space ?? '';
const kept = (t: Scenario, card: string) => t.player(0).kept.find((held) => held.card === card);

/** Puts the figure down there, ends its movement, and does nothing else for the rest of the turn. */
function endAt(t: Scenario, space: SpaceId, ...answers: string[]): void {
  t.place(0, space);
  t.state.decision = null;
  run(t.game());
  t.choose('stay', ...answers);
  if (t.kind() !== 'movement') passTurn(t);
}
const riverSpace = (t: Scenario): SpaceId =>
  t.world.board.spaces.find((space) => space.terrain === 'river' && space.jewel === null)?.id ?? '';

describe('traps', () => {
  it('The Lime Pit: whoever does not see it may still climb out of it', () => {
    const seen = meet('the-lime-pit-at-presshouse-flats', [HIGH]);
    expect([overcome(seen), lot(seen)]).toEqual([true, [4, 0, 0]]);
    const climbed = meet('the-lime-pit-at-presshouse-flats', [LOW, HIGH]);
    expect([overcome(climbed), lot(climbed)]).toEqual([true, [4, 1, 0]]);
    const stuck = meet('the-lime-pit-at-presshouse-flats', [LOW, LOW]);
    expect([overcome(stuck), lot(stuck)]).toEqual([false, [0, 1, 1]]);
  });

  it('The Leaning Wall falls on Allies as well', () => {
    const t = meet('the-leaning-wall', [LOW], 'ann');
    expect([t.player(0).wounds, t.player(0).allies[0]?.wounds]).toEqual([1, 1]);
  });

  it('Snares in Sparrowless Wood: only somebody with a Weapon can saw', () => {
    const bare = meet('snares-in-sparrowless-wood', []);
    expect(bare.options()).not.toContain('choose:0');
    const armed = meet('snares-in-sparrowless-wood', [HIGH], 'spade');
    armed.choose('choose:0');
    expect(overcome(armed)).toBe(true);
  });

  it('The Drowned Cellar lets you dive twice: the second time costs breath, and failing it hurts', () => {
    const t = meet('the-drowned-cellar', [LOW, HIGH]);
    t.choose('choose:0');
    expect([overcome(t), lot(t)]).toEqual([true, [5, 0, 2]]);
    const given = meet('the-drowned-cellar', [LOW]);
    given.choose('choose:1');
    expect([overcome(given), lot(given)]).toEqual([false, [0, 0, 0]]);
  });

  it('The Tithe Chest: greed is tested when it is already won', () => {
    const t = meet('the-tithe-chest-of-vynelvale', [HIGH, LOW]);
    t.choose('choose:0');
    expect([overcome(t), lot(t)]).toEqual([true, [3, 2, 0]]);
  });

  it('The Rope Bridge on the Skelder: the first test hurts, the second decides', () => {
    const t = meet('the-rope-bridge-on-the-skelder', [LOW, HIGH], 'spade');
    t.choose('choose:0');
    expect([overcome(t), lot(t)]).toEqual([true, [7, 2, 0]]);
    const light = meet('the-rope-bridge-on-the-skelder', [HIGH], 'spade');
    light.choose('choose:1:spade');
    expect([overcome(light), light.player(0).items]).toEqual([true, []]);
  });

  it('The Counting Door opens for seven gold without a test', () => {
    const t = table();
    t.player(0).gold = 7;
    attempt(t, 'the-counting-door');
    t.choose('choose:0');
    expect([overcome(t), t.player(0).gold, t.happened('rolled')]).toEqual([true, 0, []]);
  });

  it('Smoke in the Third Kiln: an Ally who is sent for the damper does not come back', () => {
    const t = meet('smoke-in-the-third-kiln', [], 'ann');
    t.choose('choose:2:ann');
    expect([overcome(t), t.player(0).allies]).toEqual([true, []]);
  });

  it('The Vault under Riverwatch: full pockets leave it undefeated', () => {
    const t = meet('the-vault-under-riverwatch', [HIGH]);
    t.choose('choose:0');
    expect([overcome(t), lot(t)]).toEqual([false, [3, 0, 0]]);
    const deep = meet('the-vault-under-riverwatch', [HIGH, HIGH]);
    deep.choose('choose:1', 'choose:0');
    expect([overcome(deep), lot(deep)]).toEqual([true, [12, 0, 0]]);
  });
});

describe('terrors', () => {
  it('Goblin Trapwrights: one may fall into their own pit, and their wedges give a failed test another try', () => {
    const t = meet('goblin-trapwrights', [HIGH]);
    t.choose('choose:0');
    expect(foeWounds(t)).toBe(1);
    const later = meet('the-leaning-wall', [LOW, HIGH], 'goblin-trapwrights');
    later.choose('use:goblin-trapwrights:0');
    expect([overcome(later), kept(later, 'goblin-trapwrights')]).toEqual([true, undefined]);
  });

  it('What the Thaw Uncovered holds whoever is hurt', () => {
    const frozen = meet('what-the-thaw-uncovered', [LOW]);
    expect([frozen.player(0).wounds, frozen.options()]).toEqual([1, ['attack:hero', 'defend']]);
    const warm = meet('what-the-thaw-uncovered', [HIGH]);
    expect(warm.options()).toEqual(['escape', 'fight']);
  });
});

describe('what is carried', () => {
  it('The Bell in Low Water: dive for it in a river, then bring it to Riverwatch', () => {
    const t = table();
    t.give(0, 'the-bell-in-low-water');
    t.totals(HIGH);
    endAt(t, riverSpace(t), 'use:the-bell-in-low-water:0');
    expect(kept(t, 'the-bell-in-low-water')?.counters).toBe(1);
    endAt(t, townSpace(t, 'riverwatch'));
    expect([t.player(0).gold, t.player(0).points, kept(t, 'the-bell-in-low-water')]).toEqual([
      14,
      1,
      undefined,
    ]);
  });

  it('Isaude Karrow helps with every test', () => {
    const t = meet('the-leaning-wall', [7], 'the-architect-of-nine-keeps');
    t.choose('pass');
    expect(overcome(t)).toBe(true);
  });
});

describe('the red one', () => {
  it('PACK-30 Khelvane’s Rune is the third Dragon Rune that wins the game', () => {
    const t = table();
    hold(t, 'veyrinn-the-long-winter', 'bhoruk-the-unfed');
    t.totals(HIGH);
    attempt(t, 'khelvane-who-dug-first');
    const combat = t.state.frames.find((frame) => 'foeWounds' in frame) as { foeWounds: number } | undefined;
    if (combat !== undefined) combat.foeWounds = 7;
    t.totals(HIGH, HIGH, HIGH);
    for (let n = 0; n < 12 && t.state.over === null; n++)
      t.choose(t.options().find((option) => /^(choose:2|fight|attack:hero|pass)$/.test(option)) ?? '');
    expect(t.state.over).toEqual({ winners: [0], how: 'dragon-runes' });
  });
});
