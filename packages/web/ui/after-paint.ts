/** Longer than any frame: in a page that is not seen nothing is painted. */
const UNSEEN = 250;
/** A frame is painted beside the page's own thread; what comes too early takes the processor from it. */
const PAINTING = 34;

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
  let timer = setTimeout(go, UNSEEN);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(go, PAINTING);
  });
  return off;
}
