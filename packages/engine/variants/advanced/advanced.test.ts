import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe, arena, attempt, foeWounds, hold } from '../../testing/arena.ts';
import { doomed, lord, trackOf } from '../../testing/doom.ts';
import { anEncounter, anEvent, askAgain } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { attribute, lifeOf, staminaOf } from '../../rules/cards/values.ts';

const HEROES = [
  'hedda-stonebrake',
  'ilvane-reed',
  'ottoline-vey',
  'nib-carraway',
  'mother-aldith',
  'casimir-dray',
];
const advanced = (cards: readonly Card[] = [], heroes?: readonly string[]): Scenario =>
  arena(library, cards, heroes, ['advanced']);

/** All dice show what opens no way, so that a roll is just counted. */
function diceOf(t: Scenario): number {
  t.picks(3, 3, 3, 3, 3);
  const before = t.unused();
  t.choose('roll');
  return before - t.unused();
}

describe('Advanced Runebound', () => {
  it('ADV-1 brings the Doom Track, the Endgame and Travel Hazards', () => {
    const t = advanced();
    expect(trackOf(t).cards).toEqual(['']);
    expect(Object.keys(t.world.policies.terms)).toEqual(['usual', 'endgame', 'hazard']);
    t.place(0, 'h7', 'g7');
    t.place(1, 'f7', 'g7');
    t.picks(0, 0);
    t.choose('stay');
    expect(t.happened('hazard-check')).toHaveLength(1);
  });
});

describe('movement', () => {
  it.each([
    [1, [5]],
    [2, [4, 5]],
    [3, [3, 4, 5]],
    [4, [2, 3, 4, 5]],
    [5, [2, 3, 4, 5, 5]],
    [6, [2, 3, 4, 5, 5, 5]],
  ])('ADV-2 A2 in the first turn of a game of %i the dice are %j', (players, dice) => {
    const t = scenario(library, { heroes: HEROES.slice(0, players), variants: ['advanced'] });
    const { movementDice } = t.world.policies;
    t.state.first = players - 1;
    t.state.round = 1;
    const inOrder = dice.map((_, place) => (t.state.first + place) % players);
    expect(inOrder.map((seat) => movementDice(t.game(), seat))).toEqual(dice);
  });

  it('ADV-2 holds for the very first turn only', () => {
    const t = advanced();
    expect(diceOf(t)).toBe(4);
    t.state.round = 2;
    expect(t.world.policies.movementDice(t.game(), 0)).toBe(5);
  });

  it('ADV-3 A2 five dice from a town or without exhaustion, else four; wounds do not matter', () => {
    const t = advanced();
    t.state.round = 2;
    const turn = t.state.frames.find((frame) => frame.proc === 'turn') as unknown as { start: string };
    const dice = (start: string, exhaustion: number, wounds: number): number => {
      turn.start = start;
      Object.assign(t.player(0), { exhaustion, wounds });
      return t.world.policies.movementDice(t.game(), 0);
    };
    expect(dice('g7', 2, 3)).toBe(5);
    expect(dice('h7', 0, 3)).toBe(5);
    expect(dice('h7', 1, 0)).toBe(4);
    // Where the turn began counts, not where an effect has brought the Hero since.
    t.place(0, 'h7');
    expect(dice('g7', 1, 0)).toBe(5);
  });
});

