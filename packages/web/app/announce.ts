/** Messages for the live regions. */
import { create } from 'zustand';

interface Said {
  readonly polite: string;
  readonly urgent: string;
}

export const useSaid = create<Said>(() => ({ polite: '', urgent: '' }));

/** Announces politely, or assertively if it is urgent. */
export function announce(text: string, urgent = false): void {
  useSaid.setState(urgent ? { urgent: text } : { polite: text });
}
