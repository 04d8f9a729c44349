import type { Content } from '../../app/content-context.ts';
import { startEntries } from '../../parts/registry.ts';
import { go } from '../../app/routes.ts';

/** Starts a quick game of an adventure, by default the first on the start page. */
export async function playNow(
  content: Content,
  adventure = startEntries()[0]?.id ?? '',
  variants: readonly string[] = [],
): Promise<void> {
  const { beginHere, quickGame } = await import('./begin.ts');
  go('table', await beginHere(content, quickGame(adventure, variants)));
}