describe('wounds and exhaustion', () => {
  /** It strikes in the ranged phase only: the others pass without a roll. */
  const archer = (life: number): Card => aFoe({ id: 'foe', life, body: [11, 0], spirit: [12, 0] });

  it('ADV-4 A3 a Hero falls with more wounds than Life', () => {
    const t = advanced([archer(3)]);
    const life = lifeOf(t.game(), 0, 'hero');
    t.player(0).wounds = life - 1;
    attempt(t, 'foe');
    t.totals(2);
    t.choose('fight', 'attack:hero');
    expect(t.player(0).wounds).toBe(life);
    expect(t.happened('knocked-out')).toEqual([]);
    expect(violations(t.world, t.state)).toEqual([]);
    t.totals(2);
    t.choose('fight', 'attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
  });

  it('ADV-4 so does an Ally', () => {
    const t = advanced([archer(3), anAlly({ id: 'ann', life: 1 })]);
    t.give(0, 'ann');
    attempt(t, 'foe');
    t.totals(2);
    t.choose('fight', 'attack:ann', 'defend', 'defend');
    expect(t.player(0).allies[0]?.wounds).toBe(1);
    t.totals(2);
    t.choose('fight', 'attack:ann');
    expect(t.player(0).allies).toEqual([]);
  });

  it('ADV-4 so does an enemy', () => {
    const t = advanced([archer(1)]);
    attempt(t, 'foe');
    t.totals(20);
    t.choose('fight', 'attack:hero');
    expect(foeWounds(t)).toBe(1);
    expect(t.happened('defeated')).toEqual([]);
    t.totals(20);
    t.choose('fight', 'attack:hero');
    expect(t.happened('defeated')).toHaveLength(1);
  });

  it('ADV-5 nobody may choose exhaustion that would become a wound, while there is another choice', () => {
    const tire = (amount: number): Effect => ({ do: 'exhaust', who: 'you', amount });
    const offer = (second: readonly Effect[]): Card =>
      aProbe([
        {
          do: 'choose',
          options: [
            { label: 'Run', do: [tire(1)] },
            { label: 'Other', do: second },
          ],
        },
      ]);
    const asked = (
      exhaustion: number,
      second: readonly Effect[],
      variants: readonly string[],
    ): readonly string[] => {
      const t = arena(library, [offer(second)], undefined, variants);
      hold(t, 'probe');
      t.player(0).exhaustion = exhaustion;
      t.choose('use:probe:0');
      return t.kind() === 'choose' ? t.options().filter((option) => option.startsWith('choose')) : [t.kind()];
    };
    const pay: Effect = { do: 'lose-gold', amount: 1 };
    expect(asked(2, [pay], ['advanced'])).toEqual(['choose:0', 'choose:1']);
    // Stamina 3: the third is fine, the fourth would wound. One choice is left, and it is taken.
    expect(asked(3, [pay], ['advanced'])).toEqual(['movement']);
    // The usual game knows it too (G25).
    expect(asked(3, [pay], [])).toEqual(['movement']);
    expect(asked(3, [tire(2)], ['advanced'])).toEqual(['choose:0', 'choose:1']);
  });

  it('ADV-5 WOUND-5 nor pay with it', () => {
    const drum = anItem({
      id: 'drum',
      abilities: [
        {
          when: 'before-moving',
          cost: [{ pay: 'exhaustion', amount: 1 }],
          do: [{ do: 'gain-gold', amount: 1 }],
        },
      ],
    });
    const t = advanced([drum]);
    t.player(0).exhaustion = 3;
    hold(t, 'drum');
    expect(t.options()).not.toContain('use:drum:0');
    t.player(0).exhaustion = 2;
    askAgain(t);
    expect(t.options()).toContain('use:drum:0');
  });

  it('ADV-6 MARKET-7 healing costs one gold a wound, and one gold for all exhaustion', () => {
    const t = advanced();
    Object.assign(t.player(0), { wounds: 2, exhaustion: 3 });
    t.picks(0);
    t.choose('stay', 'heal:hero:wound', 'heal:hero:exhaustion');
    expect(t.player(0)).toMatchObject({ gold: 1, wounds: 1, exhaustion: 0 });
  });

  it('ADV-7 CARD-4 one card is activated in a Movement step', () => {
    const card = (id: string): Card =>
      anItem({
        id,
        abilities: [
          { when: 'before-moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] },
        ],
      });
    const t = advanced([card('one'), card('two')]);
    hold(t, 'one', 'two');
    expect(t.options()).toEqual(expect.arrayContaining(['use:one:0', 'use:two:0']));
    t.choose('use:one:0');
    expect(t.options()).not.toContain('use:two:0');
  });

  it('ADV-7 CARD-5 one Before Combat, and one in each round', () => {
    const card = (id: string): Card =>
      anItem({
        id,
        abilities: [
          { when: 'before-combat', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] },
          { when: 'round-start', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] },
        ],
      });
    const t = advanced([card('one'), card('two'), card('three'), aFoe({ id: 'foe' })]);
    hold(t, 'one', 'two', 'three');
    attempt(t, 'foe');
    t.choose('use:one:0');
    // Not a second one Before Combat: the round has begun, with one of its own.
    expect(t.kind()).toBe('round-start');
    t.choose('use:two:1');
    expect(t.kind()).toBe('escape');
  });
});

