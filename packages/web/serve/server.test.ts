import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from './server.ts';

let folder = '';
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayrune-serve-'));
  mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'page', 'index.html'), '<p>Wayrune</p>');
  writeFileSync(join(folder, 'page', 'assets', 'a-1.js'), 'export {};');
  writeFileSync(join(folder, 'page', '.built-from'), 'secret');
  writeFileSync(join(folder, 'outside.txt'), 'secret');
  served = await serve(join(folder, 'page'), '127.0.0.1', 0, false);
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** With the path as it is written: `fetch` would tidy it first. */
const get = (path: string, method = 'GET'): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.address);
    const asked = request({ hostname, port, path, method }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('the server of the page', () => {
  it('serves the page, to be asked for again', async () => {
    const { status, body, headers } = await get('/');
    expect([status, body]).toEqual([200, '<p>Wayrune</p>']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('lets files that never change be kept for ever', async () => {
    const { headers } = await get('/assets/a-1.js');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('gives nothing that is hidden, outside or not there', async () => {
    for (const path of [
      '/.built-from',
      '/../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/none',
      '/%',
      '/assets/',
    ]) {
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain('secret');
    }
  });

  it('only reads', async () => {
    expect((await get('/', 'POST')).status).toBe(405);
    expect((await get('/', 'HEAD')).body).toBe('');
  });

  it('says so when the port is taken and nobody may move', async () => {
    const port = Number(new URL(served.address).port);
    await expect(serve(folder, '127.0.0.1', port, false)).rejects.toThrow(`port ${port} is in use`);
  });
});
