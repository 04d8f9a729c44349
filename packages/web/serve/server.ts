/** A small static file server with nothing but Node, for this machine and its neighbors. */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
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

/** Files in assets/ have a hash in their names and never change; everything else is revalidated. */
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
  // Nothing outside the folder, and no hidden files.
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
  /** Where this machine's browser finds the page. */
  readonly address: string;
  readonly port: number;
  /** Where other machines find it, if they are let in. */
  readonly others: readonly string[];
  /** Stops it and closes every connection. */
  readonly close: () => Promise<void>;
}

/** If the port is in use and `mayMove` is set, takes the next free one; port 0 means any free port. */
export async function serve(folder: string, host: string, port: number, mayMove: boolean): Promise<Serving> {
  const server = createServer((request, response) => answer(folder, request, response));
  const taken = await listen(server, host, port, mayMove ? port + 20 : port);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const everywhere = host === '0.0.0.0' || host === '::';
  return {
    address: addressOf(everywhere || host === '127.0.0.1' ? 'localhost' : host, taken),
    port: taken,
    others: everywhere ? ownAddresses().map((own) => addressOf(own, taken)) : [],
    close,
  };
}

const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

/** The addresses of this machine on its networks. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  );

/** What went wrong, and what would be right. */
const REASONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `port ${port} is in use; choose another, as in npm start -- --port ${port + 1}`,
  EACCES: (_, port) => `port ${port} needs permission; choose one above 1023, as in npm start -- --port 8080`,
  EADDRNOTAVAIL: (host) =>
    `${host} is no address of this machine; 127.0.0.1 serves it alone, 0.0.0.0 everybody`,
  ENOTFOUND: (host) => `there is no host "${host}"; 127.0.0.1 serves this machine alone, 0.0.0.0 everybody`,
};

/** Returns the port. */
function listen(server: Server, host: string, port: number, last: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const say = REASONS[error.code ?? ''];
      if (error.code === 'EADDRINUSE' && port < last) resolve(listen(server, host, port + 1, last));
      else reject(say === undefined ? error : new Error(say(host, port)));
    });
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}
