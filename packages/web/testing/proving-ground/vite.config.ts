import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import app from '../../vite.config.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The page composed with other content: nothing of it is changed. */
export default mergeConfig(app, {
  root: path('.'),
  publicDir: path('../../public'),
  resolve: { alias: [{ find: /^@wayrune\/content$/, replacement: path('extended-library.ts') }] },
});
