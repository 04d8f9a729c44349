import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HELP, readOptions } from './serve-flags.ts';
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

/** Sends the path unchanged: `fetch` would normalize it. */
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

describe('the page server', () => {
  it('serves the page with revalidation', async () => {
    const { status, body, headers } = await get('/');
    expect([status, body]).toEqual([200, '<p>Wayrune</p>']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('lets browsers cache files that never change', async () => {
    const { headers } = await get('/assets/a-1.js');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('refuses files that are hidden, outside the folder or missing', async () => {
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

  it('answers GET and HEAD only', async () => {
    expect((await get('/', 'POST')).status).toBe(405);
    expect((await get('/', 'HEAD')).body).toBe('');
  });

  it('names a free choice when the requested port is in use', async () => {
    const { port } = served;
    await expect(serve(folder, '127.0.0.1', port, false)).rejects.toThrow(
      `port ${port} is in use; choose another, as in npm start -- --port ${port + 1}`,
    );
  });

  it('says so when the address is not one of this machine', async () => {
    await expect(serve(folder, '203.0.113.7', 0, false)).rejects.toThrow(
      '203.0.113.7 is no address of this machine',
    );
  });

  it('takes the next port if none was requested', async () => {
    const other = await serve(join(folder, 'page'), '127.0.0.1', served.port, true);
    expect(other.port).toBeGreaterThan(served.port);
    await other.close();
  });

  it('prints an address that a browser can open, whatever the host', async () => {
    expect(served.address).toBe(`http://localhost:${served.port}/`);
    expect(served.others).toEqual([]);
    const open = await serve(join(folder, 'page'), '0.0.0.0', 0, false);
    expect(open.address).toBe(`http://localhost:${open.port}/`);
    await open.close();
  });
});

describe('the options of npm start', () => {
  it.each([
    [[], {}, { host: '127.0.0.1', port: 4173, mayMove: true }],
    [['--port', '5000', '--host', '0.0.0.0'], {}, { host: '0.0.0.0', port: 5000, mayMove: false }],
    [['--port=5000'], { PORT: '1', HOST: '::' }, { host: '::', port: 5000, mayMove: false }],
    [[], { PORT: '8080', HOST: '0.0.0.0' }, { host: '0.0.0.0', port: 8080, mayMove: false }],
    [[], { PORT: '', HOST: '' }, { host: '127.0.0.1', port: 4173, mayMove: true }],
  ] as const)('%j with %j', (argv, env, options) => expect(readOptions(argv, env)).toEqual(options));

  it.each([
    [['--prot', '5000'], {}, 'there is no flag --prot; did you mean "--port"?'],
    [['--open'], {}, 'there is no flag --open (flags here: --port, --host, --help)'],
    [['-p', '5000'], {}, 'there is no flag -p'],
    [['5000'], {}, '"5000" is not expected here; flags come after "--", as in npm start -- --port 5000'],
    [['--port'], {}, '--port needs a value'],
    [['--port', '--host', 'x'], {}, '--port needs a value'],
    [['--port', 'many'], {}, '--port is "many", expected a number from 0 to 65535'],
    [['--port', '70000'], {}, '--port is "70000", expected a number from 0 to 65535'],
    [[], { PORT: '-1' }, 'PORT is "-1", expected a number from 0 to 65535'],
  ] as const)('%j with %j is refused', (argv, env, message) =>
    expect(() => readOptions(argv, env)).toThrow(message),
  );

  it('explains itself', () => {
    expect(readOptions(['--help'], {})).toBeNull();
    expect(readOptions(['-h', '--port', '1'], {})).toBeNull();
    expect(HELP).toContain('--port N');
  });
});
