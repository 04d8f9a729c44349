/** `wayrune games`: the games that are kept. */
import { library } from '@wayrune/content';
import { on, text } from '../args.ts';
import { command, OK } from '../command.ts';
import { gamesFolder } from '../games/folder.ts';
import { dateAndTime, deleteKept, describeGame, findKept, keptGames } from '../games/list.ts';
import { table } from '../terminal/layout.ts';

/** Where games are kept, for every command that looks at them. */
export const dataFlag = {
  data: text('FOLDER', "where games are kept (the system's data folder, or WAYRUNE_DATA)"),
};

export const games = command({
  takes: '',
  says: 'Lists the games that are kept, the latest first. Every game of "wayrune play" is kept as it goes.',
  flags: {
    delete: text('NAME', 'delete that game'),
    json: on('print a JSON list: name, path, heroes, sitters, round, over, played, openIn'),
    ...dataFlag,
  },
  words: 0,
  examples: ['games', 'play --continue hedda', 'games --delete 2026-11-17-hedda-stonebrake'],
  run({ flags }, io) {
    const folder = gamesFolder(flags.data ?? io.dataFolder);
    const found = keptGames(folder);
    if (flags.delete !== undefined) {
      const game = findKept(found, flags.delete);
      deleteKept(game);
      io.out(`Deleted ${game.name} (${describeGame(game, library)}).`);
    } else if (flags.json) {
      const rows = found.map(({ name, path, file, played, openIn }) => {
        const { heroes, round, over } = file.progress;
        return {
          name,
          path,
          heroes,
          sitters: file.sitters,
          round,
          over,
          played: played.toISOString(),
          openIn,
        };
      });
      io.out(JSON.stringify(rows, null, 1));
    } else if (found.length === 0) io.out(`No games are kept in ${folder} yet.`);
    else {
      const rows = found.map((game) => [
        game.name,
        describeGame(game, library),
        `${dateAndTime(game.played)}${game.openIn === null ? '' : `  open in ${game.openIn}`}`,
      ]);
      io.out(table(rows));
    }
    return OK;
  },
});
