/** Every part that comes with the page. A folder is all it takes: an adventure's has the same name in each package. */
import type { PartOfPage } from './part.ts';
import { registerPart } from './registry.ts';

const FOLDERS = import.meta.glob<{ readonly default: PartOfPage }>(
  ['../adventures/*/index.ts', '../variants/*/index.ts', '../packs/*/index.ts'],
  { eager: true },
);

declare global {
  /** Parts that the page around this script hands in, before it is run. */
  var wayrune: { readonly parts?: readonly PartOfPage[] } | undefined;
}

export function registerParts(): void {
  for (const { default: part } of Object.values(FOLDERS)) registerPart(part);
  for (const part of globalThis.wayrune?.parts ?? []) registerPart(part);
}
