import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsPlugin } from './cards/icons-plugin.ts';
import { precache } from './offline/precache.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The page may be served from any folder.
  base: './',
  plugins: [iconsPlugin(), react(), precache()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Browsers that know `light-dark()`, in which the theme tells its colours.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    sourcemap: false,
    reportCompressedSize: false,
    // How long plugins take is of no interest to somebody who wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { port: 5173, strictPort: false },
});
