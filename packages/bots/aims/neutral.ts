/** An aim for an adventure that has none: what can be read off its cards. */
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { difficulty } from '../value/difficulty.ts';
import type { Aim, AimDeck } from './aim.ts';

/** What it is worth to be able to beat the easiest deck, and by how much more each further one. */
const EASIEST = 5;
const HARDER = 1.8;

/** Its decks of Challenges by their mean difficulty; a goal is a deck with a card whose reward wins the game. */
export function neutralAim(world: World, adventure: string): Aim {
  const found = Object.keys(world.decks).flatMap((deck) => {
    const cards = (world.decks[deck] ?? []).map((id) => infoOf(world, id));
    const foes = cards.filter(({ card }) => card.kind === 'challenge');
    if (foes.length === 0) return [];
    const hardness = foes.reduce((total, foe) => total + difficulty(foe), 0) / foes.length;
    const isGoal = foes.some(
      ({ card }) => card.kind === 'challenge' && card.reward?.some((effect) => effect.do === 'win') === true,
    );
    return [{ deck, hardness, isGoal }];
  });
  found.sort((a, b) => a.hardness - b.hardness);
  const decks = found.map(
    ({ deck, isGoal }, i): AimDeck => ({
      deck,
      isGoal,
      mastery: EASIEST * HARDER ** i,
      standsFor: (2 * i < found.length ? found[0] : found.at(-1))?.deck ?? deck,
    }),
  );
  return { adventure, decks };
}
