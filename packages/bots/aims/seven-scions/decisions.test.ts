import { library } from '@wayrune/content';
import { STORM_DECKS } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { newHeld } from '@wayrune/engine/rules/cards/holdings.ts';
import { aHero, withTestPack } from '@wayrune/engine/testing/arena.ts';
import { type Scenario, scenario } from '@wayrune/engine/testing/scenario.ts';
import {
  aStormFoe,
  endgameNext,
  scionsTable,
  storm,
  stormNext,
} from '@wayrune/engine/testing/adventures/scions.ts';
import { describe, expect, it } from 'vitest';
import { planContext, planOf } from '../../plan/turn-plan.ts';
import { player } from '../../players/create.ts';
import { worthOfHaving } from '../../value/equipment-worth.ts';
import { NORMAL } from '../../value/weights.ts';

const RED = 'j10';

/** Two Heroes of five Life with the printed Scions and Stormlords. */
const table = (...variants: readonly string[]): Scenario =>
  scenario(withTestPack(library, [aHero({ id: 'dull', mind: [0, 1], body: [0, 1], spirit: [0, 1] })]), {
    adventure: 'seven-scions',
    heroes: ['plain', 'dull'],
    variants,
    packs: ['test'],
  });

/** What normal bots answer to a question, and why. */
function asked({ world, state }: Scenario, kind: string, ...options: readonly string[]) {
  const decision = { seat: 0, kind, options: [...options] };
  return player('normal').advise(world, { ...state, decision }, seeded('asked'));
}

const advised = ({ world, state }: Scenario) => player('normal').advise(world, state, seeded('asked'));

/** A table in the Storm step of seat 0, before a fight of two Heroes with this enemy. */
function before(values: Parameters<typeof aStormFoe>[0]): Scenario {
  const t = scionsTable(library, { cards: [aStormFoe(values)] });
  stormNext(t, values.id);
  t.choose('stay');
  return t;
}

describe('scion counters', () => {
  const COUNTERS = ['counter:archer', 'counter:midwife', 'pass'];

  it('are chosen by what the Hero needs: healing for one who is hurt', () => {
    const t = table();
    t.player(0).wounds = 4;
    expect(asked(t, 'scion-counter', ...COUNTERS).choice).toBe('counter:midwife');
  });

  it('are chosen by what the Hero needs: a blow for one who is whole', () => {
    const { choice, why } = asked(table(), 'scion-counter', ...COUNTERS);
    expect(choice).toBe('counter:archer');
    expect(why).toBe('What you will need most when the storm comes.');
  });

  it('are kept while they would help little, and used when they help', () => {
    const t = table();
    storm(t).roused = true;
    expect(asked(t, 'scion-benefit', 'benefit:midwife', 'pass').choice).toBe('pass');
    t.player(0).wounds = 4;
    expect(asked(t, 'scion-benefit', 'benefit:midwife', 'pass').choice).toBe('benefit:midwife');
  });

  it('that strike a blow are kept for a battle', () => {
    const { choice, why } = asked(table(), 'scion-benefit', 'benefit:archer', 'pass');
    expect(choice).toBe('pass');
    expect(why).toBe('It will help more in a later storm.');
  });

  it('are used in the middle of other decisions of the battle', () => {
    const t = before({ id: 'gale', life: 9, mind: [12, 1], body: [12, 1], spirit: [12, 1] });
    storm(t).counters[0] = 'archer';
    t.player(0).wounds = 3;
    // The counter of the stand-in heals 2 wounds.
    expect(asked(t, 'escape', 'benefit:archer', 'escape', 'fight').choice).toBe('benefit:archer');
  });
});

describe('sleeping Scions', () => {
  it('are tried where they awaken for what the Hero is', () => {
    const t = table();
    t.place(0, RED);
    t.player(0).wounds = 3;
    const { choice, why } = asked(t, 'adventure', 'awaken:judge', 'awaken:midwife', 'pass');
    expect(choice).toBe('awaken:midwife');
    expect(why).toBe('It will fight for you in storms and against the Stormlords.');
  });

  it('are left alone by a Hero whose own Scion is as good', () => {
    const t = table();
    t.place(0, RED);
    storm(t).asleep = storm(t).asleep.filter((card) => card !== 'archer');
    t.player(0).allies.push(newHeld(t.game(), 'archer', 0));
    const { choice, why } = asked(t, 'adventure', 'awaken:trickster', 'pass');
    expect(choice).toBe('pass');
    expect(why).toBe('Your own Scion serves you better.');
  });

  it('draw a Hero to red counters, and hints say why', () => {
    const t = table();
    t.place(0, 'i9');
    t.player(0).wounds = 3;
    const { world, state } = t;
    const plan = planOf(planContext(world, state, seeded('plan'), NORMAL));
    const red = world.board.index.get(RED) ?? 0;
    expect(plan.goals.find(({ space }) => space === red)?.value).toBeGreaterThan(5);
  });
});

