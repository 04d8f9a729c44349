/** Longer than any two frames: in a page that is not seen nothing is painted. */
const UNSEEN = 250;

/** Does something when what is on its way to the screen has been painted; gives a way to call it off. */
export function afterPaint(work: () => void): () => void {
  const off = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const go = (): void => {
    off();
    work();
  };
  const timer = setTimeout(go, UNSEEN);
  // The callbacks of a frame come before it is drawn, those of the next when it has been.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(go);
  });
  return off;
}
