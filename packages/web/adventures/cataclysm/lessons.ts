/** A lesson for those who know the base game. Dice, cards and what becomes of the towns are scripted. */
import { askAgain } from '@wayrune/engine/testing/drawn.ts';
import { AT, cataclysmIn, queueFates } from '@wayrune/engine/testing/adventures/cataclysm.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import type { Lesson } from '../../screens/learn/lesson.ts';

const FATES = {
  vynelvale: 'winter-lord',
  riverwatch: 'destroyed',
  dawnsmoor: 'savage-brood',
  tamalir: 'ashen-flock',
  forge: 'destroyed',
  nerekhall: 'frenzied-rage',
  greyhaven: 'demon-horde',
  frostgate: 'destroyed',
} as const;

const CURSE = 'ashen-flock';
const WARE = 'midwifes-amulet';
/** Faces of movement dice. */
const [PLAINS, RIVER, FOREST, HILLS] = [1, 4, 3, 5];

/** Queues the draw of a card of this curse: of level I, or the quest that it turns up. */
function drawing(t: Scenario, pile: 'one' | 'two', card: string): void {
  t.picks(cataclysmIn(t).curses[CURSE][pile].indexOf(card));
}

const road: Lesson = {
  id: 'road',
  adventure: 'cataclysm',
  hero: 'urzha-splitlip',
  companions: { heroes: ['ronan-of-the-wild'], likes: ['stay', 'done', 'pass'] },
  prepare(t) {
    queueFates(t, FATES);
    while (t.kind() === 'start') t.choose(t.options()[0] ?? '');
    t.place(0, 'g8', 'f8');
    t.place(1, 'd9');
    askAgain(t);
    t.picks(HILLS, FOREST, FOREST);
    t.onTop('market', WARE, 'vynelvale-stave');
    t.picks(PLAINS, RIVER);
    drawing(t, 'one', 'the-chimney-stair');
    t.totals(12);
    drawing(t, 'two', 'ash-on-three-waters');
  },
  steps: [
    { id: 'points', point: { region: 'across' } },
    { id: 'towns', point: { space: AT.tamalir } },
    { id: 'curses', point: { region: 'left' } },
    { id: 'roll', point: { option: 'roll' }, want: { options: ['roll'] } },
    { id: 'split', point: { region: 'decision' }, want: { options: ['pool:2'] } },
    { id: 'trade', point: { option: 'trade' }, want: { options: ['trade'] } },
    { id: 'match', point: { option: 'wares' }, want: { options: ['wares'] } },
    { id: 'buy', point: { option: `buy:${WARE}` }, want: { options: [`buy:${WARE}`] } },
    { id: 'leave', point: { option: 'done' }, want: { options: ['done'] } },
    { id: 'enter', point: { space: AT.tamalir }, want: { to: AT.tamalir } },
    { id: 'stop', point: { option: 'stop' }, want: { options: ['stop'] } },
    { id: 'draw', point: { option: `curse:${CURSE}` }, want: { options: [`curse:${CURSE}`] } },
    { id: 'climb', point: { region: 'stage' }, want: { options: ['choose:0'] } },
    { id: 'claimed', point: { region: 'across' } },
    { id: 'quest', point: { region: 'map' } },
    { id: 'source', point: { region: 'left' } },
    { id: 'end' },
  ],
};

export const LESSONS: readonly Lesson[] = [road];
