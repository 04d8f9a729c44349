/**
 * Phrases that nothing shown to people may contain: stiff English that has been replaced, developer talk, and British
 * spelling. Every package checks its own words against this one list.
 */

/** What is looked for, and what stands there instead. */
interface Slip {
  readonly pattern: RegExp;
  readonly instead: string;
}

const PHRASES: readonly Slip[] = [
  { pattern: /\bGo on\b(?! to)/, instead: 'Continue' },
  { pattern: /\bAll right\b/, instead: 'Got it' },
  { pattern: /\bat once\b/i, instead: 'Instant, immediately' },
  { pattern: /\btoo dear\b/i, instead: 'Not enough gold' },
  { pattern: /\b(cannot|can't) be taken back\b/i, instead: "Can't undo" },
  { pattern: /\bTake back\b/, instead: 'Undo' },
  { pattern: /\bDo nothing here\b/, instead: 'Go to the market' },
  { pattern: /\bWhich counters? do you buy\b/i, instead: 'Level up! Choose an upgrade.' },
  { pattern: /\bDo you deal with\b/, instead: 'Other Heroes are here' },
  { pattern: /\bwounds?: \d+ of \d+ Life\b/, instead: 'takes its last wound' },
  { pattern: /(\d|\}\}) to reach\b/, instead: 'Needs 13+' },
  { pattern: /\bfoes may come\b/i, instead: 'Possible foes' },
  { pattern: /\bcounting the odds\b/i, instead: 'Calculating odds…' },
  { pattern: /\bOnward to\b/, instead: 'Head for' },
  { pattern: /\bto heal, with \d/, instead: 'heal a wound, spend your gold' },
  { pattern: /(\d|\}\}) %/, instead: '58%' },
];

const CARD_PHRASES: readonly Slip[] = [
  { pattern: /movement (die|dice) (less|more|fewer)\b/i, instead: 'one fewer movement die' },
  {
    pattern: /\b(Weapons?|Armors?|Ally|Allies) (more|fewer)\b/,
    instead: 'one more Ally, Counts as two Weapons',
  },
  { pattern: /\ba reward of gold\b/i, instead: 'Your gold rewards are 1 higher' },
  { pattern: /\bin addition,/i, instead: '(2 if it is a ferrox)' },
  { pattern: /\bchoose one: skip\b/i, instead: 'skip one phase of your choice' },
  { pattern: /\bAll players\b/, instead: "each player's turn" },
  { pattern: /\bof your Hero and of each\b/i, instead: 'you and your Allies' },
  { pattern: /\bonce a (turn|combat)\b/i, instead: 'once per turn' },
  { pattern: /\bnothing is won\b/i, instead: 'flees (no reward)' },
  { pattern: /\bwounds are inflicted on\b/i, instead: 'when you take wounds' },
  { pattern: /\bif you succeed, .*; if you fail\b/i, instead: 'Pass: … Fail: …' },
];

const DEVELOPER_TALK: readonly Slip[] = [
  { pattern: /\bproved by a test\b/i, instead: 'nothing' },
  { pattern: /\(sampled\)/i, instead: 'estimated' },
  { pattern: /\bfolder of words\b/i, instead: 'nothing' },
  { pattern: /\bundefined\b|\[object|\bNaN\b/, instead: 'a word' },
];

/** Ids of rules, which belong into the rules reference: elsewhere a player is led to the rule. */
const RULE_IDS: Slip = {
  pattern: /\b(Rule \{\{|[A-Z]{3,}-\d+\b)/,
  instead: 'See the rule',
};

/**
 * One spelling, the one that the rulebooks print. Towns and people keep their names (Greyhaven, the Grey Hearth), and
 * `flavour` is a field of a pack.
 */
const BRITISH: Slip = {
  pattern:
    /\b(?:re)?(?:colour|armour|honour|favour|behaviour|neighbour|harbour|rumour|labour|vapour|defence|offence|licence|centre|metre|theatre|cancell(?!ation)|travell|modell|marvell|jeweller|levell|catalogue|dialogue|plough|mould|pedlar|spelt|learnt|whilst|towards|afterwards|anti-?clockwise|judgement|skilful|fulfil\b|sceptic|gaol|storey|cosy|(?:real|organ|recogn|apolog|emphas|memor)is(?:e|ed|ing|ation))/i,
  instead: 'color, armor, defense, canceled …',
};

export interface Reading {
  /** Rules references name rules by id. */
  readonly ids?: boolean;
}

/** What is wrong with the words of a text, one line each; empty if they are fit to be shown. */
export function slipsIn(text: string, { ids = false }: Reading = {}): string[] {
  const all = [...PHRASES, ...CARD_PHRASES, ...DEVELOPER_TALK, BRITISH, ...(ids ? [] : [RULE_IDS])];
  return all.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    const around = text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 30);
    return [`"${found[0]}" in "…${around}…": write ${instead}`];
  });
}
