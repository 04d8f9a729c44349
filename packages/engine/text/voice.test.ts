/** All words of the engine and the content, as people read them, keep to the house's voice. */
import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../parts/table.ts';
import { view } from '../rules/world/game.ts';
import { cardInfo } from '../rules/world/world.ts';
import { randomSetup } from '../testing/random-play.ts';
import { richPlay } from '../testing/rich-play.ts';
import { allowedSubsets } from '../testing/subsets.ts';
import { slipsIn } from '../testing/voice.ts';
import { cardText } from './card-text.ts';
import { optionLabel, question } from './decision.ts';
import { eventPieces } from './event-line.ts';
import { sayLine } from './line.ts';
import { storyOf } from './story.ts';

describe('the list of phrases', () => {
  it.each([
    'Go on',
    'All right',
    'too dear for you',
    'Cannot be taken back: another player has decided since.',
    'Which counter do you buy for 4 of your 4 experience points?',
    'Do you deal with a Hero in Tamalir?',
    'Do nothing here',
    'Forger takes 1 wound: 3 of 3 Life.',
    '13 to reach',
    '22 foes may come …',
    'Counting the odds …',
    'Onward to Forge: 1 wound to heal, with 9 gold.',
    'you roll 1 movement die less',
    'you may have 1 Weapon fewer',
    'a reward of gold brings you 1 gold more',
    'your enemy takes 1 wound; in addition, against ferrox enemies, your enemy takes 1 wound',
    'choose one: skip ranged, or skip melee, or skip magic',
    'All players, at the start of your turn',
    'the colour of your armour',
    'a defence that was cancelled',
    'Rule MOVE-1',
    '37 % (sampled)',
  ])('finds "%s"', (text) => {
    expect(slipsIn(text)).not.toEqual([]);
  });

  it.each([
    'Continue',
    'Level up! Choose an upgrade. (4 points)',
    'The Forger takes its last wound.',
    'Needs 13+',
    'Head for Forge: heal a wound, spend your 9 gold.',
    'Your enemy takes 1 wound (2 if it is a ferrox).',
    'Ice for Greyhaven',
  ])('lets "%s" pass', (text) => {
    expect(slipsIn(text)).toEqual([]);
  });
});

describe('what people read', () => {
  it.each(library.packs.flatMap(({ cards, pack }) => cards.map((card) => [card.name, card, pack] as const)))(
    'on the card %s is plain English',
    (_, card, pack) => {
      const text = [card.name, card.flavour, cardText(cardInfo(card, card.id, pack))].join('\n');
      expect(slipsIn(text)).toEqual([]);
    },
  );

  it('in questions, options, log lines, stories and tracks is plain English, whatever is played', () => {
    const variants = allowedSubsets(library, 'dragon-lords', 3).filter((set) => set.length <= 1);
    const slips = new Set<string>();
    const read = (text: string): void => {
      for (const slip of slipsIn(text)) slips.add(slip);
    };
    for (const [i, set] of variants.entries())
      richPlay(
        library,
        { ...randomSetup(3, set), adventure: 'dragon-lords' },
        `voice ${i}`,
        250,
        ({ world, state }) => {
          if (state.decision === null) return;
          const { headline, detail } = question(world, state);
          read(`${headline}\n${detail}`);
          for (const option of state.decision.options) read(optionLabel(world, state, option));
        },
        ({ world, state }, events) => {
          const reading = { world, names: ['Ada', 'Bo', 'Cleo'], viewer: 0 };
          for (const event of events) read(sayLine(reading, eventPieces(reading, event) ?? []));
          for (const { line } of storyOf(reading, events)) read(sayLine(reading, line));
          for (const panels of world.words.panels)
            for (const { title, rows } of panels(view(world, state)))
              read([title, ...rows.map((row) => sayLine(reading, row))].join('\n'));
        },
      );
    expect([...slips]).toEqual([]);
  });

  it.each(Object.entries(PARTS))('of the part %s is plain English', (_, { name, summary, excludes = {} }) => {
    expect(slipsIn([name, summary, ...Object.values(excludes)].join('\n'))).toEqual([]);
  });
});
