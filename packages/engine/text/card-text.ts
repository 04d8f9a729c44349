/** What stands on a card. Generated from what it does, so that the two cannot differ. */
import { modifierClauses, ruleClauses } from '../effects/modifier-words.ts';
import type { Telling } from '../rules/world/verb.ts';
import type {
  Ability,
  Becomes,
  EncounterCard,
  Effect,
  Fighter,
  HeroCard,
  ItemClass,
  Skill,
  Speaking,
} from '../effects/vocabulary.ts';
import {
  capital,
  familyName,
  quantity,
  sentence,
  skillName,
  type Speaker,
  townName,
  withArticle,
} from '../effects/words.ts';
import type { CardInfo } from '../rules/world/world.ts';
import { abilityLines, effectLines } from './ability-text.ts';

export { cardName, foeName } from './names.ts';

/** The whole rules text: what kind of card it is, then a line for each thing that it says. */
export const cardText = (info: CardInfo): string => [typeLine(info), ...rulesLines(info)].join('\n');

/** "Weapon (Mace), always on." */
export function typeLine({ card }: CardInfo): string {
  switch (card.kind) {
    case 'hero':
      return 'Hero.';
    case 'ally':
      return 'Ally.';
    case 'item':
      return `${itemWords(card.class, card.type)}, ${useOf(card)}.`;
    case 'challenge':
      return `${capital(card.color)} Challenge (${familyName(card.family)}).`;
    case 'event':
      return `${capital(card.color)} Event, number ${card.number}.`;
    case 'encounter':
      return `${capital(card.color)} Encounter.`;
    case 'special':
      return `${townName(card.type)}.`;
  }
}

/** What it is in the hands of the one who has it: "Relic (Horn), activate to use", without a full stop. */
export function heldLine(info: CardInfo): string {
  const { card } = info;
  const as = 'as' in card ? card.as : undefined;
  if (as?.kind === 'item') return `${itemWords(as.class, as.type)}, ${useOf(as)}`;
  return as?.kind === 'ally' ? 'Ally' : typeLine(info).replace(/\.$/, '');
}

/** "Mind 4/1, Body 3/1 …": value and damage of each attribute, Life, and what the card costs. */
export function statLine({ card }: CardInfo): string {
  switch (card.kind) {
    case 'hero':
      return [fighterWords(card, card.stamina), skillWords(card.skills)].filter((w) => w !== '').join('; ');
    case 'item':
      return `Cost ${card.cost}`;
    case 'ally':
      return `Cost ${card.cost}, ${fighterWords(card, card.stamina ?? 0)}`;
    case 'challenge':
      return fighterWords(card);
    case 'event':
    case 'encounter':
    case 'special':
      return '';
  }
}

function fighterWords({ life, mind, body, spirit }: Fighter, stamina?: number): string {
  const pair = (name: string, [value, damage]: readonly [number, number]): string =>
    `${name} ${value}/${damage}`;
  const own = stamina === undefined ? '' : `, Stamina ${stamina}`;
  return `Life ${life}${own}, ${pair('Mind', mind)}, ${pair('Body', body)}, ${pair('Spirit', spirit)}`;
}

const skillWords = (skills: HeroCard['skills']): string =>
  Object.entries(skills)
    .map(([skill, bonus]) => `${skillName(skill as Skill)} +${bonus}`)
    .join(', ');

function itemWords(of: ItemClass, type: string | undefined): string {
  return type === undefined || type === of ? capital(of) : `${capital(of)} (${townName(type)})`;
}

/** The three kinds of use (CARD-1 to CARD-3). */
function useOf({ abilities = [] }: { readonly abilities?: readonly Ability[] }): string {
  const pays = (price: string): boolean =>
    abilities.some(({ cost }) => cost?.some(({ pay }) => pay === price));
  if (pays('activate')) return 'activate to use';
  return pays('discard') ? 'discard to use' : 'always on';
}

/** The part of the card that speaks, as far as its words depend on it. */
export function tellingOf({ card }: CardInfo, speaker: Speaker): Telling {
  const becomes = 'as' in card ? becomesWords(card.as) : '';
  const foe = card.kind === 'encounter' ? (card.foe?.name ?? '') : '';
  return { speaker, becomes, foe };
}

