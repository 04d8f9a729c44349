/** How long the sheet must be still before it is drawn anew, in milliseconds: longer than a glide of the camera. */
const REST = 480;
/** Stretched by less than this it still looks sharp. */
const CRISP = 1.25;
/** Below this scale the names of towns are lettered larger. */
const FAR = 0.66;

interface MapPicture {
  readonly moves: (scale: number) => void;
  /** It will be drawn when it is seen again. */
  readonly hides: () => void;
}

/**
 * While it moves the sheet is a picture that the compositor shifts and stretches. When it has come to rest at another
 * scale, the picture is made anew once, and shows what belongs to that scale.
 */
export function pictureOf(moving: HTMLElement, isNear: (scale: number) => boolean): MapPicture {
  let drawnAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (scale: number): void => {
    // The title and the rose belong to the whole sheet; nearer they would be cut.
    moving.toggleAttribute('data-near', isNear(scale));
    moving.toggleAttribute('data-far', scale < FAR);
    // Its first drawing has the right scale.
    if (drawnAt === 0) drawnAt = scale;
    if (scale < drawnAt * CRISP && scale > drawnAt / 2) return;
    drawnAt = scale;
    moving.style.willChange = 'auto';
    requestAnimationFrame(() => requestAnimationFrame(() => moving.style.removeProperty('will-change')));
  };
  return {
    moves(scale) {
      clearTimeout(timer);
      if (drawnAt === 0) settle(scale);
      else timer = setTimeout(settle, REST, scale);
    },
    hides() {
      clearTimeout(timer);
      drawnAt = 0;
    },
  };
}
