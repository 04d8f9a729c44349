/** What an upgrade would change, in the rules' own numbers: they are asked as if it had been learned. */
import type { Attribute, ExperienceKind, Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { ATTRIBUTES } from '@wayrune/engine/effects/vocabulary.ts';
import { attribute, lifeOf, rollBonus, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { chanceOf } from '@wayrune/engine/rules/combat/two-dice.ts';
import { isForfeited } from '@wayrune/engine/rules/turn/adventure.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/world/board.ts';
import { type Game, info, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import type { Face } from '@wayrune/engine/rules/world/world.ts';

export interface Upgrade {
  readonly kind: ExperienceKind;
  readonly before: number;
  readonly after: number;
  /** Of an attribute: the chance to hit with it at a number, before and after. */
  readonly hit: { readonly target: number; readonly before: number; readonly after: number } | null;
  /** Cards of the Hero that gain by it. */
  readonly usedBy: readonly string[];
  /** Adventures that would be closed to the Hero. */
  readonly forfeits: readonly Color[];
}

const PHASE_OF: Readonly<Record<Attribute, Phase>> = { mind: 'ranged', body: 'melee', spirit: 'magic' };

const isAttribute = (kind: ExperienceKind): kind is Attribute => kind in PHASE_OF;

function valueOf(rules: Game, seat: number, kind: ExperienceKind): number {
  if (kind === 'life') return lifeOf(rules, seat, 'hero');
  return kind === 'stamina' ? staminaOf(rules, seat, 'hero') : attribute(rules, seat, 'hero', kind);
}

/** What the Hero adds to the dice of an attack. */
const attackBonus = (rules: Game, seat: number, of: Attribute): number =>
  rollBonus(rules, {
    seat,
    who: 'hero',
    kind: 'attack',
    phase: PHASE_OF[of],
    inPhase: true,
    attribute: of,
    skill: null,
  });

/** A number that many enemies have, and harder ones for Heroes who would always reach it: the same for all attributes. */
const USUAL = 14;
const HARDEST = 20;
const MARGIN = 8;

function exampleTarget(rules: Game, seat: number): number {
  const best = Math.max(...ATTRIBUTES.map((one) => attackBonus(rules, seat, one)));
  return Math.min(HARDEST, Math.max(USUAL, best + MARGIN));
}

/** Words by which a card shows that it uses what is upgraded. */
const WORDS: Readonly<Record<ExperienceKind, readonly string[]>> = {
  mind: ['mind', 'ranged', 'ranged-damage', 'escape'],
  body: ['body', 'melee', 'melee-damage'],
  spirit: ['spirit', 'magic', 'magic-damage'],
  stamina: ['exhaust'],
  life: [],
};

/** Whether a value says one of these words anywhere in it. */
function says(value: unknown, words: readonly string[]): boolean {
  if (typeof value === 'string') return words.includes(value);
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => says(part, words))
  );
}

const uses = ({ always, rules, abilities }: Face, kind: ExperienceKind): boolean =>
  says([always, rules, abilities], WORDS[kind]);

const forfeited = (rules: Game, seat: number): Color[] =>
  COLORS.filter((color) => isForfeited(rules, seat, color));

export function upgradeOf(rules: Game, seat: number, kind: ExperienceKind): Upgrade {
  const state = clone(rules.state);
  const learned = view(rules.world, state);
  playerAt(learned, seat).experience[kind]++;
  const target = exampleTarget(rules, seat);
  const { items, allies } = playerAt(rules, seat);
  const closed = forfeited(rules, seat);
  return {
    kind,
    before: valueOf(rules, seat, kind),
    after: valueOf(learned, seat, kind),
    hit: isAttribute(kind)
      ? {
          target,
          before: chanceOf(attackBonus(rules, seat, kind), target),
          after: chanceOf(attackBonus(learned, seat, kind), target),
        }
      : null,
    usedBy: [...items, ...allies]
      .map(({ card }) => card)
      .filter((card) => uses(info(rules, card).held, kind)),
    forfeits: forfeited(learned, seat).filter((color) => !closed.includes(color)),
  };
}

/** The kinds that an option buys: one, or two where upgrades come in pairs. */
export const kindsOf = (option: string): ExperienceKind[] => option.split(':').slice(1) as ExperienceKind[];

/** The option that buys just these, in whatever order; undefined if there is none. */
export const optionFor = (options: readonly string[], kinds: readonly ExperienceKind[]): string | undefined =>
  options.find((option) => {
    const bought = option.startsWith('learn:') ? kindsOf(option) : [];
    return bought.length === kinds.length && kinds.every((kind) => bought.includes(kind));
  });
