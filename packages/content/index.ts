/** All content that comes with Wayrune: data, read and checked here, with the rules of the parts it is for. */
import { parseBoard } from '@wayrune/engine/rules/world/board.ts';
import { STANDARD } from '@wayrune/engine/parts/index.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { parsePack } from '@wayrune/engine/parts/pack.ts';
import allies from './base/allies.json' with { type: 'json' };
import blue from './base/blue.json' with { type: 'json' };
import green from './base/green.json' with { type: 'json' };
import heroes from './base/heroes.json' with { type: 'json' };
import items from './base/items.json' with { type: 'json' };
import red from './base/red.json' with { type: 'json' };
import { TERRINOTH } from './base/terrinoth.board.ts';
import yellow from './base/yellow.json' with { type: 'json' };
import wildBlue from './beasts-and-bandits/blue.json' with { type: 'json' };
import wildGreen from './beasts-and-bandits/green.json' with { type: 'json' };
import wildRed from './beasts-and-bandits/red.json' with { type: 'json' };
import wildYellow from './beasts-and-bandits/yellow.json' with { type: 'json' };
import ashenFlock from './cataclysm/ashen-flock.json' with { type: 'json' };
import demonHorde from './cataclysm/demon-horde.json' with { type: 'json' };
import frenziedRage from './cataclysm/frenzied-rage.json' with { type: 'json' };
import savageBrood from './cataclysm/savage-brood.json' with { type: 'json' };
import winterLord from './cataclysm/winter-lord.json' with { type: 'json' };
import mistsAllies from './mists-of-zanaga/allies.json' with { type: 'json' };
import mistsBlue from './mists-of-zanaga/blue.json' with { type: 'json' };
import mistsGear from './mists-of-zanaga/gear.json' with { type: 'json' };
import mistsGods from './mists-of-zanaga/gods.json' with { type: 'json' };
import mistsGreen from './mists-of-zanaga/green.json' with { type: 'json' };
import mistsHeroes from './mists-of-zanaga/heroes.json' with { type: 'json' };
import mistsItems from './mists-of-zanaga/items.json' with { type: 'json' };
import mistsRed from './mists-of-zanaga/red.json' with { type: 'json' };
import mistsRituals from './mists-of-zanaga/rituals.json' with { type: 'json' };
import mistsYellow from './mists-of-zanaga/yellow.json' with { type: 'json' };
import { ZANAGA } from './mists-of-zanaga/zanaga.board.ts';
import rituals from './rituals-and-runes/rituals.json' with { type: 'json' };
import runes from './rituals-and-runes/runes.json' with { type: 'json' };
import scions from './seven-scions/scions.json' with { type: 'json' };
import stormBlue from './seven-scions/storm-blue.json' with { type: 'json' };
import stormGreen from './seven-scions/storm-green.json' with { type: 'json' };
import stormYellow from './seven-scions/storm-yellow.json' with { type: 'json' };
import stormlords from './seven-scions/stormlords.json' with { type: 'json' };
import legendAllies from './weapons-of-legend/allies.json' with { type: 'json' };
import legendEquippers from './weapons-of-legend/equipping-allies.json' with { type: 'json' };
import legendItems from './weapons-of-legend/items.json' with { type: 'json' };
import terrorBlue from './traps-and-terrors/blue.json' with { type: 'json' };
import terrorGreen from './traps-and-terrors/green.json' with { type: 'json' };
import terrorRed from './traps-and-terrors/red.json' with { type: 'json' };
import terrorYellow from './traps-and-terrors/yellow.json' with { type: 'json' };

const FILES: Readonly<Record<string, unknown>> = {
  'base/heroes.json': heroes,
  'base/items.json': items,
  'base/allies.json': allies,
  'base/green.json': green,
  'base/yellow.json': yellow,
  'base/blue.json': blue,
  'base/red.json': red,
  'beasts-and-bandits/green.json': wildGreen,
  'beasts-and-bandits/yellow.json': wildYellow,
  'beasts-and-bandits/blue.json': wildBlue,
  'beasts-and-bandits/red.json': wildRed,
  'rituals-and-runes/rituals.json': rituals,
  'rituals-and-runes/runes.json': runes,
  'weapons-of-legend/items.json': legendItems,
  'weapons-of-legend/allies.json': legendAllies,
  'weapons-of-legend/equipping-allies.json': legendEquippers,
  'traps-and-terrors/green.json': terrorGreen,
  'traps-and-terrors/yellow.json': terrorYellow,
  'traps-and-terrors/blue.json': terrorBlue,
  'traps-and-terrors/red.json': terrorRed,
  'mists-of-zanaga/heroes.json': mistsHeroes,
  'mists-of-zanaga/items.json': mistsItems,
  'mists-of-zanaga/allies.json': mistsAllies,
  'mists-of-zanaga/gear.json': mistsGear,
  'mists-of-zanaga/green.json': mistsGreen,
  'mists-of-zanaga/yellow.json': mistsYellow,
  'mists-of-zanaga/blue.json': mistsBlue,
  'mists-of-zanaga/red.json': mistsRed,
  'mists-of-zanaga/rituals.json': mistsRituals,
  'mists-of-zanaga/gods.json': mistsGods,
  'seven-scions/storm-green.json': stormGreen,
  'seven-scions/storm-yellow.json': stormYellow,
  'seven-scions/storm-blue.json': stormBlue,
  'seven-scions/stormlords.json': stormlords,
  'seven-scions/scions.json': scions,
  'cataclysm/ashen-flock.json': ashenFlock,
  'cataclysm/demon-horde.json': demonHorde,
  'cataclysm/frenzied-rage.json': frenziedRage,
  'cataclysm/savage-brood.json': savageBrood,
  'cataclysm/winter-lord.json': winterLord,
};

export const library: Library = {
  ...STANDARD,
  packs: Object.entries(FILES).map(([file, pack]) => parsePack(pack, file)),
  boards: [
    parseBoard(TERRINOTH, 'base/terrinoth.board.ts'),
    parseBoard(ZANAGA, 'mists-of-zanaga/zanaga.board.ts'),
  ],
};
