/** Draws pictures beside the page, so that no press has to wait for one. */
import type { View } from './draw.ts';
import { pictureOf } from './picture-of.ts';
import type { Subject } from './subject.ts';

export interface Order {
  readonly key: string;
  readonly subject: Subject;
  readonly view: View;
}
export interface Engraving {
  readonly key: string;
  readonly svg: string;
}

addEventListener('message', ({ data: { key, subject, view } }: MessageEvent<Order>) => {
  pictureOf(subject, view).then(
    (svg) => {
      const engraving: Engraving = { key, svg };
      postMessage(engraving);
    },
    // Parts that could not be loaded: the page hears of it and asks again later.
    reportError,
  );
});
