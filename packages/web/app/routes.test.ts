import { describe, expect, it } from 'vitest';
import { href, parseRoute } from './routes.ts';

describe('routes', () => {
  it('reads a screen and its detail', () => {
    expect(parseRoute('#/table/abc')).toEqual({ screen: 'table', detail: 'abc' });
    expect(parseRoute('#/rules/MOVE-9')).toEqual({ screen: 'rules', detail: 'MOVE-9' });
  });

  it('takes everything it does not know for the start page', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#/Table'])
      expect(parseRoute(hash)).toEqual({ screen: 'start', detail: '' });
  });

  it('reads what it writes', () => {
    expect(parseRoute(href('replay', 'a b/c'))).toEqual({ screen: 'replay', detail: 'a b/c' });
    expect(parseRoute(href('start'))).toEqual({ screen: 'start', detail: '' });
  });
});
