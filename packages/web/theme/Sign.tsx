import { SYMBOLS, type SymbolName } from './symbols.ts';
import styles from './sign.module.css';

/** A sign in a line of text, as tall as its letters. With a label it is read out, without one it is an ornament. */
export function Sign({ name, label }: { readonly name: SymbolName; readonly label?: string }) {
  const spoken =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles['sign']} data-sign={name} viewBox="0 0 24 24" {...spoken}>
      <path d={SYMBOLS[name]} fillRule="evenodd" />
    </svg>
  );
}
