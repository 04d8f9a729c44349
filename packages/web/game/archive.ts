/** The games of this browser. Without IndexedDB, such as in some private windows, they last as long as the page. */
import { indexedArchive } from './indexed.ts';
import { type Archive, memoryArchive } from './saved.ts';

export const archive: Archive = typeof indexedDB === 'undefined' ? memoryArchive() : indexedArchive();
