/** The shapes of whole cards, and what a shape alone cannot say about them. */
import {
  either,
  join,
  list,
  oneOf,
  optional,
  type Problem,
  record,
  type Shape,
  show,
  slug,
  tagged,
  text,
  whole,
  yes,
} from '../kernel/shape.ts';
import { effects } from './effect-list.ts';
import { color, conditions, costs, itemClass, modifier, ruleChange } from './shapes.ts';
import {
  SKILLS,
  type Ability,
  type AllyCard,
  type AttributeValue,
  type Becomes,
  type Card,
  type ChallengeCard,
  type EncounterCard,
  type EventCard,
  type HeroCard,
  type ItemCard,
  type SpecialCard,
  type Speaking,
} from './vocabulary.ts';
import { WINDOW_NAMES } from './windows.ts';

/** [value, damage] */
const attributeValue: Shape<AttributeValue> = {
  optional: false,
  schema: () => ({
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: 40 },
    minItems: 2,
    maxItems: 2,
  }),
  check(value, path, problems) {
    const fits =
      Array.isArray(value) &&
      value.length === 2 &&
      value.every((n) => Number.isInteger(n) && n >= 0 && n <= 40);
    if (!fits)
      problems.push({
        path,
        message: `is ${show(value)}, expected [value, damage], two whole numbers such as [4, 1]`,
      });
  },
};

const ability: Shape<Ability> = record<Ability>({
  when: oneOf(WINDOW_NAMES),
  forced: optional(yes),
  cost: optional(costs),
  if: optional(conditions),
  helps: optional(oneOf(['self', 'allies', 'party'])),
  once: optional(oneOf(['round', 'combat', 'turn'])),
  do: effects,
});

const speaking = {
  always: optional(list(modifier, 1)),
  rules: optional(list(ruleChange, 1)),
  abilities: optional(list(ability, 1)),
};
const fighter = { life: whole(1, 30), mind: attributeValue, body: attributeValue, spirit: attributeValue };
const printed = { id: slug, name: text(), flavour: text(), count: optional(whole(1, 20)) };
/** Cards that are drawn may name a deck of their own. */
const filed = { ...printed, deck: optional(slug) };
const stamina = whole(0, 12);
const counters = optional(whole(1, 20));
const kind = { kind: text() };

const skills: Shape<HeroCard['skills']> = record(
  Object.fromEntries(SKILLS.map((skill) => [skill, optional(whole(1, 6))])) as never,
);

const BECOMES: Readonly<Record<Becomes['kind'], Shape<object>>> = {
  item: record<object>({ ...kind, class: itemClass, type: optional(slug), ...speaking, counters } as never),
  ally: record<object>({ ...kind, stamina: optional(stamina), ...fighter, ...speaking, counters } as never),
  rune: record<object>({ ...kind, ...speaking, counters } as never),
  kept: record<object>({ ...kind, ...speaking, counters } as never),
};
const becomes: Shape<Becomes> = tagged('kind', BECOMES, 'becomes');

const foe = record<NonNullable<EncounterCard['foe']>>({
  name: text(),
  family: slug,
  ...fighter,
  ...speaking,
});

const eventNumber = either(whole(1, 3), whole(1, 3), () => true) as Shape<1 | 2 | 3>;

const hero = record<Omit<HeroCard, 'kind'> & { kind: string }>({
  ...kind,
  ...printed,
  ...fighter,
  stamina,
  skills,
  ...speaking,
});
const item = record<Omit<ItemCard, 'kind'> & { kind: string }>({
  ...kind,
  ...filed,
  cost: whole(1, 40),
  class: itemClass,
  type: optional(slug),
  ...speaking,
  counters,
});
const ally = record<Omit<AllyCard, 'kind'> & { kind: string }>({
  ...kind,
  ...filed,
  cost: whole(1, 40),
  ...fighter,
  stamina: optional(stamina),
  ...speaking,
  counters,
});
const challenge = record<Omit<ChallengeCard, 'kind'> & { kind: string }>({
  ...kind,
  ...filed,
  color,
  family: slug,
  ...fighter,
  reward: effects,
  as: optional(becomes),
  ...speaking,
});
const event = record<Omit<EventCard, 'kind'> & { kind: string }>({
  ...kind,
  ...filed,
  color,
  number: eventNumber,
  drawn: optional(effects),
  ...speaking,
});
const encounter = record<Omit<EncounterCard, 'kind'> & { kind: string }>({
  ...kind,
  ...filed,
  color,
  drawn: effects,
  foe: optional(foe),
  as: optional(becomes),
});

