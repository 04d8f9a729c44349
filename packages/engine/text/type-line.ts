/** What kind of card it is, and its numbers, in a line each. */
import type {
  Ability,
  AllyCard,
  ChallengeCard,
  CurseFront,
  Equipment,
  Fighter,
  FoeCard,
  HeroCard,
  ItemClass,
  Skill,
  SpecialCard,
} from '../effects/vocabulary.ts';
import { capital, familyName, quantity, ROMAN, skillName, townName } from '../effects/words.ts';
import type { CardInfo } from '../rules/world/world.ts';

/** "Weapon (Mace), always on." */
export function typeLine(info: CardInfo): string {
  const { card } = info;
  switch (card.kind) {
    case 'hero':
      return 'Hero.';
    case 'ally':
      return allyLine(info, card);
    case 'item':
      return `${itemWords(card.class, card.type)}, ${useOf(card)}.`;
    case 'challenge':
      return challengeLine(card);
    case 'event':
      return `${capital(card.color)} Event, number ${card.number}.`;
    case 'encounter':
      return `${capital(card.color)} Encounter.`;
    case 'special':
      return specialLine(card);
  }
}

/** "Green Challenge (Beast), roams hills", "Green storm Challenge (Beast)". */
function challengeLine({ color, family, terrain, deck }: ChallengeCard): string {
  const what = deck === `storm-${color}` ? 'storm Challenge' : 'Challenge';
  return `${capital(color)} ${what} (${familyName(family)})${terrain === undefined ? '' : `, roams ${terrain}`}.`;
}

/** "Green ritual, three moon slots", "Primal god, awakened by moon, skull, skull". */
function specialLine({ type, color, ritual, god, foe, scion, curse }: SpecialCard): string {
  if (curse !== undefined) return curseLine(curse, foe?.family);
  const name = color === undefined ? townName(type) : `${capital(color)} ${type.replace('-', ' ')}`;
  if (scion !== undefined) return `${name} ${scion.number}.`;
  if (foe !== undefined) return foe.family === type ? `${name}.` : `${name} (${familyName(foe.family)}).`;
  if (ritual !== undefined)
    return `${name}, ${quantity(ritual.slots, `${ritual.symbol} slot`, `${ritual.symbol} slots`)}.`;
  return god === undefined ? `${name}.` : `Primal god, awakened by ${god.awakens.join(', ')}.`;
}

/** "Curse of the Ashen Flock, level III (undead)", "Curse of the Winter Lord, level II: quest". */
function curseLine({ of, level, quest }: CurseFront, family: string | undefined): string {
  const kind = quest !== undefined ? ': quest' : family === undefined ? '' : ` (${familyName(family)})`;
  return `Curse of the ${townName(of)}, level ${ROMAN[level]}${kind}.`;
}

/** An Equipping Ally is what its owner has chosen; until then it is called by its name in the rules (P2). */
function allyLine(info: CardInfo, { equips }: AllyCard): string {
  if (equips === undefined) return 'Ally.';
  if (!isForm(info)) return 'Equipping Ally.';
  return info.holding === 'item' ? `${equipmentWords(equips)}.` : 'Ally.';
}

/** Whether its owner has chosen what it is. */
export const isForm = ({ id, printed }: CardInfo): boolean => id !== printed;

/** "Weapon (Sword), activate to use". */
const equipmentWords = (equips: Equipment): string =>
  `${itemWords(equips.class, equips.type)}, ${useOf(equips)}`;

/** What it is in the hands of the one who has it: "Relic (Horn), activate to use", without a full stop. */
export function heldLine(info: CardInfo): string {
  const { card } = info;
  const as = 'as' in card ? card.as : undefined;
  if (as?.kind === 'item') return `${itemWords(as.class, as.type)}, ${useOf(as)}`;
  return as?.kind === 'ally' ? 'Ally' : typeLine(info).replace(/\.$/, '');
}

/** "Mind 4/1, Body 3/1 …": value and damage of each attribute, Life, and what the card costs. */
export function statLine({ card, fighter }: CardInfo): string {
  switch (card.kind) {
    case 'hero':
      return [fighterWords(card, card.stamina), skillWords(card.skills)].filter((w) => w !== '').join('; ');
    case 'item':
      return `Cost ${card.cost}`;
    case 'ally':
      // As an Item it fights no more (P2).
      return fighter === null
        ? `Cost ${card.cost}`
        : `Cost ${card.cost}, ${fighterWords(fighter, fighter.stamina)}`;
    case 'challenge':
      return card.trap === undefined ? foeWords(card) : 'Trap';
    case 'special': {
      const enemy = card.god ?? card.foe;
      return enemy === undefined ? '' : fighterWords(enemy);
    }
    case 'event':
    case 'encounter':
      return '';
  }
}

export function fighterWords({ life, mind, body, spirit }: Fighter, stamina?: number): string {
  const pair = (name: string, [value, damage]: readonly [number, number]): string =>
    `${name} ${value}/${damage}`;
  const own = stamina === undefined ? '' : `, Stamina ${stamina}`;
  return `Life ${life}${own}, ${pair('Mind', mind)}, ${pair('Body', body)}, ${pair('Spirit', spirit)}`;
}

/** A storm Challenge has "Life 3 for each Hero". */
const foeWords = (card: FoeCard): string =>
  card.perHero === true
    ? fighterWords(card).replace(/^Life \d+/, (life) => `${life} for each Hero`)
    : fighterWords(card);

const skillWords = (skills: HeroCard['skills']): string =>
  Object.entries(skills)
    .map(([skill, bonus]) => `${skillName(skill as Skill)} +${bonus}`)
    .join(', ');

export function itemWords(of: ItemClass, type: string | undefined): string {
  return type === undefined || type === of ? capital(of) : `${capital(of)} (${townName(type)})`;
}

/** The three kinds of use (CARD-1 to CARD-3). */
export function useOf({ abilities = [] }: { readonly abilities?: readonly Ability[] }): string {
  const pays = (price: string): boolean =>
    abilities.some(({ cost }) => cost?.some(({ pay }) => pay === price));
  if (pays('activate')) return 'activate to use';
  return pays('discard') ? 'discard to use' : 'always on';
}
