import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { deckCards } from '../../kernel/deck.ts';
import type { Effect } from '../../effects/vocabulary.ts';
import { aFoe, arena, attempt, LAIR } from '../../testing/arena.ts';
import { anEncounter, anEvent, hasCounter } from '../../testing/drawn.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { COLORS, type Color } from '../world/board.ts';

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
/** Falls to one good attack: Mind 10 against dice and 2. */
const foe = aFoe({ id: 'foe', life: 1, reward: [gold(2)] });
const other = aFoe({ id: 'second-foe', life: 1 });
const LAST = { red: 'foe-of-red', blue: 'foe-of-blue', yellow: 'foe-of-yellow', green: 'foe-of-green' };
const foes = COLORS.map((color) => aFoe({ id: LAST[color], color, life: 1 }));
const [GREEN] = LAIR.green;

const deck = (s: Scenario, color: string): readonly string[] => {
  const cards = s.state.decks[color];
  return cards === undefined ? [] : deckCards(cards);
};

/** Leaves nothing in a deck but these cards, the first to be drawn first. */
function onlyCards(s: Scenario, color: string, ...cards: string[]): void {
  s.onTop(color, ...cards);
  const pile = s.state.decks[color];
  if (pile === undefined) throw new Error(`no deck ${color}`);
  s.state.removed.push(...pile.bag, ...pile.bottom);
  pile.bag = [];
  pile.bottom = [];
}

function standOn(s: Scenario, color: Color): void {
  const [space, from] = LAIR[color];
  s.place(0, space, from);
}

/** The plain Hero wins the fight that is going on, in the ranged phase. */
function win(s: Scenario): void {
  s.totals(20);
  s.choose('fight', 'attack:hero');
}

describe('attempting', () => {
  it('ATTEMPT-1 is a choice, and who declines goes straight on to Experience', () => {
    const s = arena(library, []);
    s.player(0).points = 5;
    standOn(s, 'green');
    s.choose('stay');
    expect(s.options()).toEqual(['attempt', 'pass']);
    s.choose('pass');
    expect(s.kind()).toBe('experience');
    expect(s.happened('drew')).toEqual([]);
    expect(hasCounter(s, GREEN)).toBe(true);
    expect(deck(s, 'green')).toHaveLength(35);
  });

  it.each(COLORS)(
    'ATTEMPT-2 a %s counter turns up the top card of the deck in that color, for all to see',
    (color) => {
      const s = arena(library, foes);
      const sizes = COLORS.map((name) => deck(s, name).length);
      attempt(s, LAST[color]);
      expect(s.happened('drew')).toEqual([{ type: 'drew', seat: 0, card: LAST[color], deck: color }]);
      expect(s.happened('combat')).toEqual([{ type: 'combat', seat: 0, card: LAST[color] }]);
      expect(s.state.limbo).toEqual([LAST[color]]);
      expect(COLORS.map((name) => deck(s, name).length)).toEqual(
        sizes.map((size, i) => (COLORS[i] === color ? size - 1 : size)),
      );
    },
  );

  it('ATTEMPT-3 G6 an undefeated counter draws nothing: its own Challenge is faced, whatever its color', () => {
    const s = arena(library, foes);
    onlyCards(s, 'yellow', LAST.yellow);
    s.state.decks['yellow']?.top.pop();
    s.state.track[3] = { card: LAST.yellow, space: GREEN, since: 0 };
    standOn(s, 'green');
    s.choose('stay', 'attempt');
    expect(s.happened('drew')).toEqual([]);
    expect(s.happened('combat')).toEqual([{ type: 'combat', seat: 0, card: LAST.yellow }]);
  });

  it('ATTEMPT-4 G7 is closed for colors that the Hero has forfeited, one more with each Life counter', () => {
    for (let life = 0; life <= 3; life++) {
      const open = COLORS.filter((color) => {
        const s = arena(library, [], ['plain']);
        s.player(0).experience.life = life;
        standOn(s, color);
        s.choose('stay');
        return s.options().includes('attempt');
      });
      expect(open).toEqual(COLORS.slice(life));
    }
  });

  it('ATTEMPT-4 G7 counts each Hero’s own Life, not another’s', () => {
    const s = arena(library, []);
    s.player(1).experience.life = 3;
    standOn(s, 'green');
    s.choose('stay');
    expect(s.options()).toEqual(['attempt', 'pass']);
  });

  it('ATTEMPT-4 G7 leaves undefeated challenges of a forfeited color to be fought, and their counter to be won', () => {
    const s = arena(library, [foe], ['plain']);
    s.onTop('green', 'foe');
    s.state.decks['green']?.top.pop();
    s.state.track[0] = { card: 'foe', space: GREEN, since: 0 };
    s.player(0).experience.life = 2;
    standOn(s, 'green');
    s.choose('stay');
    expect(s.options()).toEqual(['attempt', 'pass']);
    s.choose('attempt');
    win(s);
    expect(s.player(0).counters.green).toBe(1);
  });

  it('ATTEMPT-5 goes on drawing from the same deck after Events and Encounters, until a Challenge', () => {
    const s = arena(library, [
      foe,
      other,
      anEncounter('purse', [gold(1)]),
      anEvent({ id: 'mist', number: 1 }),
      anEncounter('bag', [gold(5)]),
    ]);
    s.onTop('green', 'purse', 'mist', 'bag', 'foe', 'second-foe');
    standOn(s, 'green');
    s.choose('stay', 'attempt');
    expect(s.happened('drew').map((event) => event.card)).toEqual(['purse', 'mist', 'bag', 'foe']);
    expect(s.player(0).gold).toBe(9);
    win(s);
    expect(s.happened('drew')).toHaveLength(4);
    expect(s.state.decks['green']?.top).toEqual(['second-foe']);
  });

  it('ATTEMPT-5 stops drawing when the turn has ended', () => {
    const s = arena(library, [foe, anEncounter('trap', [{ do: 'knock-out' }])]);
    s.onTop('green', 'trap', 'foe');
    standOn(s, 'green');
    s.choose('stay', 'attempt');
    expect(s.happened('drew').map((event) => event.card)).toEqual(['trap']);
    expect(s.seat()).toBe(1);
    expect(s.state.decks['green']?.top).toEqual(['foe']);
    expect(hasCounter(s, GREEN)).toBe(true);
  });

  it('W6 ends the Adventure step when the deck runs out in the middle of it', () => {
    const s = arena(library, [anEncounter('purse', [gold(1)])]);
    s.player(0).points = 5;
    onlyCards(s, 'green', 'purse');
    standOn(s, 'green');
    s.choose('stay', 'attempt');
    expect(s.kind()).toBe('experience');
    expect(s.player(0)).toMatchObject({ gold: 4, counters: { green: 0 } });
    expect(hasCounter(s, GREEN)).toBe(true);
    expect(s.state.removed).toContain('purse');
  });

  it('W6 G10 cannot be done when the deck of that color is empty; other colors stay open', () => {
    const s = arena(library, []);
    onlyCards(s, 'green');
    standOn(s, 'green');
    s.choose('stay');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
    s.place(1, LAIR.yellow[0]);
    s.choose('stay');
    expect(s.options()).toEqual(['attempt', 'pass']);
  });

  it('W6 cannot be done, and ends, when nothing but Events is left: no Challenge could come', () => {
    const s = arena(library, [anEvent({ id: 'mist', number: 1 }), anEvent({ id: 'fog', number: 1 })]);
    onlyCards(s, 'green', 'mist', 'fog');
    standOn(s, 'green');
    s.choose('stay');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
    const last = arena(library, [
      anEvent({ id: 'mist', number: 1 }),
      anEvent({ id: 'fog', number: 1 }),
      anEncounter('purse', [gold(1)]),
    ]);
    onlyCards(last, 'green', 'mist', 'purse', 'fog');
    standOn(last, 'green');
    last.choose('stay', 'attempt');
    expect(last.happened('drew').map((event) => event.card)).toEqual(['mist', 'purse']);
    expect(last.seat()).toBe(1);
  });
});