const special = record<Omit<SpecialCard, 'kind'> & { kind: string }>({
  ...kind,
  ...filed,
  type: slug,
  deck: slug,
  drawn: optional(effects),
  as: optional(becomes),
  ...speaking,
});

export const CARD_SHAPES: Readonly<Record<Card['kind'], Shape<object>>> = {
  hero,
  item,
  ally,
  challenge,
  event,
  encounter,
  special,
};
export const card: Shape<Card> = tagged('kind', CARD_SHAPES, 'card');
export const BECOMES_SHAPES = BECOMES;

const HEROES = 'heroes';
/** Cards that speak without belonging to anybody. */
const UNOWNED: ReadonlySet<string> = new Set(['challenge', 'event', 'special']);

/** What no shape can say: things that would be well formed and still never work, or never end. */
export function checkSense(subject: Card, path: string, problems: Problem[]): void {
  const say = (at: string, message: string): void => {
    problems.push({ path: at, message });
  };
  const mentions = (verb: string): boolean => JSON.stringify(subject).includes(`"do":"${verb}"`);
  const as = 'as' in subject ? subject.as : undefined;
  if ('deck' in subject && subject.deck === HEROES)
    say(join(path, 'deck'), `is "${HEROES}", where only Heroes are dealt from`);
  if (mentions('take') && as === undefined)
    say(path, 'takes itself, but lacks "as", which says what it becomes');
  if (as !== undefined && !mentions('take'))
    say(join(path, 'as'), 'never happens: nothing on the card does "take"');
  if (mentions('fight') && (subject.kind !== 'encounter' || subject.foe === undefined))
    say(path, 'fights, but has no "foe"');
  const speaks: [Speaking | undefined, string, boolean][] = [[as, join(path, 'as'), true]];
  if (subject.kind === 'encounter') speaks.push([subject.foe, join(path, 'foe'), false]);
  else speaks.push([subject, path, !UNOWNED.has(subject.kind)]);
  for (const [part, at, held] of speaks) {
    part?.abilities?.forEach((one, i) => {
      checkAbility(one, join(join(at, 'abilities'), i), held, subject.kind === 'hero', say);
    });
  }
}

function checkAbility(
  one: Ability,
  path: string,
  held: boolean,
  hero: boolean,
  say: (path: string, message: string) => void,
): void {
  const turns = one.cost?.some((cost) => cost.pay === 'activate' || cost.pay === 'discard') ?? false;
  if (!held && one.forced !== true) say(path, 'is offered, but nobody owns this card; add "forced": true');
  if (one.forced === true && one.cost !== undefined)
    say(join(path, 'cost'), 'has a price, but it is forced; nobody could refuse');
  if (hero && turns)
    say(
      join(path, 'cost'),
      'a Hero card is neither activated nor discarded; use exhaustion, gold, wounds or "once"',
    );
  if (one.forced === true && one.when === 'moving')
    say(join(path, 'when'), 'is "moving", where nothing happens by itself; use "before-moving" or "entered"');
  const hurts = one.do.some(
    (effect) => (effect.do === 'wound' && effect.who !== 'enemy') || effect.do === 'exhaust',
  );
  if (one.when === 'wounded' && one.forced === true && hurts && one.once === undefined) {
    say(path, 'would wound again whenever wounds come, without end; add "once" or use "missed" and "struck"');
  }
}
