import { library } from '@wayrune/content';
import {
  awakenGod,
  mists,
  raiseLostCity,
  setRites,
  setRoaming,
} from '@wayrune/engine/testing/adventures/zanaga.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { type Scenario, scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { gearOf, isGearInfo } from './gear/gear-model.ts';
import { godNumbers } from './gods/god-model.ts';
import { signsOn } from './map/zanaga-signs.ts';
import { effectWords } from './rituals/effect-words.ts';
import {
  candidatesFor,
  completedBy,
  completedSymbols,
  consequenceOf,
  lacking,
  ritesOnTrack,
} from './rituals/ritual-model.ts';
import { haunts, threatsAt, tintsAt } from './roaming/roaming-model.ts';

/** Urzha in Oquoro, with three rituals and two monsters in play. */
function table(variants: readonly string[] = []): Scenario {
  const t = scenario(library, { adventure: 'mists-of-zanaga', heroes: ['urzha-splitlip'], variants });
  t.choose('start:oquoro');
  setRites(t, ['lantern-night', 'moon'], ['rite-of-the-new-moon', 'wild'], ['low-tide-chant']);
  setRoaming(t, ['lantern-eyed-cat', 'sun'], ['three-horned-grazer', 'moon']);
  return t;
}

const PLAINS = 'e11';
const TOWN = 'e12';

describe('the words on a tile', () => {
  const said = (id: string): string => effectWords(infoOf(table().world, id));

  it('leave out what the track says, and the names of choices', () => {
    expect(said('rite-of-suffering')).toBe('Each Hero chooses one: take 1 wound, or pay 3 gold.');
    expect(said('lantern-night')).toBe("Each Hero: unless you are in a town, gain 1 dead man's compass.");
  });

  it('keep apart what is in force and what its completion brings', () => {
    expect(said('low-tide-chant')).toMatch(/^While in play: .*\. Replenish every green jewel, /);
  });
});

describe('the ritual track on the screen', () => {
  it('tells how much each ritual lacks, and whether it works while it lies there', () => {
    expect(
      ritesOnTrack(table().game()).map(({ card, left, isActive }) => ({ card, left, isActive })),
    ).toEqual([
      { card: 'lantern-night', left: 1, isActive: false },
      { card: 'rite-of-the-new-moon', left: 2, isActive: false },
      { card: 'low-tide-chant', left: 2, isActive: true },
    ]);
  });

  it('knows what a token would complete, a wild one included', () => {
    const rites = ritesOnTrack(table().game());
    expect(completedBy(rites, 'moon').map(({ card }) => card)).toEqual(['lantern-night']);
    expect(completedBy(rites, 'wild').map(({ card }) => card)).toEqual(['lantern-night']);
    expect(completedBy(rites, 'sun')).toEqual([]);
  });

  it('foresees which gods can still awaken, and the one that the third ritual awakens', () => {
    const t = table();
    const { completed } = mists(t);
    expect(candidatesFor(t.game(), completedSymbols(t.game()))).toHaveLength(10);
    expect(consequenceOf(t.game(), 'moon').candidates).toHaveLength(6);
    completed.push('offering-of-first-fruits', 'the-long-noon');
    expect(candidatesFor(t.game(), completedSymbols(t.game()))).toHaveLength(3);
    const { awakens } = consequenceOf(t.game(), 'moon');
    expect(awakens).not.toBeNull();
    expect(lacking(t.game(), awakens ?? '')).toEqual(['moon']);
  });

  it('foresees the omen of a god that is awake, and only of its symbols', () => {
    const t = table();
    awakenGod(t, 'jararr-the-hunter');
    expect(consequenceOf(t.game(), 'moon').omenOf).toBe('jararr-the-hunter');
    expect(consequenceOf(t.game(), 'skull').omenOf).toBeNull();
  });

  it('counts what lies under each god where gods awaken one after another', () => {
    const t = table(['epic-confrontation']);
    const [first = ''] = mists(t).asleep;
    const [symbol] = lacking(t.game(), first);
    if (symbol === undefined) throw new Error('the god lacks nothing');
    mists(t).under[first] = [symbol];
    expect(lacking(t.game(), first)).toHaveLength(2);
  });
});

describe('roaming monsters on the screen', () => {
  it('attack on their terrain and not in towns', () => {
    const game = table().game();
    expect(threatsAt(game, PLAINS)).toEqual(['three-horned-grazer']);
    expect(threatsAt(game, TOWN)).toEqual([]);
  });

  it('tint every space that shares the danger, and none without', () => {
    const game = table().game();
    const tinted = tintsAt(game, PLAINS);
    expect(tinted).toContain(PLAINS);
    expect(tinted.every((space) => game.world.board.space[space]?.terrain === 'plains')).toBe(true);
    expect(tintsAt(game, TOWN)).toEqual([]);
  });

  it('leave the space of the Lost City alone', () => {
    const t = table();
    raiseLostCity(t, PLAINS);
    expect(threatsAt(t.game(), PLAINS)).toEqual([]);
    expect(haunts(t.game(), ['three-horned-grazer'])).not.toContain(PLAINS);
  });

  it('are told of on the map for those who do not see it', () => {
    const game = table().game();
    const at = (space: string) => signsOn(game).find((mark) => mark.space === space)?.sign.id;
    expect(at(PLAINS)).toBe('attack three-horned-grazer');
    expect(at(TOWN)).toBe('native-village');
  });
});

describe('gear and gods on the screen', () => {
  it('gear is counted by kind, and what the decision offers is found', () => {
    const t = table();
    t.picks(1, 1, 1, 1, 1);
    t.choose('roll');
    const gear = gearOf(t.game(), 0, t.state);
    expect(gear.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
    expect(gear.filter(({ uses }) => uses.length > 0).map((one) => one.gear)).toEqual(['dead-mans-compass']);
    expect(t.player(0).items.every(({ card }) => isGearInfo(t.game().world.cards[card] ?? never()))).toBe(
      true,
    );
  });

  it('doom is counted into the numbers of a god, up to what its card allows', () => {
    const t = table();
    awakenGod(t, 'ravin-the-ravenous');
    const before = godNumbers(t.game(), 'ravin-the-ravenous');
    mists(t).doom['ravin-the-ravenous'] = 3;
    const after = godNumbers(t.game(), 'ravin-the-ravenous');
    expect((after?.life ?? 0) - (before?.life ?? 0)).toBe(3);
    mists(t).doom['ravin-the-ravenous'] = 8;
    expect(godNumbers(t.game(), 'ravin-the-ravenous')?.addedLife).toBe(5);
  });
});

const never = (): never => {
  throw new Error('no such card');
};
