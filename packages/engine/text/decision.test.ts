import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../kernel/procedure.ts';
import { verbs } from '../effects/verbs/index.ts';
import type { Effect, EffectOf, VerbName } from '../effects/vocabulary.ts';
import { aProbe, arena, attempt, hold } from '../testing/arena.ts';
import { scenario, type Scenario } from '../testing/scenario.ts';
import { optionLabel, prompt, question, ruleOf } from './decision.ts';

const isWord = (text: string): void => {
  expect(text).not.toMatch(/undefined|\[object|NaN|null| {2}/);
};

describe('targets', () => {
  /** One of each verb that asks for a target, with what it may offer. */
  const ASKED: { readonly [V in VerbName]?: readonly [EffectOf<V>, ...options: string[]] } = {
    wound: [{ do: 'wound', who: 'any', amount: 2 }, 'target:hero', 'target:rook-eye-tam'],
    exhaust: [{ do: 'exhaust', who: 'ally', amount: 1 }, 'target:rook-eye-tam'],
    heal: [{ do: 'heal', who: 'any', amount: 'all' }, 'target:hero'],
    recover: [{ do: 'recover', who: 'any', amount: 1 }, 'target:hero'],
    rob: [{ do: 'rob', amount: 2 }, 'target:1'],
    'lose-card': [{ do: 'lose-card', what: 'item', which: 'chosen' }, 'target:white-blade'],
    'buy-anywhere': [{ do: 'buy-anywhere', discount: 2 }, 'target:none', 'target:white-blade'],
    refresh: [{ do: 'refresh', count: 1 }, 'target:white-blade'],
    deactivate: [{ do: 'deactivate', count: 1 }, 'target:white-blade'],
    move: [{ do: 'move', to: 'adjacent' }, 'target:h8'],
    reroll: [{ do: 'reroll', dice: 'chosen' }, 'target:first', 'target:second'],
    'reroll-dice': [{ do: 'reroll-dice', count: 1 }, 'target:none', 'target:3'],
    'turn-dice': [{ do: 'turn-dice', count: 1 }, 'target:none', 'target:3>4'],
    'remove-counter': [{ do: 'remove-counter', where: 'here' }, 'target:h8'],
    'place-counter': [{ do: 'place-counter', color: 'green' }, 'target:h8'],
    learn: [{ do: 'learn', kind: 'chosen' }, 'learn:life', 'learn:body'],
  };

  const asked = (effect: Effect, options: string[]): Scenario => {
    const t = scenario(library, { heroes: ['nib-carraway', 'tobiah-grane'] });
    const frame = {
      proc: 'target',
      step: 'choose',
      result: null,
      seat: 0,
      bearer: 'hero',
      source: 'milestone',
    };
    t.state.frames.push({ ...frame, effect, options, left: 0 } as Frame);
    t.state.decision = { seat: 0, kind: `target:${effect.do}`, options };
    return t;
  };

  it('have words for every verb that asks for one', () => {
    for (const [name, verb] of Object.entries(verbs)) {
      if (verb.onTarget === null) continue;
      const sample = ASKED[name as VerbName] as readonly [Effect, ...string[]] | undefined;
      if (sample === undefined) throw new Error(`no sample for "${name}"`);
      const [effect, ...options] = sample;
      const { world, state } = asked(effect, options);
      expect(question(world, state).detail).toMatch(/^Milestone: .*\.$/);
      for (const option of options) isWord(optionLabel(world, state, option));
      expect(ruleOf(world, `target:${name}`)).not.toBe('');
    }
  });

  it('are called by name', () => {
    const label = (effect: Effect, option: string): string => {
      const { world, state } = asked(effect, [option]);
      return optionLabel(world, state, option);
    };
    expect(label({ do: 'turn-dice', count: 1 }, 'target:3>4')).toBe('Turn road/forest to river/mountain');
    expect(label({ do: 'rob', amount: 1 }, 'target:1')).toBe('Tobiah Grane (3 gold)');
    expect(label({ do: 'learn', kind: 'chosen' }, 'learn:life')).toBe('Life +1 (give up green adventures)');
    const { world, state } = asked({ do: 'wound', who: 'any', amount: 2 }, ['target:hero']);
    expect(prompt(world, state)).toBe('Who takes it? Milestone: you or an Ally takes 2 wounds.');
    expect(optionLabel(world, state, 'target:hero')).toBe('Nib Carraway');
  });
});

describe('a fight in words', () => {
  it('tells the numbers that count', () => {
    const t = scenario(library, { heroes: ['nib-carraway'] });
    attempt(t, 'barrow-sentry');
    t.choose('choose:2');
    const label = (option: string): string => optionLabel(t.world, t.state, option);
    expect(question(t.world, t.state)).toEqual({
      headline: 'Fight or run?',
      detail: 'Round 1 against Barrow Sentry.',
    });
    expect(label('escape')).toBe('Run (+5)');
    hold(t, 'rook-eye-tam');
    t.choose('fight');
    expect(question(t.world, t.state)).toEqual({
      headline: 'Attack or defend?',
      detail: 'Melee phase against Barrow Sentry: needs 14+, damage 3.',
    });
    expect(label('attack:hero')).toBe('Attack with Nib Carraway (+9, damage 1)');
    expect(label('attack:rook-eye-tam')).toBe('Attack with Rook-Eye Tam (+1, damage 1)');
    expect(label('defend')).toBe('Defend (+3, or 3 wounds)');
  });

  it('tells a roll as it stands when something can be played on it', () => {
    const t = scenario(library, { heroes: ['tobiah-grane'] });
    t.player(0).gold = 9;
    attempt(t, 'pedlar-in-silk');
    t.totals(9);
    t.choose('fight', 'defend');
    expect(prompt(t.world, t.state)).toBe('Your guard fails. Your ranged defense: 5 + 4 + 3 = 12, needs 14.');
    expect(optionLabel(t.world, t.state, 'use:tobiah-grane:0')).toBe(
      'Use your ability (pay 1 gold): +2 to the roll',
    );
    expect(optionLabel(t.world, t.state, 'pass')).toBe('Skip');
  });

  it('tells what a price takes', () => {
    const t = arena(library, [
      aProbe([{ do: 'gain-gold', amount: 3 }], 'before-moving', { cost: [{ pay: 'ally' }] }),
    ]);
    hold(t, 'probe', 'rook-eye-tam');
    expect(optionLabel(t.world, t.state, 'use:probe:0:rook-eye-tam')).toBe(
      'Use Test Card (discard Rook-Eye Tam): gain 3 gold',
    );
  });
});

describe('what nobody knows', () => {
  it('is an error, not an echo', () => {
    const t = scenario(library, { heroes: ['nib-carraway'] });
    expect(() => optionLabel(t.world, t.state, 'juggle:3')).toThrow('no label for the option "juggle:3"');
    expect(() => optionLabel(t.world, t.state, 'walk:z99')).toThrow('no space "z99"');
    expect(() => ruleOf(t.world, 'juggling')).toThrow('no rule for a decision of kind "juggling"');
    t.state.decision = { seat: 0, kind: 'juggling', options: ['a', 'b'] };
    expect(() => prompt(t.world, t.state)).toThrow('no prompt for a decision of kind "juggling"');
    t.state.decision = null;
    expect(() => prompt(t.world, t.state)).toThrow('no decision is pending');
  });
});
