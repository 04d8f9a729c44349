import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { godOf } from '@wayrune/engine/adventures/mists-of-zanaga/gods/gods.ts';
import { useRules } from '../../../play/context.ts';
import { Doom } from './Doom.tsx';
import styles from './gods.module.css';

/** In a fight with a god: the doom on it. */
export function OnGod({ card }: { card: string }) {
  const rules = useRules();
  if (godOf(rules, card) === null) return null;
  return (
    <p className={styles.onFoe}>
      <Doom count={mistsOf(rules.state).doom[card] ?? 0} />
    </p>
  );
}
