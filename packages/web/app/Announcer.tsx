import { useSaid } from './announce.ts';

export function Announcer() {
  const { polite, urgent } = useSaid();
  return (
    <div className="visually-hidden">
      <div role="status" aria-live="polite">
        {polite}
      </div>
      <div role="alert" aria-live="assertive">
        {urgent}
      </div>
    </div>
  );
}
