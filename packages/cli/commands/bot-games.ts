/** Setup and bots, for the commands that let bots play. */
import { BOT_IDS, STRENGTHS, TEMPERS } from '@wayrune/bots';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { type Args, list, many, text, UsageError, whole } from '../args.ts';
import { type Content, packsOf } from '../content.ts';
import { count } from '../terminal/layout.ts';

/** The names of bots, for help texts. */
export const BOT_NAMES = `random, greedy, ${Object.keys(STRENGTHS).join(', ')}, or with a temper as in hard:bold (${Object.keys(TEMPERS).join(', ')})`;

export const matchFlags = {
  adventure: text('ID', 'the adventure (dragon-lords)'),
  players: whole('N', 'how many seats (4)', 1, 6),
  heroes: list('a,b,random', 'a Hero for each seat, or random (all random)'),
  bots: list('a,b', `who plays, one for all or one for each seat: ${BOT_NAMES} (greedy)`, BOT_IDS),
  variants: list('a,b', 'variants to play with'),
  packs: list('p,q', 'packs to add'),
  pack: many('FILE', 'a pack of your own to load and add; may be given again'),
};

interface Match {
  readonly setup: Setup;
  /** One for all, or one for each seat. */
  readonly bots: readonly string[];
}

export function matchOf(content: Content, flags: Args<typeof matchFlags>['flags']): Match {
  const heroes = seatsOf(flags.heroes, flags.players, flags.bots);
  const bots = flags.bots ?? ['greedy'];
  if (bots.length > 1 && bots.length !== heroes.length)
    throw new UsageError(
      `--bots names ${bots.length} bots for ${heroes.length} seats; name one, or one for each seat`,
    );
  return {
    setup: {
      adventure: flags.adventure ?? 'dragon-lords',
      heroes,
      variants: flags.variants ?? [],
      packs: packsOf(content, flags.packs),
    },
    bots,
  };
}

/** One seat per Hero named, or as many as requested. */
function seatsOf(
  heroes: readonly string[] | undefined,
  players: number | undefined,
  bots: readonly string[] | undefined,
): (string | null)[] {
  const several = bots !== undefined && bots.length > 1 ? bots.length : undefined;
  const seats = players ?? heroes?.length ?? several ?? 4;
  if (heroes !== undefined && heroes.length > seats)
    throw new UsageError(
      `--heroes names ${heroes.length} Heroes for ${count(seats, 'seat')}; leave some out or raise --players`,
    );
  return Array.from({ length: seats }, (_, seat) => {
    const hero = heroes?.[seat] ?? 'random';
    return hero === 'random' ? null : hero;
  });
}
