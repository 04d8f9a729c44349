import { useTranslation } from 'react-i18next';
import { useParts } from './context.ts';
import { PanelBoundary } from './faults/PanelBoundary.tsx';

interface Props {
  readonly seat: number;
  /** Beside the pill of a Hero: only what can be used now. */
  readonly brief?: boolean;
}

/** What the parts in play add to a Hero. */
export function OnHero({ seat, brief = false }: Props) {
  const { t } = useTranslation('table');
  return useParts().map(({ onHero: Added }, i) =>
    Added === undefined ? null : (
      <PanelBoundary key={i} name={t('yourHero')}>
        <Added seat={seat} brief={brief} />
      </PanelBoundary>
    ),
  );
}
