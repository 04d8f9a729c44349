/** Where cards, boards and rules of parts come from: composed at the edge (`main.tsx`) and handed to the screens. */
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { createContext, use } from 'react';

export interface Content {
  /** What a game of this setup needs, when its parts are ready to be shown. */
  readonly libraryFor: (setup: Setup) => Promise<Library>;
  /** Everything there is, for choosing and for looking things up. Always the same promise. */
  readonly wholeLibrary: () => Promise<Library>;
}

export const ContentContext = createContext<Content | null>(null);

export function useContent(): Content {
  const content = use(ContentContext);
  if (content === null) throw new Error('no content was handed in');
  return content;
}

export const useWholeLibrary = (): Library => use(useContent().wholeLibrary());
