/** A small server of files, with nothing but Node: for this machine, no more. */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
};

/** Files in assets/ bear a hash in their names and never change; all else is asked for again. */
const cacheFor = (path: string): string =>
  path.startsWith(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

function fileFor(folder: string, url: string): { readonly path: string; readonly size: number } | null {
  let wanted: string;
  try {
    wanted = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const path = normalize(wanted.endsWith('/') ? `${wanted}index.html` : wanted);
  // Nothing outside the folder, and nothing hidden in it.
  if (path.includes('\0') || path.split(sep).some((part) => part.startsWith('.'))) return null;
  const found = statSync(join(folder, path), { throwIfNoEntry: false });
  return found?.isFile() === true ? { path, size: found.size } : null;
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(folder, url);
  if (file === null) {
    response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('There is no such page.\n');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'content-length': file.size,
    'cache-control': cacheFor(file.path),
    'x-content-type-options': 'nosniff',
  });
  if (method === 'HEAD') response.end();
  else createReadStream(join(folder, file.path)).pipe(response);
}

export interface Serving {
  readonly address: string;
  /** Ends it, and every connection to it. */
  readonly close: () => Promise<void>;
}

/** If the port is taken and nobody insists on it, the next free one serves as well; port 0 is any free one. */
export async function serve(folder: string, host: string, port: number, mayMove: boolean): Promise<Serving> {
  const server = createServer((request, response) => answer(folder, request, response));
  const address = await listen(server, host, port, mayMove ? port + 20 : port);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address, close };
}

function listen(server: Server, host: string, port: number, last: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < last) resolve(listen(server, host, port + 1, last));
      else if (error.code === 'EADDRINUSE')
        reject(new Error(`port ${port} is in use; PORT=8080 npm start takes another`));
      else reject(error);
    });
    server.listen(port, host, () => {
      const bound = server.address();
      const at = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve(`http://${host === '127.0.0.1' ? 'localhost' : host}:${at}/`);
    });
  });
}
