/** Two lessons for those who know the base game. Dice, cards and tokens are scripted, so that what is told is what happens. */
import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { askAgain } from '@wayrune/engine/testing/drawn.ts';
import { awakenGod, raiseLostCity, setRites, setRoaming } from '@wayrune/engine/testing/adventures/zanaga.ts';
import type { Lesson } from '../../screens/learn/lesson.ts';

const TABLE = { adventure: 'mists-of-zanaga', hero: 'urzha-splitlip' } as const;

/** Faces of the movement dice. */
const FACE = { hills: 0, plains: 1, swamp: 2, forest: 3, mountain: 4, grass: 5 } as const;

/** Plains beside Oquoro, without a jewel. */
const PREY = 'e11';

const hunting: Lesson = {
  id: 'hunting',
  ...TABLE,
  prepare(t) {
    t.choose('start:oquoro');
    t.give(0, 'rook-eye-tam');
    setRoaming(t, ['lantern-eyed-cat', 'sun'], ['ford-basker', 'skull'], ['the-one-that-follows', 'moon']);
    setRites(t, ['lantern-night', 'moon'], ['rite-of-the-new-moon', 'moon'], ['the-goat-debt']);
    askAgain(t);
    t.picks(FACE.plains, FACE.forest, FACE.mountain, FACE.grass, FACE.swamp);
    // The Ally's shot, then the Hero's blow.
    t.totals(14, 12);
  },
  steps: [
    { id: 'monsters', point: { region: 'left' } },
    { id: 'rituals', point: { region: 'across' } },
    { id: 'gods', point: { region: 'right' } },
    { id: 'roll', point: { option: 'roll' }, want: { options: ['roll'] } },
    { id: 'go', point: { space: PREY }, want: { to: PREY } },
    { id: 'stop', point: { option: 'stop' }, want: { options: ['stop'] } },
    { id: 'fight', point: { option: 'fight' }, want: { options: ['fight'] } },
    { id: 'shot', point: { option: 'attack:rook-eye-tam' }, want: { options: ['attack:rook-eye-tam'] } },
    { id: 'blow', point: { option: 'attack:hero' }, want: { options: ['attack:hero'] } },
    {
      id: 'place',
      point: { option: 'place:lantern-night' },
      want: { options: ['place:lantern-night'] },
    },
    { id: 'completed', point: { region: 'right' } },
    { id: 'end', point: { region: 'hero' } },
  ],
};

const GOD = 'ravin-the-ravenous';

/** Where the Lost City has risen, and a space beside it. */
const CITY = 'e14';
const BESIDE = 'd14';

const lostCity: Lesson = {
  id: 'lost-city',
  ...TABLE,
  prepare(t) {
    t.choose('start:oquoro');
    setRoaming(t, ['lantern-eyed-cat', 'sun']);
    setRites(t, ['lantern-night', 'moon'], ['the-goat-debt', 'skull']);
    awakenGod(t, GOD);
    const mists = mistsOf(t.state);
    mists.rank = 'red';
    mists.doom[GOD] = 2;
    t.player(0).gold = 10;
    t.place(0, BESIDE);
    raiseLostCity(t, CITY);
    t.onTop(
      'market',
      'lightning-mace',
      'padded-leather-armor',
      'white-blade',
      'tollmans-sword',
      'rook-eye-tam',
    );
    t.picks(FACE.plains, FACE.forest, FACE.mountain, FACE.grass, FACE.swamp);
  },
  steps: [
    { id: 'god', point: { region: 'right' } },
    { id: 'city', point: { space: CITY } },
    { id: 'roll', point: { option: 'roll' }, want: { options: ['roll'] } },
    { id: 'go', point: { space: CITY }, want: { to: CITY } },
    { id: 'trade', point: { option: 'trade' }, want: { options: ['trade'] } },
    { id: 'stall', point: { region: 'stage' } },
    { id: 'mace', point: { option: 'buy:lightning-mace' }, want: { options: ['buy:lightning-mace'] } },
    { id: 'gear', point: { option: 'gear:shaman-bones' }, want: { options: ['gear:shaman-bones'] } },
    { id: 'leave', point: { option: 'done' }, want: { options: ['done'] } },
    { id: 'stop', point: { option: 'stop' }, want: { options: ['stop'] } },
    { id: 'confront', point: { option: `confront:${GOD}` }, want: { options: [`confront:${GOD}`] } },
    { id: 'face', point: { region: 'stage' } },
    { id: 'end' },
  ],
};

export const LESSONS: readonly Lesson[] = [hunting, lostCity];
