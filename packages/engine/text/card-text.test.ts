import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { type CardInfo, cardInfo } from '../rules/world/world.ts';
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
      if (kind === 'hero' || kind === 'ally' || kind === 'challenge')
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
    ['lightning-mace', 'Always: +4 to your melee attack rolls.'],
    ['white-blade', 'Always: +3 to your melee combat rolls and +1 to your melee damage.'],
    ['assayers-ring', 'Always: Items cost you 1 gold less, and you sell Items for 1 gold more.'],
    ['poachers-bow', 'Always: +4 to your ranged attack roll if it is your first roll of the combat.'],
    ['ebba-kettle-drummer', "Always: +1 to your and your Allies' combat rolls."],
    ['the-quiet-tenant', "Always: +4 to this Ally's attack rolls if your enemy is unhurt."],
    ['goatherds-boots', 'Hills symbols also take you into mountain spaces.'],
    ['dame-isaut-the-unreturning', 'You cannot escape.'],
    ['padded-leather-armor', 'Activate when wounds are inflicted on you: cancel 1 wound.'],
    ['gatehouse-shield', 'Activate when wounds are inflicted on you or an Ally: cancel 2 wounds.'],
    ['dwarven-fire-bomb', 'Discard before combat: make a ranged attack for 2 damage.'],
    ['soul-burn', 'Activate when your attack in the magic phase succeeds: +2 damage.'],
    [
      'tollmans-sword',
      'Once a combat round, when your combat roll in the melee phase fails, you may pay 1 gold: +4 to the roll.',
    ],
    [
      'corrin-vail-javelineer',
      'Before combat, this Ally may take 1 exhaustion: this Ally makes a ranged attack for 1 damage.',
    ],
    [
      'ronan-of-the-wild',
      'Once a turn, after you roll the movement dice, you may turn one movement die to a side of your choice.',
    ],
    ['varikas-the-dead', 'Before combat, you may take 1 exhaustion: make a magic attack for 1 damage.'],
    ['brood-of-the-bloodmother', 'Before combat: test Body Swim (14); if you fail, take 1 wound.'],
    ['brood-of-the-bloodmother', 'Reward: gain 3 gold, then keep this card.'],
    ['barrow-sentry', 'It cannot be attacked in the ranged phase.'],
    ['the-gale-roost', 'It cannot be attacked at all in combat round 1.'],
    ['ditch-spider', 'Always: −4 to escape tests against it.'],
    [
      'bhoruk-the-unfed',
      '• Send an Ally in first: dismiss an Ally; −4 to its Body and −3 to its melee damage for the rest of this combat.',
    ],
    ['ulmerac-the-grey-hearth', 'Always: −1 to its Mind, Body and Spirit for each combat round begun.'],
    ['high-lord-margath', 'Reward: you win the game.'],
    ['farrows-muster', 'All players: +1 to the Life of undead enemies.'],
    ['hard-frost', 'All players: you cannot rest outside towns.'],
    [
      'cutpurse-twins',
      'Before combat: test Body Acrobatics (12); if you fail and you have at least 1 gold, lose 1 gold, then put 1 counter on this card.',
    ],
    [
      'the-last-two-angles',
      'When your movement ends on a mountain space, if there is no counter on this card: test Body Climb (13); if you fail, take 1 exhaustion. In any case, put 1 counter on this card.',
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
      'When your movement ends in Dawnsmoor or Riverwatch, if there are at least 2 counters on this card, choose one:',
      '• Sell the finished map: gain 9 gold.',
      '• Learn it by heart: gain 3 experience points.',
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
      'As an Ally: Life 3, Stamina 1, Mind 1/1, Body 3/1, Spirit 2/1.',
      "Always: +1 to this Ally's melee combat rolls for each wound on your Hero (at most +3).",
    ]);
    expect(lines('the-drowned-ferryman').slice(-3)).toEqual([
      'Reward: gain 3 gold, then take this card as an Artifact (Pole).',
      'As an Artifact (Pole), activate to use:',
      'Activate during your movement: you may enter one more river or swamp space without a die.',
    ]);
  });
});
