import { expect, test } from 'vitest';
import { formOf } from './form.ts';

const at = (width: number, height: number, scale = 1): string =>
  formOf(width / 16 / scale, height / 16 / scale);

test('each window has the form that its room allows', () => {
  expect(at(1440, 900)).toBe('wide');
  expect(at(1280, 720)).toBe('wide');
  expect(at(1024, 768)).toBe('mid');
  expect(at(390, 844)).toBe('tall');
  expect(at(844, 390)).toBe('low');
});

test('larger letters get the form of a smaller window', () => {
  expect(at(1280, 720, 1.15)).toBe('wide');
  expect(at(1280, 720, 1.3)).toBe('mid');
  expect(at(1024, 768, 1.3)).toBe('tall');
});
