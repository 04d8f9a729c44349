/** The page as it is, with one part more: handed in before it is run. */
import provingGround from './index.ts';

globalThis.wayrune = { parts: [provingGround] };
await import('../../main.tsx');