describe('a Challenge', () => {
  it('CHALLENGE-1 is a fight that begins immediately', () => {
    const s = arena(library, [foe]);
    attempt(s, 'foe');
    expect(s.kind()).toBe('escape');
    expect(s.options()).toEqual(['escape', 'fight']);
  });

  it('CHALLENGE-2 CHALLENGE-3 CHALLENGE-4 when beaten gives its reward and the counter, and goes under its deck', () => {
    const s = arena(library, [foe]);
    attempt(s, 'foe');
    win(s);
    expect(s.player(0)).toMatchObject({ gold: 5, counters: { green: 1, yellow: 0, blue: 0, red: 0 } });
    expect(hasCounter(s, GREEN)).toBe(false);
    expect(s.state.pile).toEqual({ green: 2, yellow: 2, blue: 2, red: 2 });
    expect(s.state.decks['green']?.bottom).toEqual(['foe']);
    expect(s.state.limbo).toEqual([]);
    expect(s.state.track.every((entry) => entry === null)).toBe(true);
    expect(s.player(0).space).toBe(GREEN);
    expect(s.player(1)).toMatchObject({ gold: 3, counters: { green: 0 } });
  });

  it.each([
    ['green', 1],
    ['yellow', 2],
    ['blue', 3],
    ['red', 4],
  ] as const)('CHALLENGE-3 a %s counter is worth %d experience points', (color, points) => {
    const s = arena(library, foes);
    s.player(0).points = 5 - points;
    attempt(s, LAST[color]);
    win(s);
    expect(s.player(0).counters[color]).toBe(1);
    expect(s.options()).toContain('learn:mind');
    s.choose('learn:mind');
    expect(s.player(0)).toMatchObject({ points: 0, counters: { green: 0, yellow: 0, blue: 0, red: 0 } });
  });

  it('CHALLENGE-2 without a reward on its card gives the counter alone', () => {
    const s = arena(library, [other]);
    attempt(s, 'second-foe');
    win(s);
    expect(s.player(0)).toMatchObject({ gold: 3, counters: { green: 1 } });
  });

  it('CHALLENGE-4 goes under its deck only when the reward has been taken', () => {
    const choice: Effect = {
      do: 'choose',
      options: [
        { label: 'One', do: [gold(1)] },
        { label: 'Two', do: [gold(2)] },
      ],
    };
    const s = arena(library, [aFoe({ id: 'generous', life: 1, reward: [choice] })]);
    attempt(s, 'generous');
    win(s);
    expect(s.kind()).toBe('choose');
    expect(s.state.limbo).toEqual(['generous']);
    expect(deck(s, 'green')).not.toContain('generous');
    s.choose('choose:1');
    expect(s.player(0).gold).toBe(5);
    expect(s.state.decks['green']?.bottom).toEqual(['generous']);
  });

  it('CHALLENGE-4 stays with the winner if that is the reward', () => {
    const s = arena(library, [
      aFoe({ id: 'hound', life: 1, reward: [{ do: 'take' }], as: { kind: 'kept' } }),
    ]);
    attempt(s, 'hound');
    win(s);
    expect(s.player(0).kept).toMatchObject([{ card: 'hound' }]);
    expect(deck(s, 'green')).not.toContain('hound');
    expect(s.player(0).counters.green).toBe(1);
  });
});
