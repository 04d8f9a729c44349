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
import { checkCurse, curseFront } from './curse-shapes.ts';
import { effects, someEffects } from './effect-list.ts';
import { endlessReason } from './endless.ts';
import {
  color,
  conditions,
  costs,
  itemClass,
  modifier,
  ritualSymbol,
  ruleChange,
  terrain,
} from './shapes.ts';
import {
  SKILLS,
  type Ability,
  type AllyCard,
  type AttributeValue,
  type Becomes,
  type Card,
  type EncounterCard,
  type Equipment,
  type EventCard,
  type Fighter,
  type HeroCard,
  type ItemCard,
  type Omen,
  type PrimalGod,
  type Slumber,
  type SpecialCard,
  type Speaking,
  type TrapCard,
} from './vocabulary.ts';
import { checkChallenge } from './trap-sense.ts';
import { WINDOW_NAMES } from './windows.ts';

/** Words that options use where a card could stand. */
const RESERVED: ReadonlySet<string> = new Set(['none', 'gold', 'hero', 'all', 'pass', 'refuse', 'done']);
const cardId: Shape<string> = {
  ...slug,
  check(value, path, problems) {
    slug.check(value, path, problems);
    if (typeof value === 'string' && RESERVED.has(value))
      problems.push({ path, message: `is "${value}", a word that the game uses itself; choose another id` });
  },
};

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
const printed = { id: cardId, name: text(), flavour: text(), count: optional(whole(1, 20)) };
/** Cards that are drawn may name a deck of their own. */
const filed = { ...printed, deck: optional(slug) };
const stamina = whole(0, 12);
const counters = optional(whole(1, 20));
const kind = { kind: text() };
const RITUAL_SYMBOLS = 5;

const skills: Shape<HeroCard['skills']> = record(
  Object.fromEntries(SKILLS.map((skill) => [skill, optional(whole(1, 6))])) as never,
);

const taken = { ...kind, name: optional(text()), ...speaking, counters };

const BECOMES: Readonly<Record<Becomes['kind'], Shape<object>>> = {
  item: record<object>({ ...taken, class: itemClass, type: optional(slug) } as never),
  ally: record<object>({ ...taken, stamina: optional(stamina), ...fighter } as never),
  rune: record<object>(taken as never),
  kept: record<object>(taken as never),
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
  symbols: optional(list(terrain, RITUAL_SYMBOLS, RITUAL_SYMBOLS)),
  ...speaking,
  counters,
});
const equipment = record<Equipment>({ class: itemClass, type: optional(slug), ...speaking, counters });
const ally = record<Omit<AllyCard, 'kind'> & { kind: string }>({
  ...kind,
  ...filed,
  cost: whole(1, 40),
  ...fighter,
  stamina: optional(stamina),
  equips: optional(equipment),
  ...speaking,
  counters,
});
/** An enemy or a trap: which of the two, `checkChallenge` asks. */
type AnyChallenge = Omit<TrapCard, 'kind' | 'trap'> &
  Partial<Pick<TrapCard, 'trap'> & Fighter> & { kind: string; readonly perHero?: true };
