import type { ComponentType } from 'react';
import type { OpeningSheet as Kind } from '../../game/opening-sheets.ts';
import { useTable } from '../context.ts';
import { Introduction } from './Introduction.tsx';
import { Summary } from './Summary.tsx';

const SHEETS: Readonly<Record<Kind, ComponentType>> = { introduction: Introduction, summary: Summary };

/** What lies over the table until the player begins. */
export function OpeningSheet() {
  const openingSheet = useTable((game) => game.openingSheet);
  if (openingSheet === null) return null;
  const Sheet = SHEETS[openingSheet];
  return <Sheet />;
}
