/** Fifty fights by name: what the odds say of them is checked against fights that are played. */
import { LAIR } from '@wayrune/engine/testing/arena.ts';
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';

export interface NamedFight {
  readonly name: string;
  readonly hero: string;
  readonly foe: string;
  readonly cards?: readonly string[];
  readonly wounds?: number;
  readonly exhaustion?: number;
  readonly gold?: number;
  /** Experience counters in Mind, Body, Spirit, Stamina and Life. */
  readonly learned?: readonly [number, number, number, number, number];
  readonly event?: string;
}

const fight = (name: string, hero: string, foe: string, more: Partial<NamedFight> = {}): NamedFight => ({
  name,
  hero,
  foe,
  ...more,
});
const having = (...cards: readonly string[]): Partial<NamedFight> => ({ cards });

export const FIGHTS: readonly NamedFight[] = [
  // Heroes alone
  fight('the forewoman and the barrow', 'hedda-stonebrake', 'barrow-sentry'),
  fight('a squire who heals', 'hedda-stonebrake', 'farrows-squire'),
  fight('the punt and the spider', 'ilvane-reed', 'ditch-spider'),
  fight('spirit for body', 'ottoline-vey', 'the-drowned-ferryman', { gold: 1 }),
  fight('hanged men', 'ronan-of-the-wild', 'gallows-fruit'),
  fight('the first blow', 'nib-carraway', 'shepherds-bane'),
  fight('they fly off in the third round', 'mother-aldith', 'razorwing-fledglings'),
  fight('before combat', 'varikas-the-dead', 'matron-of-the-tall-elms'),
  fight('a riposte', 'casimir-dray', 'lean-ferrox'),
  fight('wounded and worse for it', 'urzha-splitlip', 'weaver-of-cold-hollow', { wounds: 2 }),
  fight('small coin', 'tobiah-grane', 'pedlar-in-silk', { gold: 3 }),
  fight('the bestiary', 'sunniva-thume', 'ferrox-at-the-well'),
  fight('two pairs of dice', 'finch-maddock', 'kiln-whelp'),
  fight('a toll', 'mother-aldith', 'toll-at-the-plank-bridge', { gold: 3 }),
  fight('purses cut', 'casimir-dray', 'cutpurse-twins', { gold: 2 }),
  fight('supper for a bear', 'urzha-splitlip', 'the-honey-bear'),
  fight('nothing can be canceled', 'hedda-stonebrake', 'candle-brothers', having('padded-leather-armor')),
  // Weapons, Armor and what is used up
  fight('white blade', 'casimir-dray', 'sir-farrows-levy', having('white-blade')),
  fight('a mace against wool', 'urzha-splitlip', 'ferrox-of-the-wool-train', having('lightning-mace')),
  fight('a stiletto kept', 'nib-carraway', 'the-honey-bear', having('glass-stiletto')),
  fight('fire bomb', 'ilvane-reed', 'litter-under-the-mill', having('dwarven-fire-bomb')),
  fight('boar spear', 'mother-aldith', 'sow-of-the-long-fen', having('boar-spear')),
  fight('left hand', 'casimir-dray', 'barrow-sentry', having('left-hand-dagger')),
  fight('a lid for a shield', 'ottoline-vey', 'deserter-from-nerekhall', having('barrel-lid-shield')),
  fight('padded leather', 'ronan-of-the-wild', 'the-riverwatch-forger', having('padded-leather-armor')),
  fight('mail for breath', 'hedda-stonebrake', 'brood-of-the-bloodmother', having('bargemans-mail')),
  fight('plate', 'casimir-dray', 'the-rope-walk-spider', having('frostgate-watch-plate')),
  fight(
    'the saint and the wreckers',
    'mother-aldith',
    'wreckers-of-the-false-light',
    having('saints-finger'),
  ),
  fight('soul burn', 'ottoline-vey', 'sack-spiders-of-the-tithe-barn', having('soul-burn')),
  fight('a second reading', 'varikas-the-dead', 'herald-of-the-third-brood', having('second-reading')),
  fight('the tally', 'urzha-splitlip', 'quarry-razorwings', having('grave-tally')),
  fight('longbow', 'ilvane-reed', 'razorwings-on-the-signal-tower', having('gamewardens-longbow')),
  fight(
    'two activations',
    'casimir-dray',
    'farrows-squire',
    having('tinkers-coat', 'headsmans-second', 'notarys-rapier'),
  ),
  fight('cordial and armor', 'ronan-of-the-wild', 'gleaners-of-the-field', {
    ...having('widow-merrins-cordial', 'padded-leather-armor'),
    wounds: 2,
  }),
  fight('a door shut', 'sunniva-thume', 'ditch-spider', having('shut-door')),
  fight('powder', 'hedda-stonebrake', 'goblin-powder-carriers', {
    ...having('two-man-sword'),
    learned: [0, 2, 0, 0, 0],
  }),
  // Allies
  fight('the gate warden', 'ottoline-vey', 'barrow-sentry', having('hulde-gate-warden')),
  fight('an acolyte', 'hedda-stonebrake', 'lean-ferrox', having('acolyte-of-flame')),
  fight('javelins', 'casimir-dray', 'pedlar-in-silk', having('corrin-vail-javelineer')),
  fight('he takes the wound', 'nib-carraway', 'ashback-runner', having('bram-ironcollar')),
  fight('rowan smoke', 'mother-aldith', 'matron-of-the-tall-elms', having('ursel-moth-hedge-witch')),
  fight('frost and numb limbs', 'urzha-splitlip', 'gallows-fruit', having('ninian-frost-scribe')),
  fight('Allies may not attack', 'ronan-of-the-wild', 'recruiter-in-a-clean-coat', {
    ...having('ansel-threeways'),
    learned: [0, 2, 0, 0, 0],
  }),
  fight(
    'drum and banner',
    'varikas-the-dead',
    'farrows-squire',
    having('ebba-kettle-drummer', 'company-banner'),
  ),
  // Escape
  fight('a lantern to run by', 'ottoline-vey', 'choir-of-the-flooded-chapel', {
    ...having('wick-lantern-boy'),
    wounds: 2,
  }),
  fight('better to run', 'ilvane-reed', 'sir-farrow-twice-buried'),
  fight('the flask', 'tobiah-grane', 'the-ox-bear-of-upper-meadow', having('chimney-flask')),
  // Grown Heroes
  fight('safe conduct', 'casimir-dray', 'lady-ashwold-of-the-pass', {
    ...having('white-blade', 'gatehouse-shield'),
    learned: [0, 2, 1, 0, 1],
    gold: 2,
  }),
  fight('in low cloud', 'ilvane-reed', 'kiln-whelp', { event: 'low-cloud', learned: [1, 0, 0, 0, 0] }),
  fight('High Lord Margath', 'hedda-stonebrake', 'high-lord-margath', {
    ...having('dragontooth-hammer', 'forgemasters-mail'),
    learned: [1, 4, 1, 0, 2],
  }),
];

/** The table of a fight, at the decision whether to attempt it. */
export function standBefore(library: Library, named: NamedFight): Scenario {
  const table = scenario(library, { heroes: [named.hero] });
  const player = table.player(0);
  for (const card of named.cards ?? []) table.give(0, card);
  const [mind, body, spirit, stamina, life] = named.learned ?? [0, 0, 0, 0, 0];
  Object.assign(player.experience, { mind, body, spirit, stamina, life });
  player.wounds = named.wounds ?? 0;
  player.exhaustion = named.exhaustion ?? 0;
  player.gold = named.gold ?? 0;
  table.state.event = named.event ?? null;
  const color = table.world.cards[named.foe]?.deck as Color;
  const [space, from] = LAIR[color];
  table.onTop(color, named.foe);
  table.place(0, space, from);
  table.choose('stay');
  return table;
}
