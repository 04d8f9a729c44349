/** How strong the enemies are, measured directly: Heroes of known strength against every one of them. */
import type { Bot } from '../players/bot.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { type CardInfo, infoOf, trapOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { curseRank, isTriedInTown } from './curse-trial.ts';
import { equip, RUNGS } from './kits.ts';
import { mean } from './stats.ts';
import { trial, type Verdict, workedOut } from './trial.ts';

/** What a Hero may expect of each enemy, by rung and card. */
export type Climb = Readonly<Record<string, Readonly<Record<string, Verdict>>>>;

/** Full kits have too many ways to be used: a fight with one may take half a second to work out. */
const MOST_WORKED_OUT = 2;

/** One Hero on all rungs, the mean over their kits. `exact`: under best play where that can be worked out, else as the bot fights. */
export function climb(world: World, setup: Setup, hero: string, fighter: Bot, exact: boolean): Climb {
  const foes = enemies(world);
  return Object.fromEntries(
    RUNGS.map((rung) => {
      const best = exact && rung.slots.length <= MOST_WORKED_OUT;
      const kits = best ? 1 : rung.kits;
      const tables = Array.from({ length: kits }, (_, kit) => equip(world, setup, hero, rung, kit));
      const judge = (state: State, card: string): Verdict =>
        best && !isTriedInTown(infoOf(world, card))
          ? workedOut(world, state, card)
          : trial(world, state, card, fighter);
      const verdicts = foes.map((card) => [card, average(tables.map((state) => judge(state, card)))]);
      return [rung.id, Object.fromEntries(verdicts)];
    }),
  );
}

export const average = (verdicts: readonly Verdict[]): Verdict => ({
  win: mean(verdicts.map(({ win }) => win)),
  knockedOut: mean(verdicts.map(({ knockedOut }) => knockedOut)),
  wounds: mean(verdicts.map(({ wounds }) => wounds)),
});

/** Every Challenge once, whatever the number of its copies, and every Curse card that is faced in its town. */
const enemies = (world: World): string[] =>
  Object.keys(world.cards).filter((id) => {
    const info = infoOf(world, id);
    return (info.card.kind === 'challenge' || isTriedInTown(info)) && info.card.id === id;
  });

/** Challenges are compared within their color; apart are traps, and what the game is won by. */
export function rankOf(info: CardInfo): string {
  const { deck, card, holding } = info;
  const curse = curseRank(info);
  if (curse !== null) return curse;
  if (card.kind === 'challenge' && card.reward.some((effect) => effect.do === 'win'))
    return `${deck}, beating it wins`;
  if (holding === 'rune') return `${deck}, taken as a Dragon Rune`;
  return trapOf(info) === null ? deck : `${deck}, traps`;
}
