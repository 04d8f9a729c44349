/** How Heroes look at the table: the one place that says so. */
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { Medallion, Portrait } from '../../../cards/Picture.tsx';
import { useWorld } from '../../../play/context.ts';

interface Shown {
  readonly hero: string;
}

/** The face alone, filling a round frame. */
export const Face = ({ hero }: Shown) => <Medallion info={infoOf(useWorld(), hero)} />;

/** Head and shoulders, filling an upright one. */
export const Bust = ({ hero }: Shown) => <Portrait info={infoOf(useWorld(), hero)} />;
