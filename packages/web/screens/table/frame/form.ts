/** How the table is laid out. One place decides, and everything else asks `data-form` on it or `useForm`. */
import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react';

/**
 * `wide` has room for all plates; on a `mid` one rivals are pills and the log is a tab; on a `tall` one (a phone held
 * upright) the Hero is a pill, too; on a `low` one (a phone held sideways) the dock stands at the right.
 */
export type Form = 'wide' | 'mid' | 'tall' | 'low';

/** In rem, so that larger letters get the layout of a smaller screen. */
const LOW = 33;
const TALL = 60;
const WIDE = 68.75;

export function formOf(width: number, height: number): Form {
  if (height < LOW && width > height) return 'low';
  if (width < TALL) return 'tall';
  return width < WIDE ? 'mid' : 'wide';
}

const FormContext = createContext<Form>('wide');
export const FormProvider = FormContext.Provider;
export const useForm = (): Form => useContext(FormContext);

/** Neither has room for the plate of one's own Hero, nor for a place beside the pointer. */
export const isSmall = (form: Form): boolean => form === 'tall' || form === 'low';

const inRem = (pixels: number): number =>
  pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const formOfWindow = (): Form => formOf(inRem(window.innerWidth), inRem(window.innerHeight));

/** The form of a table by the room it has; a lesson leaves it less than the window. */
export function useFormOf(table: RefObject<HTMLElement | null>): Form {
  const [form, setForm] = useState(formOfWindow);
  useLayoutEffect(() => {
    if (table.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const { inlineSize = 0, blockSize = 0 } = entry?.borderBoxSize[0] ?? {};
      if (inlineSize > 0) setForm(formOf(inRem(inlineSize), inRem(blockSize)));
    });
    watch.observe(table.current);
    return () => watch.disconnect();
  }, [table]);
  return form;
}