describe('a storm Challenge', () => {
  it('is fought by a Hero who can beat it beside the others, and the odds are called estimated', () => {
    const t = before({ id: 'breeze', life: 1, mind: [4, 1], body: [4, 1], spirit: [4, 1] });
    const { choice, why } = advised(t);
    expect(choice).toBe('fight');
    expect(why).toMatch(/^An estimated >?\d+% to win from here\.$/);
  });

  it('is left by a Hero who can only fall in it', () => {
    const t = before({ id: 'hurricane', life: 9, mind: [8, 5], body: [30, 5], spirit: [30, 5] });
    expect(advised(t).choice).toBe('escape');
    expect(player('easy').choose(t.world, t.state, seeded('easy'))).toBe('escape');
  });

  it('is attacked in every phase', () => {
    const t = before({ id: 'breeze', life: 9, mind: [4, 1], body: [4, 1], spirit: [4, 1] });
    t.choose('fight', 'fight');
    expect(advised(t).choice).toBe('attack:hero');
  });
});

describe('before the Stormlords', () => {
  it('a Hero is healed before an Ally', () => {
    const { choice, why } = asked(table(), 'prepare', 'mend:archer', 'mend:hero', 'recover:hero', 'done');
    expect(choice).toBe('mend:hero');
    expect(why).toBe('You will need your Life against the Stormlords.');
  });

  it('nothing that is free is left out', () => {
    expect(asked(table(), 'prepare', 'recover:hero', 'done').choice).toBe('recover:hero');
  });
});

describe('the group', () => {
  it('gives its wounds to the Hero who holds it back', () => {
    const { choice, why } = asked(table('cooperative'), 'divide', 'bear:0', 'bear:1');
    expect(choice).toBe('bear:1');
    expect(why).toBe('The lowest values of the group are theirs.');
  });

  it('lets a Stormlord strike the Hero who holds it back', () => {
    expect(asked(table('cooperative'), 'blow', 'bear:0', 'bear:1').choice).toBe('bear:1');
  });

  it('gives its wounds to the one with most Life left if nobody does', () => {
    const t = scionsTable(library, { heroes: ['plain', 'other'], variants: ['cooperative'] });
    const [one, other] = [t.player(0), t.player(1)];
    Object.assign(other, { hero: one.hero, wounds: 3 });
    expect(asked(t, 'divide', 'bear:0', 'bear:1').choice).toBe('bear:0');
  });

  it('uses the numbers of a Scion where they lift its lowest', () => {
    const t = scionsTable(library, { variants: ['cooperative'] });
    t.player(0).experience.mind = 4;
    storm(t).asleep = storm(t).asleep.filter((card) => card !== 'archer');
    t.player(1).allies.push(newHeld(t.game(), 'archer', 0));
    endgameNext(t);
    t.picks(0, 0);
    t.choose('stay');
    while (t.kind() !== 'stand-in') t.choose(t.options()[0] ?? '');
    const { choice, why } = advised(t);
    expect(choice).toBe('lend:value');
    expect(why).toBe('A better chance for the group to hit.');
  });

  it('learns what lifts its lowest numbers', () => {
    const learn = (...variants: readonly string[]) => {
      const t = table(...variants);
      t.player(1).experience = { mind: 4, body: 4, spirit: 0, stamina: 0, life: 0 };
      t.player(0).experience = { mind: 0, body: 5, spirit: 2, stamina: 0, life: 0 };
      return asked(t, 'experience', 'learn:mind', 'learn:body', 'learn:spirit', 'done').choice;
    };
    expect(learn('cooperative')).toBe('learn:mind');
    expect(learn()).not.toBe('learn:mind');
  });
});

describe('late in the game', () => {
  /** What a market with a strong Weapon is worth to a Hero with a full purse, after so many green, yellow and blue storms. */
  const weaponWorth = (storms: number): number => {
    const t = table();
    t.player(0).gold = 60;
    for (const deck of STORM_DECKS.slice(0, storms))
      Object.assign(t.state.decks[deck] ?? {}, { bag: [], aside: 0 });
    const { world, state } = t;
    const context = planContext(world, state, seeded('weapon'), NORMAL);
    return worthOfHaving(world, state, context.player, 'white-blade', context.weights);
  };

  it('a Weapon is worth more: it will strike the Stormlords', () => {
    expect(weaponWorth(1)).toBe(weaponWorth(0));
    expect(weaponWorth(3)).toBeGreaterThan(weaponWorth(0) + 2);
  });
});
