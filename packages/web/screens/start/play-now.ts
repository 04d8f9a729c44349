import type { Content } from '../../app/content-context.ts';
import { startEntries } from '../../parts/registry.ts';
import { go } from '../../app/routes.ts';

/** Straight to a table, of the first adventure if no other is named. */
export async function playNow(content: Content, adventure = startEntries()[0]?.id ?? ''): Promise<void> {
  const { beginHere, quickGame } = await import('./begin.ts');
  go('table', await beginHere(content, quickGame(adventure)));
}
