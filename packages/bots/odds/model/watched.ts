/**
 * Questions to rules that may look at any count. The rules are asked on a table that notes what is read, and the tree that
 * is being grown then holds only for what was read: so a policy is asked and never retold.
 */
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import type { Held, Player } from '@wayrune/engine/rules/world/state.ts';
import { setTable } from './answers.ts';
import type { Model } from './model.ts';
import { type Count, exhaustionAt, FOE, GOLD, HERO, type Position, type Who, woundsAt } from './position.ts';
import type { Scene } from './scene.ts';
import { exactly } from './trace.ts';

/** The same object, for a reader who is told of certain properties when they are read. */
const noting = <T extends object>(target: T, note: (key: PropertyKey) => unknown): T =>
  new Proxy(target, { get: (from, key) => note(key) ?? Reflect.get(from, key) });

function bearing(see: (count: Count) => void, who: Who): (key: PropertyKey) => undefined {
  return (key) => {
    if (key === 'wounds') see(woundsAt(who));
    if (key === 'exhaustion') see(exhaustionAt(who));
  };
}

function watchedPlayer({ fighters }: Model, player: Player, see: (count: Count) => void): Player {
  const whoOf = (held: Held): Who => fighters.findIndex(({ id }) => id === held.card);
  const allies = player.allies.map((held) => noting(held, bearing(see, whoOf(held))));
  const borne = bearing(see, HERO);
  return noting(player, (key) => {
    if (key === 'gold') see(GOLD);
    return key === 'allies' ? allies : borne(key);
  });
}

export function askWatching<T>(m: Model, s: Position, scene: Scene, question: (game: Game) => T): T {
  const game = setTable(m, s, scene);
  const { trace, seat, player, combat } = m;
  if (trace.idle) return question(game);
  const { players, frames } = game.state;
  const see = (count: Count): void => void exactly(trace, count, 0);
  const at = frames.indexOf(combat);
  players[seat] = watchedPlayer(m, player, see);
  frames[at] = noting(combat, (key) => (key === 'foeWounds' ? see(FOE) : undefined));
  try {
    return question(game);
  } finally {
    players[seat] = player;
    frames[at] = combat;
  }
}
