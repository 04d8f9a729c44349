/** The engraved pictures of Weapons of Legend. */
import { equippingAllies } from './equipping-portraits.ts';
import { legendAllies } from './legend-allies.ts';

export const weaponsOfLegend = { legendAllies, equippingAllies };
