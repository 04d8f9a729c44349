/** How strong the enemies are, measured directly: Heroes of known strength against every one of them. */
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import { type CardInfo, infoOf, type World } from '@wayrune/engine/rules/world.ts';
import { equip, RUNGS } from './kits.ts';
import { mean } from './stats.ts';
import { trial, type Verdict } from './trial.ts';

/** What a Hero may expect of each enemy, by rung and card. */
export type Climb = Readonly<Record<string, Readonly<Record<string, Verdict>>>>;

/** One Hero on all rungs, the mean over his kits. */
export function climb(world: World, setup: Setup, hero: string): Climb {
  const foes = enemies(world);
  return Object.fromEntries(
    RUNGS.map((rung) => {
      const tables = Array.from({ length: rung.kits }, (_, kit) => equip(world, setup, hero, rung, kit));
      const verdicts = foes.map((card) => [card, average(tables.map((state) => trial(world, state, card)))]);
      return [rung.id, Object.fromEntries(verdicts)];
    }),
  );
}

export const average = (verdicts: readonly Verdict[]): Verdict => ({
  win: mean(verdicts.map(({ win }) => win)),
  knockedOut: mean(verdicts.map(({ knockedOut }) => knockedOut)),
  wounds: mean(verdicts.map(({ wounds }) => wounds)),
});

/** Every Challenge once, whatever the number of its copies. */
const enemies = (world: World): string[] =>
  Object.keys(world.cards).filter((id) => {
    const { card } = infoOf(world, id);
    return card.kind === 'challenge' && card.id === id;
  });

/** Enemies are compared within their colour, and apart if they are what the game is won by. */
export function rankOf({ deck, card, holding }: CardInfo): string {
  if (card.kind === 'challenge' && card.reward.some((effect) => effect.do === 'win'))
    return `${deck}, beating it wins`;
  return holding === 'rune' ? `${deck}, taken as a Dragon Rune` : deck;
}
