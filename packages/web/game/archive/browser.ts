/** The games of this browser. Without IndexedDB, such as in some private windows, they last as long as the page. */
import type { Archive } from './archive.ts';
import { indexedArchive } from './indexed-db.ts';
import { memoryArchive } from './memory.ts';

export const archive: Archive = typeof indexedDB === 'undefined' ? memoryArchive() : indexedArchive();