const challenge = record<AnyChallenge>({
  ...kind,
  ...filed,
  color,
  family: slug,
  terrain: optional(terrain),
  life: optional(fighter.life),
  mind: optional(attributeValue),
  body: optional(attributeValue),
  spirit: optional(attributeValue),
  perHero: optional(yes),
  trap: optional(someEffects),
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

const AWAKENING_SYMBOLS = 3;
const MOST_SLOTS = 4;

const god = record<PrimalGod>({
  ...fighter,
  awakens: list(ritualSymbol, AWAKENING_SYMBOLS, AWAKENING_SYMBOLS),
  omens: list(record<Omen>({ symbol: ritualSymbol, do: someEffects }), 1, AWAKENING_SYMBOLS),
});

const SCIONS = 6;
const scion = record<Slumber>({
  number: whole(1, SCIONS),
  benefit: someEffects,
  awakening: someEffects,
});
const namedFoe = record<NonNullable<SpecialCard['foe']>>({
  name: optional(text()),
  family: slug,
  ...fighter,
});

const special = record<Omit<SpecialCard, 'kind'> & { kind: string }>({
  ...kind,
  ...filed,
  type: slug,
  deck: slug,
  color: optional(color),
  ritual: optional(
    record<NonNullable<SpecialCard['ritual']>>({ symbol: ritualSymbol, slots: whole(1, MOST_SLOTS) }),
  ),
  god: optional(god),
  foe: optional(namedFoe),
  scion: optional(scion),
  curse: optional(curseFront),
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
  const curse = subject.kind === 'special' ? subject.curse : undefined;
  if (as !== undefined && !mentions('take') && !mentions('awaken') && curse === undefined)
    say(join(path, 'as'), 'never happens: nothing on the card does "take"');
  const foe = subject.kind === 'encounter' || subject.kind === 'special' ? subject.foe : undefined;
  if (mentions('fight') && foe === undefined) say(path, 'fights, but has no "foe"');
  if (subject.kind === 'special' && subject.scion !== undefined)
    checkScion(subject, subject.scion, path, say);
  else if (mentions('awaken')) say(path, 'awakens, but has no "scion": nothing on it sleeps');
  if (subject.kind === 'special' && curse !== undefined) checkCurse(subject, curse, path, say);
  else if (mentions('claim') || mentions('progress'))
    say(path, 'claims or makes progress, but lacks "curse", the front of a Curse card');
  if (subject.kind === 'challenge') checkChallenge(subject, path, say);
  else if (mentions('overcome')) say(path, 'overcomes a trap, but only a Challenge with "trap" is one');
  if (subject.kind === 'item') checkSymbols(subject, path, say);
  if (subject.kind === 'ally' && subject.equips !== undefined) checkEquipping(subject, path, say);
  const speaks: [Speaking | undefined, string, boolean][] = [[as, join(path, 'as'), true]];
  if (subject.kind === 'encounter') speaks.push([subject.foe, join(path, 'foe'), false]);
  else speaks.push([subject, path, !UNOWNED.has(subject.kind)]);
  if (subject.kind === 'ally') speaks.push([subject.equips, join(path, 'equips'), true]);
  for (const [part, at, held] of speaks) {
    part?.abilities?.forEach((one, i) => {
      checkAbility(one, join(join(at, 'abilities'), i), held, subject.kind === 'hero', say);
    });
  }
}

/** A Scion that nothing awakens, or that is nobody when it is awake, would sleep forever. */
function checkScion(
  { as }: SpecialCard,
  { awakening }: Slumber,
  path: string,
  say: (path: string, message: string) => void,
): void {
  if (as?.kind !== 'ally')
    say(join(path, 'as'), 'is not what a Scion becomes when it is awake, expected an "ally"');
  if (!JSON.stringify(awakening).includes('"do":"awaken"'))
    say(join(join(path, 'scion'), 'awakening'), 'never comes to "awaken"');
}

function checkSymbols(item: ItemCard, path: string, say: (path: string, message: string) => void): void {
  const isRitual = item.class === 'ritual';
  if (isRitual && item.symbols === undefined)
    say(path, 'is a Ritual, but lacks "symbols", the five terrains that empower it');
  if (!isRitual && item.symbols !== undefined)
    say(join(path, 'symbols'), `belong to Items of the class "ritual"; expected that class, or none of them`);
}

/** As an Ally it has no text: all it can do stands under `equips` (P2). */
function checkEquipping(ally: AllyCard, path: string, say: (path: string, message: string) => void): void {
  for (const field of ['always', 'rules', 'abilities', 'stamina', 'counters'] as const)
    if (ally[field] !== undefined)
      say(
        join(path, field),
        'is of no use to an Equipping Ally, who has no text as an Ally; move it into "equips"',
      );
  if (ally.equips?.class === 'ritual')
    say(join(join(path, 'equips'), 'class'), 'is "ritual", which nobody can become');
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
  const endless = endlessReason(one);
  if (endless !== null) say(path, endless);
}