describe('an Event', () => {
  it('ADV-9 EVENT-2 gives way to an equal one, and a lower one is discarded', () => {
    const events = ([1, 2, 2] as const).map((number, i) => anEvent({ id: `event-${i}`, number }));
    const t = advanced([...events, aFoe({ id: 'foe' })], ['plain', 'other', 'third']);
    t.onTop('green', 'event-1', 'event-0', 'event-2', 'foe');
    t.place(0, 'h8', 'h7');
    t.choose('stay', 'attempt');
    expect(t.state.event).toBe('event-2');
    expect(trackOf(t).cards).toEqual(['', 'event-0', 'event-1']);
  });
});

describe('knocked out', () => {
  const fall = aProbe([{ do: 'knock-out' }]);

  function fallen(choice: string, ...picks: number[]): Scenario {
    const t = advanced([fall, anItem({ id: 'lamp', cost: 9 })]);
    hold(t, 'probe', 'lamp');
    t.place(0, 'h8', 'h7');
    const player = t.player(0);
    Object.assign(player, { points: 2, gold: 7 });
    player.counters.yellow = 3;
    t.state.pile.yellow -= 3;
    player.experience.body = 4;
    t.choose('use:probe:0');
    expect(t.kind()).toBe('successor');
    t.picks(...picks);
    t.choose(choice);
    return t;
  }

  it('ADV-10 a Hero loses what they have not spent as well', () => {
    const t = fallen('same-hero');
    expect(t.player(0)).toMatchObject({
      points: 0,
      gold: 0,
      space: 'g7',
      counters: { yellow: 0 },
      hero: 'plain',
    });
    expect(t.player(0).experience.body).toBe(4);
    expect(t.player(0).items.map((held) => held.card)).toEqual(['probe']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ADV-11 A3 W42 and may be followed by a Hero whom chance sends, with all that is left', () => {
    const t = fallen('new-hero', 0);
    const { hero, experience, items, space } = t.player(0);
    expect(['plain', 'other']).not.toContain(hero);
    expect(t.happened('new-hero')).toEqual([{ type: 'new-hero', seat: 0, hero }]);
    expect([experience.body, items.length, space]).toEqual([4, 1, 'g7']);
    const printed = t.world.cards[hero]?.fighter?.body[0] ?? 0;
    expect(attribute(t.game(), 0, 'hero', 'body')).toBe(printed + 4);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ADV-10 D5 but in the Endgame nothing is lost, and nobody takes over', () => {
    const t = doomed(library, [lord('lord-a')], undefined, ['advanced']);
    t.player(0).counters.yellow = 1;
    t.state.pile.yellow--;
    t.player(0).gold = 9;
    t.picks(0, 0);
    t.choose('stay');
    t.player(0).wounds = 5;
    t.totals(2);
    t.choose('attack:hero');
    expect(t.player(0)).toMatchObject({ gold: 9, hero: 'plain', counters: { yellow: 1 } });
  });

  it('W41 Softer Knockouts save the costliest card', () => {
    const t = arena(library, [fall, anItem({ id: 'lamp', cost: 9 })], undefined, [
      'advanced',
      'softer-knockouts',
    ]);
    hold(t, 'probe', 'lamp');
    t.player(0).points = 2;
    t.choose('use:probe:0', 'same-hero');
    expect(t.player(0).items.map((held) => held.card)).toEqual(['probe', 'lamp']);
    expect(t.player(0).points).toBe(0);
  });
});

describe('experience', () => {
  function learning(points: number, change: (t: Scenario) => void = () => undefined): Scenario {
    const t = advanced();
    t.place(0, 'h7', 'g7');
    t.place(1, 'f7', 'g7');
    t.player(0).points = points;
    change(t);
    t.picks(0, 0);
    t.choose('stay');
    return t;
  }

  it('ADV-12 A1 counters come in pairs of different kinds for the price of the table, +1 each', () => {
    const t = learning(6);
    expect(t.kind()).toBe('experience');
    expect(t.options().filter((option) => option.startsWith('learn:'))).toEqual([
      'learn:mind:body',
      'learn:mind:spirit',
      'learn:mind:stamina',
      'learn:mind:life',
      'learn:body:spirit',
      'learn:body:stamina',
      'learn:body:life',
      'learn:spirit:stamina',
      'learn:spirit:life',
      'learn:stamina:life',
    ]);
    const before = [attribute(t.game(), 0, 'hero', 'mind'), staminaOf(t.game(), 0, 'hero')];
    t.choose('learn:mind:stamina');
    expect([attribute(t.game(), 0, 'hero', 'mind'), staminaOf(t.game(), 0, 'hero')]).toEqual(
      before.map((n) => n + 1),
    );
    expect(t.player(0)).toMatchObject({ points: 0, paid: 6 });
  });

  it('ADV-12 nothing is sold singly: five points buy nothing with two players', () => {
    expect(learning(5).kind()).toBe('movement');
  });

  it('A1 EXP-6 EXP-7 Life still forfeits colors, and there are three of it', () => {
    const t = learning(6, (s) => (s.player(0).experience.life = 3));
    expect(t.options().some((option) => option.includes('life'))).toBe(false);
  });

  it('ADV-13 who has bought a pair may be rid of wounds and exhaustion', () => {
    const hurt = (s: Scenario): void => {
      Object.assign(s.player(0), { wounds: 2, exhaustion: 1 });
    };
    const t = learning(12, hurt);
    t.choose('learn:mind:body');
    expect([t.kind(), t.options()]).toEqual(['restore', ['restore', 'bear']]);
    t.choose('restore');
    expect(t.player(0)).toMatchObject({ wounds: 0, exhaustion: 0 });
    // There is more to buy, and nothing more to be rid of.
    t.choose('learn:mind:body');
    expect(t.seat()).toBe(1);
    const hard = learning(6, hurt);
    hard.choose('learn:mind:body', 'bear');
    expect(hard.player(0)).toMatchObject({ wounds: 2, exhaustion: 1 });
  });

  it('ADV-14 the level is the sum of the bonuses', () => {
    const t = advanced();
    const level = (s: Scenario): number => s.world.policies.level(s.game(), 0);
    Object.assign(t.player(0).experience, { mind: 3, life: 1 });
    expect(level(t)).toBe(4);
    const usual = arena(library, []);
    Object.assign(usual.player(0).experience, { mind: 3, life: 1 });
    expect(level(usual)).toBe(5);
  });
});

describe('an Encounter in Advanced Runebound', () => {
  it('D2 goes to the doom track like all the rest', () => {
    const t = advanced([anEncounter('talk', []), aFoe({ id: 'foe' })]);
    t.onTop('green', 'talk', 'foe');
    t.place(0, 'h8', 'h7');
    t.choose('stay', 'attempt');
    expect(trackOf(t).cards).toEqual(['', 'talk']);
  });
});
