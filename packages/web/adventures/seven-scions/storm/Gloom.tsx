import { useRules } from '../../../play/context.ts';
import { gloom } from './storm-model.ts';
import styles from './gloom.module.css';

/** The map darkens as the storm comes near. */
export function Gloom() {
  const dark = gloom(useRules());
  return <div className={styles.gloom} style={{ opacity: dark }} aria-hidden="true" data-gloom={dark} />;
}
