/** Which part of the sheet with everything about Zanaga is open: nothing that belongs to the game. */
import { create } from 'zustand';

export type Section = 'rituals' | 'roaming' | 'gods';

export const useLedger = create<{ readonly section: Section | null }>(() => ({ section: null }));

export const openLedger = (section: Section | null): void => useLedger.setState({ section });
