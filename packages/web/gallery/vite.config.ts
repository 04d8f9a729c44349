import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import app from '../vite.config.ts';

/** The page that shows every part of the look in all its states. */
export default mergeConfig(app, {
  root: fileURLToPath(new URL('.', import.meta.url)),
  server: { port: 5180, fs: { allow: ['../../..'] } },
});
