/** What stands on a card. Generated from what it does, so that the two cannot differ. */
import { modifierClauses, ruleClauses } from '../effects/modifier-words.ts';
import type { Telling } from '../rules/world/verb.ts';
import type {
  Becomes,
  EncounterCard,
  Equipment,
  ItemClass,
  Modifier,
  RitualSymbol,
  Slumber,
  Speaking,
  SpecialCard,
} from '../effects/vocabulary.ts';
import {
  capital,
  familyName,
  quantity,
  sentence,
  type Speaker,
  uncapital,
  withArticle,
} from '../effects/words.ts';
import type { CardInfo } from '../rules/world/world.ts';
import { abilityLines, ANY_ROLLER, effectLines, sectionLines } from './ability-text.ts';
import { forActive } from './active-hero.ts';
import { curseLines } from './curse-text.ts';
import { fighterWords, isForm, itemWords, typeLine, useOf } from './type-line.ts';

export { nameInHand } from '../rules/world/world.ts';
export { cardName, foeName, heldName } from './names.ts';
export { heldLine, statLine, typeLine } from './type-line.ts';

/** The whole rules text: what kind of card it is, then a line for each thing that it says. */
export const cardText = (info: CardInfo): string => [typeLine(info), ...rulesLines(info)].join('\n');

/** The part of the card that speaks, as far as its words depend on it. */
export function tellingOf({ card }: CardInfo, speaker: Speaker): Telling {
  const becomes = 'as' in card ? takenWords(card.as) : '';
  const foe = card.kind === 'encounter' || card.kind === 'special' ? (card.foe?.name ?? '') : '';
  return { speaker, becomes, foe, roller: ANY_ROLLER };
}

/** What is taken: "Dame Ysra Coll", "this card as an Ally", or '' of a card that is just kept. */
function takenWords(as: Becomes | undefined): string {
  if (as?.name !== undefined) return as.name;
  return as === undefined || as.kind === 'kept' ? '' : `this card as ${withArticle(becomesWords(as))}`;
}

/** "Artifact (Pole)", "Ally". */
function becomesWords(as: Becomes): string {
  if (as.kind === 'item') return itemWords(as.class, as.type);
  return { ally: 'Ally', rune: 'Dragon Rune', kept: 'card to keep' }[as.kind];
}

