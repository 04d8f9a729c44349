import type { Panel, PanelPlace } from '../parts/part.ts';
import { useParts } from './context.ts';
import { PanelBoundary } from './faults/PanelBoundary.tsx';

export const usePanels = (place: PanelPlace): readonly Panel[] =>
  useParts().flatMap(({ panels = [] }) => panels.filter((panel) => panel.place === place));

/** The panels that the parts in play have for a place of the table. */
export function PanelsAt({ place }: { place: PanelPlace }) {
  return usePanels(place).map(({ id, title, Component }) => (
    <PanelBoundary key={id} name={title()}>
      <Component />
    </PanelBoundary>
  ));
}
