/** Loads another checkout of the project next to this one, so that both are measured in one process. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bots from '@wayrune/bots';
import type * as Content from '@wayrune/content';
import type * as Engine from '@wayrune/engine';
import { parsePack } from '@wayrune/engine/parts/pack.ts';
import { parseBoard } from '@wayrune/engine/rules/world/board.ts';

export interface Checkout {
  readonly engine: typeof Engine;
  readonly content: typeof Content;
  readonly bots: typeof Bots;
}

export async function loadCheckout(folder: string): Promise<Checkout> {
  const file = (name: string): string => resolve(folder, 'packages', name, 'index.ts');
  if (!existsSync(file('engine')))
    throw new Error(`"${folder}" is no checkout of Wayrune: ${file('engine')} is missing`);
  const part = async (name: string): Promise<unknown> => import(pathToFileURL(file(name)).href);
  return {
    engine: (await part('engine')) as typeof Engine,
    content: (await part('content')) as typeof Content,
    bots: (await part('bots')) as typeof Bots,
  };
}

/** The rules of one checkout with the base set and the board of another, older one. */
export async function withCardsOf(own: Checkout, other: Checkout, folder: string): Promise<Checkout> {
  const board = pathToFileURL(resolve(folder, 'packages', 'content', 'base', 'terrinoth.board.ts')).href;
  const { TERRINOTH } = (await import(board)) as { readonly TERRINOTH: string };
  const library = {
    ...own.content.library,
    packs: other.content.library.packs.map((pack) => parsePack(structuredClone(pack), pack.name)),
    boards: [parseBoard(TERRINOTH, board)],
  };
  return { ...own, content: { ...own.content, library } };
}
