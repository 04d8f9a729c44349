import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { heldBy, lock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);
/** No system counts processes that far. */
const GONE = 2 ** 30;

const holds = (name: string, holder: unknown): string => {
  writeFileSync(`${path(name)}.lock`, typeof holder === 'string' ? holder : JSON.stringify(holder));
  return path(name);
};

describe('the lock of a kept game', () => {
  it('is held by one process at a time, until it lets go', () => {
    const first = lock(path('a'));
    expect(lock(path('a'))).toEqual({ heldBy: `process ${process.pid}` });
    expect(heldBy(path('a'))).toBe(`process ${process.pid}`);
    if ('release' in first) first.release();
    expect(existsSync(`${path('a')}.lock`)).toBe(false);
    expect(heldBy(path('a'))).toBeNull();
    expect(lock(path('a'))).toHaveProperty('release');
  });

  it.each([
    ['a process that is gone', { pid: GONE, host: hostname(), since: [] }],
    ['another process of the same number', { pid: process.pid, host: hostname(), since: ['1'] }],
    ['nobody: it was cut off', '{"pid": 12'],
  ])('is taken over from %s', (name, holder) => {
    const file = holds(name, holder);
    expect(heldBy(file)).toBeNull();
    expect(lock(file)).toHaveProperty('release');
    expect(JSON.parse(readFileSync(`${file}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('is respected on another machine, where nobody can tell', () => {
    const file = holds('far', { pid: GONE, host: 'elsewhere', since: [] });
    expect(lock(file)).toEqual({ heldBy: `process ${GONE} on elsewhere` });
  });
});
