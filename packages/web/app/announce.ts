/** What a screen reader says by itself. */
import { create } from 'zustand';

interface Said {
  readonly polite: string;
  readonly urgent: string;
}

export const useSaid = create<Said>(() => ({ polite: '', urgent: '' }));

/** Says something when the reader has finished, or at once. */
export function announce(text: string, urgent = false): void {
  useSaid.setState(urgent ? { urgent: text } : { polite: text });
}
