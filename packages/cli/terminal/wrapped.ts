/** The same terminal with its output transformed. */
import type { Io } from './io.ts';

/** The width stays a getter: a copy would not follow the window. */
export const wrapped = (io: Io, change: (text: string, io: Io) => string): Io => ({
  ...io,
  out: (text) => io.out(change(text, io)),
  ask: (prompt) => io.ask(change(prompt, io)),
  get width() {
    return io.width;
  },
});
