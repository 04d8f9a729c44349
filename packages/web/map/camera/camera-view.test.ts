import { zoomIdentity } from 'd3-zoom';
import { describe, expect, test } from 'vitest';
import { centred, extentOf, framing, isShown, overLand, readingScale } from './camera-view.ts';

const FREE = { left: 400, top: 20, right: 1160, bottom: 740 };
const near = zoomIdentity.translate(0, 0).scale(1);

describe('the camera', () => {
  test('does not move while all that is to be seen is inside the free window', () => {
    const extent = extentOf([
      { x: 600, y: 300 },
      { x: 800, y: 500 },
    ]);
    expect(framing(extent, extent, FREE, near, 1)).toBe(near);
  });

  test('moves as little as brings a place from under a plate', () => {
    const extent = extentOf([{ x: 300, y: 300 }]);
    const view = framing(extent, extent, FREE, near, 1);
    expect([view.k, view.y]).toEqual([1, 0]);
    expect(view.x).toBe(FREE.left - extent.x);
  });

  test('goes back until everything fits', () => {
    const extent = extentOf([
      { x: 100, y: 100 },
      { x: 1000, y: 900 },
    ]);
    const view = framing(extent, extent, FREE, near, 1);
    expect(view.k).toBeLessThan(1);
    expect(isShown(extent, FREE, view)).toBe(true);
  });

  test('comes back to the scale that is wished for when that is enough again', () => {
    const far = centred(extentOf([{ x: 500, y: 500 }]), FREE, 0.7);
    const extent = extentOf([{ x: 500, y: 500 }]);
    expect(framing(extent, extent, FREE, far, 1).k).toBe(1);
  });

  test('shows the heart of what can never fit', () => {
    const phone = { left: 8, top: 104, right: 382, bottom: 500 };
    const extent = extentOf([
      { x: 100, y: 100 },
      { x: 1300, y: 1100 },
    ]);
    const heart = extentOf([{ x: 1200, y: 1000 }]);
    expect(isShown(heart, phone, framing(extent, heart, phone, near, 0.72))).toBe(true);
  });

  test('reads nearer in a large window than in a small one', () => {
    expect(readingScale(FREE)).toBe(1);
    expect(readingScale({ left: 0, top: 0, right: 380, bottom: 400 })).toBe(0.72);
  });

  test('shows land wherever there is some, and no sea beyond a coast', () => {
    const land = { x: 0, y: 0, width: 1400, height: 1200 };
    const east = centred(extentOf([{ x: 1380, y: 600 }]), FREE, 1);
    const [right] = overLand(land, FREE, east).apply([1400, 0]);
    expect(right).toBe(FREE.right);
  });

  test('keeps all of a land that is smaller than the free window inside it, on either side', () => {
    const land = { x: 60, y: 80, width: 1050, height: 1000 };
    for (const x of [60, 1110]) {
      const view = overLand(land, FREE, centred(extentOf([{ x, y: 600 }]), FREE, 0.62));
      expect(isShown(land, FREE, view)).toBe(true);
    }
  });

  test('stays where land already fills the free window', () => {
    const land = { x: 0, y: 0, width: 1400, height: 1200 };
    expect(overLand(land, FREE, near)).toBe(near);
  });

  test('puts the middle in the middle of the free window', () => {
    const [x, y] = centred(extentOf([{ x: 50, y: 60 }]), FREE, 1).apply([50, 60]);
    expect([x, y]).toEqual([780, 380]);
  });
});