function becomesWords(as: Becomes | undefined): string {
  if (as === undefined || as.kind === 'kept') return '';
  if (as.kind === 'item') return withArticle(itemWords(as.class, as.type));
  return as.kind === 'ally' ? 'an Ally' : 'a Dragon Rune';
}

/** A line for each thing that the card says; plain fighters say nothing. */
export function rulesLines(info: CardInfo): string[] {
  const { card } = info;
  const say = (speaker: Speaker): Telling => tellingOf(info, speaker);
  switch (card.kind) {
    case 'hero':
      return speakingLines(card, say('hero'));
    case 'item':
      return [...chargeLine(card), ...speakingLines(card, say('held'))];
    case 'ally':
      return [...chargeLine(card), ...speakingLines(card, say('ally'))];
    case 'challenge':
      return [
        ...speakingLines(card, say('foe')),
        ...sectionLines('Reward', card.reward, say('drawn')),
        ...becomesLines(info, card.as),
      ];
    case 'event':
      return [
        ...sectionLines('When drawn', card.drawn ?? [], say('drawn')),
        ...speakingLines(card, say('event')),
      ];
    case 'encounter':
      return encounterLines(info, card);
    case 'special':
      return [
        ...sectionLines('When drawn', card.drawn ?? [], say('drawn')),
        ...speakingLines(card, say('event')),
        ...becomesLines(info, card.as),
      ];
  }
}

/** What a card says in the hands of its owner: of an adventure card only what it has become. */
export function heldLines(info: CardInfo): string[] {
  const { card } = info;
  const won = card.kind === 'challenge' || card.kind === 'encounter' || card.kind === 'special';
  return won ? becomesLines(info, card.as) : rulesLines(info);
}

function encounterLines(info: CardInfo, card: EncounterCard): string[] {
  const [first = '', ...more] = effectLines(card.drawn, tellingOf(info, 'drawn'));
  const { foe } = card;
  const fight =
    foe === undefined
      ? []
      : [
          `${foe.name} (${familyName(foe.family)}): ${fighterWords(foe)}.`,
          ...speakingLines(foe, tellingOf(info, 'foe')),
        ];
  return [sentence(first), ...more, ...fight, ...becomesLines(info, card.as)];
}

/** "Reward: gain 3 gold." */
function sectionLines(head: string, effects: readonly Effect[], telling: Telling): string[] {
  if (effects.length === 0) return [];
  const [first = '', ...more] = effectLines(effects, telling);
  return [sentence(first === 'choose one:' ? `${head} (choose one):` : `${head}: ${first}`), ...more];
}

/** What an adventure card is in the hands of the one who took it. */
function becomesLines(info: CardInfo, as: Becomes | undefined): string[] {
  if (as === undefined) return [];
  const name: Readonly<Record<Becomes['kind'], () => string>> = {
    item: () => `As ${becomesWords(as)}, ${useOf(as)}:`,
    ally: () => `As an Ally: ${as.kind === 'ally' ? fighterWords(as, as.stamina ?? 0) : ''}.`,
    rune: () => 'As a Dragon Rune:',
    kept: () => 'While you keep it:',
  };
  const lines = [
    ...chargeLine(as),
    ...speakingLines(as, tellingOf(info, as.kind === 'ally' ? 'ally' : 'held')),
  ];
  return lines.length === 0 && as.kind !== 'ally' ? [] : [name[as.kind](), ...lines];
}

const chargeLine = ({ counters = 0 }: { readonly counters?: number }): string[] =>
  counters === 0 ? [] : [`Comes with ${quantity(counters, 'counter', 'counters')}.`];

function speakingLines({ always = [], rules = [], abilities = [] }: Speaking, telling: Telling): string[] {
  const { speaker } = telling;
  const all = speaker === 'event' ? 'All players: ' : '';
  const head = speaker === 'event' ? all : 'Always: ';
  return [
    ...modifierClauses(always, speaker).map((words) => sentence(`${head}${words}`)),
    ...ruleClauses(rules, speaker).map((words) => sentence(`${all}${words}`)),
    ...abilityLines(abilities, telling),
  ];
}
