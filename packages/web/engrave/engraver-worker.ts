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

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const engraving: Engraving = { key: data.key, svg: pictureOf(data.subject, data.view) };
  postMessage(engraving);
});
