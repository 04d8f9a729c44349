/** Loads another checkout of the project next to this one, so that both are measured in one process. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bots from '@wayrune/bots';
import type * as Content from '@wayrune/content';
import type * as Engine from '@wayrune/engine';

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
