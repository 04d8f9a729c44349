import type { Aim } from './aim.ts';

/** Rise of the Dragon Lords: slay High Lord Margath or collect three Dragon Runes, all of them among the red Challenges (WIN-2). */
export const dragonLords: Aim = {
  adventure: 'dragon-lords',
  decks: [
    { deck: 'green', isGoal: false, mastery: 5, standsFor: 'green' },
    { deck: 'yellow', isGoal: false, mastery: 9, standsFor: 'green' },
    { deck: 'blue', isGoal: false, mastery: 14, standsFor: 'red' },
    { deck: 'red', isGoal: true, mastery: 30, standsFor: 'red' },
  ],
  trophies: { isTrophy: ({ holding }) => holding === 'rune', worth: [45, 80], name: 'a Dragon Rune' },
};
