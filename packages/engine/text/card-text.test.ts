import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { type CardInfo, cardInfo, trapOf } from '../rules/world/world.ts';
import { cardText, heldLine, rulesLines, statLine, typeLine } from './card-text.ts';

const ALL: readonly CardInfo[] = library.packs.flatMap((pack) =>
  pack.cards.map((card) => cardInfo(card, card.id, pack.pack)),
);
const info = (id: string): CardInfo => {
  const found = ALL.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no card "${id}"`);
  return found;
};
const lines = (id: string): string[] => rulesLines(info(id));

describe('every card', () => {
  it.each(ALL.map((one) => [one.card.name, one] as const))('%s reads well', (_, one) => {
    const text = cardText(one);
    expect(text).not.toMatch(/undefined|\[object|NaN|null|true|false/);
    expect(text).not.toMatch(/ {2}|\.\.|,,|;;|::| [.,;:]|\( | \)/);
    for (const line of text.split('\n')) expect(line).toMatch(/^(• )?[A-Z0-9−+].*[.:]$/u);
    expect(text.split('\n')).toHaveLength(new Set(text.split('\n')).size);
  });

  it('says something wherever the card speaks', () => {
    for (const one of ALL) {
      const parts = [one.front, one.held].filter(
        (face) => face.always.length + face.rules.length + face.abilities.length > 0,
      );
      expect(rulesLines(one).length, one.card.name).toBeGreaterThanOrEqual(parts.length);
    }
  });

  it('shows numbers for all that fight and prices for all that is sold', () => {
    for (const one of ALL) {
      const { kind } = one.card;
      const stats = statLine(one);
      if (trapOf(one) !== null) expect(stats).toBe('Trap');
      else if (kind === 'hero' || kind === 'ally' || kind === 'challenge')
        expect(stats).toMatch(/Life \d+.*, Mind \d+\/\d+, Body \d+\/\d+, Spirit \d+\/\d+/);
      if (kind === 'item' || kind === 'ally') expect(stats).toContain(`Cost ${one.cost}`);
      if (kind === 'event' || kind === 'encounter') expect(stats).toBe('');
    }
  });
});

describe('what stands on a card', () => {
  it('tells the kind of card and of use', () => {
    expect(typeLine(info('lightning-mace'))).toBe('Weapon (Mace), always on.');
    expect(typeLine(info('padded-leather-armor'))).toBe('Armor (Leather), activate to use.');
    expect(typeLine(info('widow-merrins-cordial'))).toBe('Potion, discard to use.');
    expect(typeLine(info('low-cloud'))).toBe('Green Event, number 1.');
    expect(typeLine(info('brood-of-the-bloodmother'))).toBe('Yellow Challenge (beast).');
    expect(typeLine(info('a-question-of-honor'))).toBe('Yellow Encounter.');
    expect(cardText(info('acolyte-of-flame'))).toBe('Ally.');
  });

  it('tells numbers in the order of the card', () => {
    expect(statLine(info('varikas-the-dead'))).toBe(
      'Life 5, Stamina 4, Mind 1/1, Body 4/1, Spirit 4/1; Survival +3, Stealth +2, Lore +1',
    );
    expect(statLine(info('acolyte-of-flame'))).toBe(
      'Cost 3, Life 2, Stamina 0, Mind 0/0, Body 0/0, Spirit 1/1',
    );
    expect(statLine(info('brood-of-the-bloodmother'))).toBe('Life 3, Mind 15/0, Body 11/1, Spirit 14/2');
  });

  const SENTENCES: readonly (readonly [card: string, sentence: string])[] = [
    ['lightning-mace', '+4 to your melee attack rolls.'],
    ['white-blade', '+3 to your melee rolls and +1 melee damage.'],
    ['assayers-ring', 'You sell Items for 1 gold more.'],
    ['dragontooth-hammer', 'Counts as two Weapons.'],
    ['frostgate-watch-plate', 'Roll one fewer movement die.'],
    ['nan-tolliver-bounty-clerk', 'Your gold rewards are 1 higher (+2 against bandit or goblin enemies).'],
    ['shut-door', 'Activate at the start of a combat round: skip one phase of your choice.'],
    [
      'boar-spear',
      'Activate when your melee defense fails or your melee attack misses: your enemy takes 1 wound (2 if it is a ferrox or a beast).',
    ],
    [
      'the-dead-hold-riverwatch',
      "At the start of each player's turn, if you are in a town: you and your Allies each discard 2 exhaustion.",
    ],
    [
      'poachers-bow',
      '+4 to your ranged attack roll if it is your first roll of the combat (+6 if you have the Stealth skill).',
    ],
    ['ebba-kettle-drummer', "+1 to your and your Allies' combat rolls."],
    ['the-quiet-tenant', "+4 to this Ally's attack rolls if your enemy is unwounded."],
    ['goatherds-boots', 'Hills symbols also let you enter mountain spaces.'],
    ['dame-isaut-the-unreturning', 'You cannot escape.'],
    ['padded-leather-armor', 'Activate when you take wounds: cancel 1 wound.'],
    ['gatehouse-shield', 'Activate when you or an Ally takes wounds: cancel 2 wounds.'],
    ['dwarven-fire-bomb', 'Discard before combat: make a ranged attack for 2 damage.'],
    ['soul-burn', 'Activate when your magic attack hits: +2 damage.'],
    [
      'tollmans-sword',
      'Once per combat round, when your melee roll fails, you may pay 1 gold: +4 to the roll.',
    ],
    [
      'corrin-vail-javelineer',
      'Before combat, this Ally may take 1 exhaustion: this Ally makes a ranged attack for 1 damage.',
    ],
    [
      'ronan-of-the-wild',
      'Once per turn, after you roll the movement dice, you may turn one movement die to a side of your choice.',
    ],
    ['varikas-the-dead', 'Before combat, you may take 1 exhaustion: make a magic attack for 1 damage.'],
    ['brood-of-the-bloodmother', 'Before combat: test Body Swim (14). Fail: take 1 wound.'],
    ['brood-of-the-bloodmother', 'Reward: 3 gold, then take Jar of Leeches.'],
    ['barrow-sentry', 'It cannot be attacked in the ranged phase.'],
    ['the-gale-roost', 'It cannot be attacked at all in round 1.'],
    ['ditch-spider', '−4 to escape tests against it.'],
    [
      'bhoruk-the-unfed',
      '• Send an Ally in first: dismiss an Ally; −4 to its Body and −3 to its melee damage this combat.',
    ],
    ['ulmerac-the-grey-hearth', '−1 to its Mind, Body and Spirit for each combat round begun.'],
    ['high-lord-margath', 'Reward: you win the game.'],
    ['farrows-muster', 'Undead enemies have +1 Life.'],
    ['hard-frost', 'You cannot rest outside towns.'],
    [
      'cutpurse-twins',
      'Before combat: test Body Acrobatics (12). Fail: if you have at least 1 gold, lose 1 gold, then put 1 counter on this card.',
    ],
    [
      'the-last-two-angles',
      'When your movement ends on a mountain space, if this card has no counters: test Body Climb (13). Fail: take 1 exhaustion. Either way, put 1 counter on this card.',
    ],
    [
      'ice-for-greyhaven',
      'When your movement ends in Greyhaven: gain 10 gold minus 1 for each counter on this card, then discard this card.',
    ],
  ];
  it.each(SENTENCES)('%s: %s', (card, sentence) => {
    expect(lines(card)).toContain(sentence);
  });

  it('lists choices line by line, and what comes after them', () => {
    expect(lines('the-last-two-angles').slice(-4)).toEqual([
      'When your movement ends in Dawnsmoor or Riverwatch, if this card has at least 2 counters, choose one:',
      '• Sell the finished map: gain 9 gold.',
      '• Learn it by heart: gain 3 experience.',
      'Then discard this card.',
    ]);
  });

  it('says what a card is in the hands of the one who has it', () => {
    expect(heldLine(info('the-drowned-ferryman'))).toBe('Artifact (Pole), activate to use');
    expect(heldLine(info('a-question-of-honor'))).toBe('Ally');
    expect(heldLine(info('lightning-mace'))).toBe('Weapon (Mace), always on');
  });

  it('tells what an adventure card becomes, and whom an Encounter sends', () => {
    expect(lines('a-question-of-honor').slice(4)).toEqual([
      '• Stay out of it: nothing happens.',
      "The Reeve's Hired Champion (bandit): Life 2, Mind 11/0, Body 14/1, Spirit 12/0.",
      'Allies cannot attack it.',
      'It cannot be attacked in the ranged or magic phase.',
      'Dame Ysra Coll: Ally. Life 3, Stamina 1, Mind 1/1, Body 3/1, Spirit 2/1.',
      "+1 to this Ally's melee rolls for each wound on you (max +3).",
    ]);
    expect(lines('the-drowned-ferryman').slice(-3)).toEqual([
      "Reward: 3 gold, then take Ferryman's Pole.",
      "Ferryman's Pole: Artifact (Pole), activate to use.",
      'Activate during your movement: you may enter one more river or swamp space without a die.',
    ]);
  });
});
