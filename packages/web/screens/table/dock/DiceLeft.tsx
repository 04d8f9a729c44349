import { FREE_FACE, type MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import { faceName } from '@wayrune/engine/text/names.ts';
import { useMemo } from 'react';
import { LostDie } from '../../../dice/LostDie.tsx';
import { MovementDie } from '../../../dice/MovementDie.tsx';
import { useTable, useWorld } from '../../../play/context.ts';
import { DieButton } from '../../../play/dice/DieButton.tsx';
import { dieOptions } from '../../../play/dice/die-options.ts';
import { orderOf } from './dice-order.ts';
import { useIntended } from './intended.ts';
import { lostDice } from './lost-dice.ts';
import styles from './DiceLeft.module.css';

/** The dice that are left to move with; those that pay for the way pointed at are raised and numbered. */
export function DiceLeft() {
  const world = useWorld();
  const state = useTable((game) => game.state);
  const options = useMemo(() => dieOptions(world, state), [world, state]);
  const frame =
    state.decision?.kind === 'step' || options.size > 0
      ? (state.frames.findLast(({ proc }) => proc === 'movement') as MovementFrame | undefined)
      : undefined;
  const faces = useIntended()?.faces ?? [];
  // Whoever rests gives up dice of their own accord: then none is missing.
  const lost = useMemo(
    () => (frame === undefined || frame.given > 0 || frame.moved ? null : lostDice(world, state, frame.seat)),
    [world, state, frame],
  );
  if (frame === undefined || frame.dice.length === 0) return null;
  const order = orderOf(frame.dice, faces);
  return (
    <div className={styles.dice} data-aimed={faces.length > 0 || undefined}>
      {frame.dice.map((face, i) => (
        <span key={i} className={styles.die} data-step={order[i] === 0 ? undefined : order[i]}>
          <DieButton options={options.get(i) ?? []}>
            {face < FREE_FACE ? <MovementDie face={face} order={i} /> : faceName(face)}
          </DieButton>
        </span>
      ))}
      {lost !== null &&
        Array.from({ length: lost.count }, (_, i) => (
          <span key={`lost ${i}`} className={styles.die}>
            <LostDie to={lost.to} />
          </span>
        ))}
    </div>
  );
}
