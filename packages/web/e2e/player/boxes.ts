/** Where things stand on the page, and what of them is out of sight. */
import type { Locator } from '@playwright/test';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = (what: Locator): Promise<Box> =>
  what.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.right <= outer.right + 1 &&
  inner.bottom <= outer.bottom + 1;

export const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;

/** How much of what is in it cannot be seen, in pixels. */
export const hidden = (what: Locator): Promise<number> =>
  what.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
