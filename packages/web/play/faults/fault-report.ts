import type { Session } from '../../game/session.ts';
import type { Fault } from '../../ui/FaultBoundary.tsx';

const told = ({ error }: Fault): { message: string; stack: string } =>
  error instanceof Error
    ? { message: error.message, stack: error.stack ?? '' }
    : { message: String(error), stack: '' };

/** What a developer needs to see the fault: where, what, and the whole game up to it. */
export function faultReport(panel: string, fault: Fault, { store, file }: Session): string {
  const { id, setup, entries, moment } = store.getState();
  return JSON.stringify(
    {
      wayrune: 'fault report',
      panel,
      ...told(fault),
      components: fault.where.trim().split(/\n\s*/),
      page: window.location.hash,
      browser: navigator.userAgent,
      table: { id, setup, entries, shown: moment?.entry ?? entries },
      game: file === null ? null : (JSON.parse(file()) as unknown),
    },
    null,
    2,
  );
}
