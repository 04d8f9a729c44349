import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe, arena, attempt, hold, LAIR } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const fall: readonly Effect[] = [{ do: 'knock-out' }];
const deadly: Effect = { do: 'wound', who: 'you', amount: 9 };
/** The probe costs least, so that a knock-out takes something else. */
const pit = (effects: readonly Effect[]): Card => ({ ...aProbe(effects), cost: 1 });

function falling(
  effects: readonly Effect[],
  cards: readonly Card[] = [],
  heroes?: readonly string[],
): Scenario {
  const t = arena(library, [pit(effects), ...cards], heroes);
  hold(t, 'probe', ...cards.filter((card) => card.kind !== 'challenge').map((card) => card.id));
  return t;
}
const cardsOf = (t: Scenario, seat: number): string[] =>
  [...t.player(seat).items, ...t.player(seat).allies, ...t.player(seat).kept].map((held) => held.card);

describe('what a knock-out does', () => {
  it('KNOCKOUT-1 KNOCKOUT-2 KNOCKOUT-3 KNOCKOUT-4 KNOCKOUT-5 KNOCKOUT-7 all of it, in order', () => {
    const t = falling(
      [deadly],
      [
        anItem({ id: 'lamp', cost: 7 }),
        anItem({ id: 'salt', cost: 2 }),
        anAlly({ id: 'ann', cost: 4, stamina: 2, life: 4 }),
      ],
    );
    const player = t.player(0);
    const ann = player.allies[0];
    if (ann !== undefined) [ann.wounds, ann.exhaustion] = [2, 1];
    player.exhaustion = 2;
    player.gold = 9;
    player.counters.green = 2;
    t.state.pile.green -= 2;
    player.experience.body = 1;
    player.points = 1;
    t.place(0, 'h8', 'h7');
    const from = t.events.length;
    t.choose('use:probe:0');
    expect([player.wounds, player.exhaustion, player.gold, player.space]).toEqual([0, 0, 0, 'g7']);
    expect(cardsOf(t, 0)).toEqual(['probe', 'salt', 'ann']);
    expect(t.state.decks['market']?.bottom).toEqual(['lamp']);
    expect([ann?.wounds, ann?.exhaustion]).toEqual([2, 1]);
    expect([player.counters.green, player.experience.body, player.points]).toEqual([2, 1, 1]);
    expect(t.events.slice(from).map((event) => event.type)).toEqual([
      'used',
      'wounded',
      'knocked-out',
      'gold',
      'lost',
      'moved',
      'turn-began',
      'placed',
    ]);
    expect([t.state.active, t.kind()]).toEqual([1, 'movement']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('KNOCKOUT-3 gold stays with the others', () => {
    const t = falling(fall);
    t.player(1).gold = 8;
    t.choose('use:probe:0');
    expect([t.player(0).gold, t.player(1).gold]).toEqual([0, 8]);
  });

  it('KNOCKOUT-4 of several that cost the same you choose one, Items and Allies alike', () => {
    const t = falling(fall, [
      anItem({ id: 'lamp', cost: 6 }),
      anItem({ id: 'salt', cost: 2 }),
      anAlly({ id: 'ann', cost: 6 }),
    ]);
    t.choose('use:probe:0');
    expect([t.seat(), t.kind(), ...t.options()]).toEqual([0, 'lose', 'lose:lamp', 'lose:ann']);
    t.choose('lose:ann');
    expect(cardsOf(t, 0)).toEqual(['probe', 'lamp', 'salt']);
    expect(t.state.decks['market']?.bottom).toEqual(['ann']);
  });

  it('KNOCKOUT-4 CARD-10 cards that cannot be lost are left out, and with nothing else nothing is lost', () => {
    const prize = aFoe({ id: 'prize', reward: [{ do: 'take' }], as: { kind: 'item', class: 'relic' } });
    const t = arena(library, [prize, aFoe({ id: 'foe', mind: [20, 9] })]);
    t.give(0, 'prize');
    attempt(t, 'foe');
    t.totals(2);
    t.choose('fight', 'defend');
    expect(cardsOf(t, 0)).toEqual(['prize']);
    expect(t.state.active).toBe(1);
  });

  it('KNOCKOUT-5 G16 the nearest town whatever the terrain; among equals you choose', () => {
    const t = falling(fall);
    t.place(0, 'i9', 'i8');
    t.choose('use:probe:0');
    expect([t.kind(), ...t.options()]).toEqual(['retreat', 'town:riverwatch', 'town:tamalir', 'town:forge']);
    t.choose('town:forge');
    expect([t.player(0).space, t.player(0).from]).toEqual(['f10', null]);
  });

  it('G16 a Hero in a town stays there', () => {
    const t = falling(fall);
    t.place(0, 'l7', 'k7');
    t.choose('use:probe:0');
    expect([t.player(0).space, t.happened('moved')]).toEqual(['l7', []]);
    expect(t.player(0).from).toBeNull();
  });

  it('KNOCKOUT-6 the Challenge that did it goes to the track unhurt, its counter stays, the turn ends', () => {
    const t = arena(library, [aFoe({ id: 'foe', life: 9, body: [20, 9], mind: [4, 0] })]);
    attempt(t, 'foe');
    t.totals(9, 2);
    t.choose('fight', 'attack:hero');
    const [lair] = LAIR.green;
    expect(t.state.track[0]).toMatchObject({ card: 'foe', space: lair });
    expect(t.state.counters[t.world.board.jewels.indexOf(lair)]).toBe(1);
    expect([t.player(0).space, t.player(0).counters.green, t.state.active]).toEqual(['g7', 0, 1]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('KNOCKOUT-6 at an undefeated challenge: it keeps its place and its age', () => {
    const t = arena(library, [aFoe({ id: 'foe', mind: [20, 9] }), aFoe({ id: 'older' })]);
    for (const card of ['foe', 'older']) t.onTop('green', card);
    const deck = t.state.decks['green'];
    if (deck !== undefined) deck.top = [];
    const [lair, from] = LAIR.green;
    t.state.turn = 7;
    t.state.track[0] = { card: 'older', space: 'c5', since: 4 };
    t.state.track[2] = { card: 'foe', space: lair, since: 3 };
    t.place(0, lair, from);
    t.totals(2);
    t.choose('stay', 'attempt', 'fight', 'attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(t.state.track[2]).toEqual({ card: 'foe', space: lair, since: 3 });
    expect(t.state.track.filter((entry) => entry !== null)).toHaveLength(2);
    expect(t.state.counters[t.world.board.jewels.indexOf(lair)]).toBe(1);
  });

  it('KNOCKOUT-6 a knock-out by the reward comes after the victory: no card goes to the track', () => {
    const t = arena(library, [aFoe({ id: 'foe', life: 1, reward: [deadly] })]);
    attempt(t, 'foe');
    t.totals(9);
    t.choose('fight', 'attack:hero');
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(t.player(0).counters.green).toBe(1);
    expect(t.state.decks['green']?.bottom).toEqual(['foe']);
  });
});

describe('W16 an enemy that is not a Challenge', () => {
  const honor = (): Scenario => {
    const t = scenario(library, { heroes: ['varikas-the-dead', 'nib-carraway'] });
    attempt(t, 'a-question-of-honor');
    t.choose('choose:0');
    return t;
  };

  it('W16 knocks you out: nothing goes to the track, and the Encounter leaves the game', () => {
    const t = honor();
    t.player(0).wounds = 4;
    t.totals(2);
    t.choose('pass', 'fight', 'attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(t.state.removed).toEqual(['a-question-of-honor']);
    expect(t.state.active).toBe(1);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('W16 is escaped from: back one space, turn over, and the Encounter leaves the game', () => {
    const t = honor();
    t.totals(12);
    t.choose('pass', 'escape');
    expect([t.player(0).space, t.state.active]).toEqual([LAIR.yellow[1], 1]);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(t.state.removed).toEqual(['a-question-of-honor']);
  });

  it('W16 ENCOUNTER-1 and if it is beaten, the Encounter gives what it promised', () => {
    const t = honor();
    t.totals(10, 10);
    t.choose('pass', 'fight', 'attack:hero', 'fight');
    t.onTop('yellow', 'brood-of-the-bloodmother');
    t.totals(4);
    t.choose('attack:hero');
    expect(t.player(0).allies.map((held) => held.card)).toEqual(['a-question-of-honor']);
    expect(t.state.removed).toEqual([]);
    expect(t.happened('drew').at(-1)).toMatchObject({ card: 'brood-of-the-bloodmother' });
  });
});

describe('several Heroes knocked out together', () => {
  const each = (who: 'heroes' | 'others', then: readonly Effect[]): Effect => ({ do: 'each', who, then });
  const three = ['plain', 'other', 'third'];

  it('W7 a Hero knocked out in the turn of another does not end that turn', () => {
    const t = falling([each('others', [deadly]), { do: 'gain-gold', amount: 2 }], [], three);
    t.place(1, 'h8', 'h7');
    t.place(2, 'l8', 'l9');
    t.choose('use:probe:0');
    expect(t.happened('knocked-out').map((event) => event.seat)).toEqual([1, 2]);
    expect([t.player(1).space, t.player(2).space]).toEqual(['g7', 'l7']);
    expect([t.state.active, t.kind(), t.player(0).gold]).toEqual([0, 'movement', 5]);
    expect([t.player(1).gold, t.player(2).gold]).toEqual([0, 0]);
  });

  it('W32 clockwise from the active Hero; their own knock-out ends the turn when all were dealt with', () => {
    const t = falling(
      [each('heroes', [deadly]), { do: 'gain-gold', amount: 2 }],
      [anItem({ id: 'lamp' })],
      three,
    );
    t.place(0, 'g9', 'g8');
    t.place(1, 'h8', 'h7');
    t.place(2, 'i9', 'i8');
    t.give(1, 'padded-leather-armor');
    t.choose('use:probe:0');
    expect([t.seat(), t.kind()]).toEqual([0, 'retreat']);
    t.choose('town:forge');
    expect([t.seat(), t.kind()]).toEqual([1, 'wounded']);
    t.choose('use:padded-leather-armor:0');
    expect([t.seat(), t.kind()]).toEqual([2, 'retreat']);
    t.choose('town:riverwatch');
    expect(t.happened('knocked-out').map((event) => event.seat)).toEqual([0, 1, 2]);
    expect([t.state.active, t.kind(), t.player(0).gold]).toEqual([1, 'movement', 0]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('W32 W25 what was still to come for a fallen Hero does not come, however deep it lies; the next is dealt with', () => {
    const deep: readonly Effect[] = [
      {
        do: 'choose',
        options: [
          {
            label: 'Enter',
            do: [
              { do: 'if', if: [{ is: 'hurt', who: 'hero' }], then: [deadly, { do: 'gain-gold', amount: 5 }] },
            ],
          },
          { label: 'Stay out', do: [] },
        ],
      },
      { do: 'gain-gold', amount: 1 },
    ];
    const t = falling([each('others', deep)], [], three);
    t.player(1).wounds = 1;
    t.place(1, 'h8', 'h7');
    t.place(2, 'h8', 'h7');
    t.choose('use:probe:0', 'choose:0', 'choose:0');
    expect([t.player(1).gold, t.player(2).gold]).toEqual([0, 4]);
    expect([t.player(2).wounds, t.state.active, t.kind()]).toEqual([0, 0, 'movement']);
  });

  it('W32 in a fight: the fallen bystander leaves the fight of the active Hero as it is', () => {
    const quake = anItem({
      id: 'quake',
      abilities: [
        { when: 'before-combat', do: [{ do: 'modify', stat: 'combat', amount: 3, until: 'combat' }] },
        { when: 'round-start', do: [each('others', [deadly])] },
      ],
    });
    const t = arena(library, [quake, aFoe({ id: 'foe', life: 9 })]);
    t.give(0, 'quake');
    t.place(1, 'l8', 'l9');
    attempt(t, 'foe');
    t.choose('use:quake:0', 'use:quake:1');
    expect(t.happened('knocked-out').map((event) => event.seat)).toEqual([1]);
    t.totals(9, 9, 9);
    t.choose('fight', 'attack:hero');
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([2 + 3, 3 + 3, 4 + 3]);
  });

  it('W32 KNOCKOUT-6 in a fight: the active Hero falls, the others are dealt with, and the Challenge waits', () => {
    const blast = aFoe({
      id: 'blast',
      abilities: [{ when: 'round-end', forced: true, do: [each('heroes', [deadly])] }],
    });
    const t = arena(library, [blast]);
    t.place(1, 'l8', 'l9');
    attempt(t, 'blast');
    t.totals(9, 9, 9);
    t.choose('fight', 'attack:hero');
    expect(t.happened('knocked-out').map((event) => event.seat)).toEqual([0, 1]);
    expect(t.state.track[0]?.card).toBe('blast');
    expect([t.state.active, t.kind()]).toEqual([1, 'movement']);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
