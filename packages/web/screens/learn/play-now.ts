import { go } from '../../app/routes.ts';

/** From the last lesson straight to a table. */
export async function playNow(): Promise<void> {
  const { beginHere, QUICK } = await import('../start/begin.ts');
  go('table', await beginHere(QUICK));
}