/** A line for each thing that the card says; plain fighters say nothing. */
export function rulesLines(info: CardInfo): string[] {
  const { card } = info;
  const say = (speaker: Speaker): Telling => tellingOf(info, speaker);
  switch (card.kind) {
    case 'hero':
      return speakingLines(card, say('hero'));
    case 'item':
      return [...symbolsLine(info), ...chargeLine(card), ...speakingLines(card, say('held'), card.class)];
    case 'ally':
      return card.equips === undefined
        ? [...chargeLine(card), ...speakingLines(card, say('ally'))]
        : equippingLines(info, card.equips);
    case 'challenge':
      return [
        ...sectionLines('Trap', card.trap ?? [], say('drawn')),
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
      return specialLines(info, card);
  }
}

function specialLines(info: CardInfo, card: SpecialCard): string[] {
  const { ritual, god, foe, scion, drawn = [] } = card;
  const fought = god !== undefined || foe !== undefined;
  const said = speakingLines(card, tellingOf(info, fought ? 'foe' : 'event'));
  const telling = tellingOf(info, 'drawn');
  if (scion !== undefined) return scionLines(info, card, scion, said);
  if (card.curse !== undefined)
    return [...curseLines(card, card.curse, telling, said), ...becomesLines(info, card.as)];
  return [
    ...(ritual === undefined ? sectionLines('When drawn', drawn, telling) : []),
    ...(ritual === undefined || said.length === 0 ? said : [`While in play: ${uncapital(said.join(' '))}`]),
    ...(ritual === undefined ? [] : sectionLines(forActive('When completed', drawn), drawn, telling)),
    ...(god?.omens ?? []).flatMap(({ symbol, do: effects }) =>
      sectionLines(forActive(`${capital(symbol)} omen`, effects), effects, telling),
    ),
    ...becomesLines(info, card.as),
  ];
}

/** Both sides of a Scion: asleep with its benefit and what awakens it, and awake. */
const scionLines = (info: CardInfo, card: SpecialCard, scion: Slumber, said: readonly string[]): string[] => [
  ...benefitLines(info, scion),
  ...demandLines(info, card, scion, said),
  ...becomesLines(info, card.as),
];

const benefitLines = (info: CardInfo, { benefit }: Slumber): string[] =>
  sectionLines('Scion counter', benefit, tellingOf(info, 'drawn'));

const demandLines = (
  info: CardInfo,
  { name, foe }: SpecialCard,
  { awakening }: Slumber,
  said: readonly string[],
): string[] => [
  ...sectionLines('To awaken', awakening, tellingOf(info, 'drawn')),
  ...(foe === undefined ? [] : [`${foe.name ?? name} (${familyName(foe.family)}): ${fighterWords(foe)}.`]),
  ...said,
];

/** What the counter of a sleeping Scion gives. */
export const counterLines = (info: CardInfo): string[] =>
  info.card.kind === 'special' && info.card.scion !== undefined ? benefitLines(info, info.card.scion) : [];

/** What a Scion is without its counter: what awakens it, and what it is awake. */
export const awakeningLines = (info: CardInfo): string[] => rulesLines(info).slice(counterLines(info).length);

/** What completed rituals make a god do, one omen after another, without its symbol. */
export const omenLines = (
  info: CardInfo,
): { readonly symbol: RitualSymbol; readonly lines: readonly string[] }[] =>
  info.card.kind === 'special'
    ? (info.card.god?.omens ?? []).map(({ symbol, do: effects }) => ({
        symbol,
        lines: sectionLines(forActive('', effects).replace(/^, /, ''), effects, tellingOf(info, 'drawn')),
      }))
    : [];

/** What a god says as an enemy, and while it is awake. */
export const godLines = (info: CardInfo): string[] =>
  info.card.kind === 'special' ? speakingLines(info.card, tellingOf(info, 'foe')) : [];

/** Both things that an Equipping Ally can be, or what is said by the one that it is (P2). */
function equippingLines(info: CardInfo, equips: Equipment): string[] {
  const said = [...chargeLine(equips), ...speakingLines(equips, tellingOf(info, 'held'), equips.class)];
  if (!isForm(info))
    return [
      'As an Ally: fights with these values and has no text.',
      `As ${withArticle(itemWords(equips.class, equips.type))}:`,
      ...said,
    ];
  return info.holding === 'item' ? said : [];
}

/** What matters in a fight against the card: of an Encounter only what its enemy says. */
export function foeLines(info: CardInfo): string[] {
  const { card } = info;
  if (card.kind !== 'encounter') return rulesLines(info);
  return card.foe === undefined ? [] : speakingLines(card.foe, tellingOf(info, 'foe'));
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

/** What an adventure card is in the hands of the one who took it. */
function becomesLines(info: CardInfo, as: Becomes | undefined): string[] {
  if (as === undefined) return [];
  const lines = [
    ...chargeLine(as),
    ...speakingLines(
      as,
      tellingOf(info, as.kind === 'ally' ? 'ally' : 'held'),
      as.kind === 'item' ? as.class : null,
    ),
  ];
  return lines.length === 0 && as.kind !== 'ally' ? [] : [becomesHead(as), ...lines];
}

/** "Ferryman's Pole (Artifact, activate to use):", "Dame Ysra Coll (Ally): Life 3 …." */
function becomesHead(as: Becomes): string {
  const { name } = as;
  if (as.kind === 'kept') return `${name ?? 'While you keep it'}:`;
  const what = as.kind === 'item' ? `${becomesWords(as)}, ${useOf(as)}` : becomesWords(as);
  const head = name === undefined ? `As ${withArticle(what)}` : `${name}: ${what}`;
  return as.kind === 'ally' ? `${head}. ${fighterWords(as, as.stamina ?? 0)}.` : `${head}.`;
}

/** What a Ritual still wants: it says all that it will do, and does none of it yet. */
const symbolsLine = ({ id, printed, card }: CardInfo): string[] =>
  card.kind !== 'item' || card.symbols === undefined || id !== printed
    ? []
    : [`Empower: ${card.symbols.join(', ')}. No effect until all five are filled.`];

const chargeLine = ({ counters = 0 }: { readonly counters?: number }): string[] =>
  counters === 0 ? [] : [`Starts with ${quantity(counters, 'counter', 'counters')}.`];

function speakingLines(
  { always = [], rules = [], abilities = [] }: Speaking,
  telling: Telling,
  of: ItemClass | null = null,
): string[] {
  const { speaker } = telling;
  const hands = always.filter((one) => takesRoom(one, of));
  const others = always.filter((one) => !hands.includes(one));
  return [
    ...modifierClauses(others, speaker).map(sentence),
    ...(hands.length === 0 ? [] : [`Counts as two ${capital(of ?? '')}s.`]),
    ...ruleClauses(rules, speaker).map(sentence),
    ...abilityLines(abilities, telling),
  ];
}

/** A Weapon that leaves room for one Weapon fewer counts as two. */
const takesRoom = ({ stat, amount, if: conditions }: Modifier, of: ItemClass | null): boolean =>
  amount === -1 && conditions === undefined && stat === `${of}-limit`;
