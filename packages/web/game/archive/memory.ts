/** Games kept as long as the page is open. */
import type { Entry } from '@wayrune/engine/table/table.ts';
import type { Archive, Header, Progress } from './archive.ts';

interface Game {
  header: Header;
  progress: Progress;
  readonly entries: Entry[];
  readonly stamps: Map<number, string>;
}

export function memoryArchive(): Archive {
  const games = new Map<string, Game>();
  /** Removed games: a session that still runs must not bring them back. */
  const gone = new Set<string>();
  const find = (id: string): Game => {
    const game = games.get(id);
    if (game === undefined) throw new Error(`no game "${id}"`);
    return game;
  };
  return {
    list: async () => [...games.values()].map(({ header, progress }) => ({ ...header, ...progress })),
    header: async (id) => games.get(id)?.header ?? null,
    open: async (id) => games.get(id) ?? null,
    async begin({ header, entries, stamps }, progress) {
      if (gone.has(header.id)) return;
      games.set(header.id, { header, progress, entries: [...entries], stamps: new Map(stamps) });
    },
    async append(progress, entry, stamp) {
      const game = find(progress.id);
      game.progress = progress;
      game.entries.push(entry);
      if (stamp !== null) game.stamps.set(progress.length, stamp);
    },
    async cut(progress) {
      const game = find(progress.id);
      game.progress = progress;
      game.entries.length = progress.length;
      for (const at of game.stamps.keys()) if (at > progress.length) game.stamps.delete(at);
    },
    async retitle(header) {
      find(header.id).header = header;
    },
    async remove(id) {
      gone.add(id);
      games.delete(id);
    },
  };
}
