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

const FILES: Readonly<Record<string, unknown>> = {
  'base/heroes.json': heroes,
  'base/items.json': items,
  'base/allies.json': allies,
  'base/green.json': green,
  'base/yellow.json': yellow,
  'base/blue.json': blue,
  'base/red.json': red,
};

export const library: Library = {
  ...STANDARD,
  packs: Object.entries(FILES).map(([file, pack]) => parsePack(pack, file)),
  boards: [parseBoard(TERRINOTH, 'base/terrinoth.board.ts')],
};
