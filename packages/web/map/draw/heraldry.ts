/** Arms of towns: a field of one or two tinctures and a charge on it. Unknown towns get arms by their name. */
import type { TownId } from '@wayrune/engine/rules/world/board.ts';
import { CHARGES, type Charge } from '../../theme/charges.ts';
import { pickOne, seeded } from '../seeded.ts';

const TINCTURES = ['or', 'argent', 'azure', 'gules', 'vert', 'sable', 'purpure'] as const;
export type Tincture = (typeof TINCTURES)[number];

/** A shield 20 wide and 24 high around 0,0. */
export const SHIELD = 'M-10-12H10V-1C10 6 5 10 0 12.4C-5 10-10 6-10-1Z';

/** What lies over the field in the second tincture. */
const DIVISIONS = {
  plain: '',
  'per pale': 'M0-12H10V-1C10 6 5 10 0 12.4Z',
  'per fess': 'M-10 0H10V-1C10 6 5 10 0 12.4C-5 10-10 6-10-1Z',
  chief: 'M-10-12H10V-5H-10Z',
  bend: 'M-10-12H-5L10 4V-1C10 3 9 6 7 8L-10-8Z',
  chevron: 'M0-3L10 6C9 8 7 9.5 5.6 10.4L0 5L-5.6 10.4C-7 9.5-9 8-10 6Z',
  waves:
    'M-10-1q2.5-3 5 0t5 0 5 0 5 0V3q-2.5 3-5 0t-5 0-5 0-5 0ZM-9 6q2-3 4.5 0t4.5 0 4.5 0 4 0q-1 2-3 3.6-2-1.6-3.5-.4t-4 0-3.5 0Q-8.5 8-9 6Z',
} as const;
export type Division = keyof typeof DIVISIONS;

export interface Arms {
  readonly field: Tincture;
  readonly over: Tincture;
  readonly division: Division;
  readonly charge: Charge;
  readonly chargeIn: Tincture;
}

const ARMS: Readonly<Record<TownId, Arms>> = {
  tamalir: { field: 'azure', over: 'azure', division: 'plain', charge: 'sun', chargeIn: 'or' },
  frostgate: { field: 'argent', over: 'azure', division: 'per pale', charge: 'snow', chargeIn: 'sable' },
  forge: { field: 'gules', over: 'sable', division: 'chevron', charge: 'hammer', chargeIn: 'or' },
  nerekhall: { field: 'purpure', over: 'sable', division: 'chief', charge: 'moon', chargeIn: 'argent' },
  greyhaven: { field: 'argent', over: 'azure', division: 'waves', charge: 'anchor', chargeIn: 'sable' },
  dawnsmoor: { field: 'or', over: 'vert', division: 'per fess', charge: 'rising sun', chargeIn: 'gules' },
  riverwatch: { field: 'vert', over: 'azure', division: 'waves', charge: 'tower', chargeIn: 'argent' },
  vynelvale: { field: 'argent', over: 'vert', division: 'chief', charge: 'grapes', chargeIn: 'purpure' },
  onasan: { field: 'azure', over: 'argent', division: 'chief', charge: 'anchor', chargeIn: 'or' },
  'terrs-crossing': { field: 'or', over: 'azure', division: 'waves', charge: 'key', chargeIn: 'gules' },
  xitotl: { field: 'purpure', over: 'sable', division: 'per fess', charge: 'moon', chargeIn: 'or' },
  stonefang: { field: 'sable', over: 'gules', division: 'chevron', charge: 'tower', chargeIn: 'argent' },
  'tala-mirr': { field: 'argent', over: 'argent', division: 'plain', charge: 'leaf', chargeIn: 'vert' },
  oquoro: { field: 'gules', over: 'gules', division: 'plain', charge: 'sun', chargeIn: 'or' },
  saltreed: { field: 'argent', over: 'argent', division: 'plain', charge: 'fish', chargeIn: 'azure' },
  'hanging-fires': { field: 'sable', over: 'sable', division: 'plain', charge: 'star', chargeIn: 'or' },
};

const LIGHT: readonly Tincture[] = ['or', 'argent'];

/** Light on dark or dark on light, as the old rule has it. */
function armsByName(town: TownId): Arms {
  const rand = seeded(`arms:${town}`);
  const light = pickOne(rand, ['or', 'argent'] as const);
  const dark = pickOne(rand, ['azure', 'gules', 'vert', 'sable', 'purpure'] as const);
  const [field, chargeIn] = rand() < 0.5 ? [light, dark] : [dark, light];
  const others = TINCTURES.filter((one) => LIGHT.includes(one) === LIGHT.includes(field) && one !== field);
  return {
    field,
    over: others[Math.floor(rand() * others.length)] ?? field,
    division: pickOne(rand, ['plain', 'per pale', 'per fess', 'chief', 'bend', 'chevron', 'waves'] as const),
    charge: pickOne(rand, ['star', 'tree', 'key', 'fish', 'leaf', 'moon', 'tower', 'sun'] as const),
    chargeIn,
  };
}

export const armsOf = (town: TownId): Arms => ARMS[town] ?? armsByName(town);
export const divisionPath = (arms: Arms): string => DIVISIONS[arms.division];
export const chargePath = (arms: Arms): string => CHARGES[arms.charge];
