import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Choice, Effect } from '../../effects/vocabulary.ts';
import { anAlly, aProbe, arena, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';

const tire = (who: 'you' | 'ally' | 'any', amount: number): Effect => ({ do: 'exhaust', who, amount });
const pay: Choice = { label: 'Pay', do: [{ do: 'lose-gold', amount: 1 }] };

/** Stamina 3 and so much exhaustion; an Ally with Stamina 2 and so much. A probe leaves this to choose. */
function choosing(
  options: readonly Choice[],
  exhaustion: number,
  ally = 0,
  variants: string[] = [],
): Scenario {
  const probe = aProbe([{ do: 'choose', options }]);
  const t = arena(library, [probe, anAlly({ id: 'ann', stamina: 2, life: 5 })], undefined, variants);
  hold(t, 'probe', 'ann');
  t.player(0).exhaustion = exhaustion;
  for (const held of t.player(0).allies) held.exhaustion = ally;
  t.choose('use:probe:0');
  return t;
}

/** What may be chosen; none if one choice was left and was taken. */
const open = (t: Scenario): readonly string[] => (t.kind() === 'choose' ? t.choices() : []);

describe.each([[[]], [['advanced']]])('exhaustion beyond Stamina, with %j', (variants: string[]) => {
  const left = (choice: Choice, exhaustion: number, ally = 0): readonly string[] =>
    open(choosing([choice, pay], exhaustion, ally, variants));

  it('G25 ADV-5 is not offered while another option is open, and what can be borne is', () => {
    const run: Choice = { label: 'Run', do: [tire('you', 1)] };
    expect(left(run, 2)).toEqual(['choose:0', 'choose:1']);
    expect(left(run, 3)).toEqual([]);
    expect(open(choosing([run, run], 3, 0, variants))).toEqual(['choose:0', 'choose:1']);
  });

  it('G25 ADV-5 several times in one option counts together, its price included', () => {
    const twice: Choice = { label: 'Run on', do: [tire('you', 1), tire('you', 1)] };
    expect(left(twice, 1)).toEqual(['choose:0', 'choose:1']);
    expect(left(twice, 2)).toEqual([]);
    const priced: Choice = { label: 'Dig', cost: [{ pay: 'exhaustion', amount: 1 }], do: [tire('you', 1)] };
    expect(left(priced, 2)).toEqual([]);
  });

  it('G25 ADV-5 inside a condition counts if the condition holds', () => {
    const inTown = (then: readonly Effect[], other: readonly Effect[]): Choice => ({
      label: 'Haggle',
      do: [{ do: 'if', if: [{ is: 'town' }], then, else: other }],
    });
    expect(left(inTown([tire('you', 1)], []), 3)).toEqual([]);
    expect(left(inTown([], [tire('you', 1)]), 3)).toEqual(['choose:0', 'choose:1']);
  });

  it('G25 ADV-5 is offered while somebody who may take it can bear it, and only they may be chosen', () => {
    const share: Choice = { label: 'Share', do: [tire('any', 1)] };
    const t = choosing([share, pay], 3, 1, variants);
    expect(open(t)).toEqual(['choose:0', 'choose:1']);
    t.choose('choose:0');
    // The Hero cannot bear it: the Ally takes it without a question.
    expect(t.player(0)).toMatchObject({ exhaustion: 3, wounds: 0, allies: [{ exhaustion: 2 }] });
    expect(left(share, 3, 2)).toEqual([]);
  });

  it('G25 ADV-5 what all must bear and nobody can is asked of anybody', () => {
    const share: Choice = { label: 'Share', do: [tire('any', 1)] };
    const t = choosing([share, share], 3, 2, variants);
    t.choose('choose:0');
    expect(t.choices()).toEqual(['target:hero', 'target:ann']);
  });
});
