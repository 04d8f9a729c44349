/**
 * The lessons, from the first step to the first counter of experience. Each is alone at a small table with the same Hero,
 * who has nothing but a strong arm. Dice and cards are scripted, so that what is told is what happens.
 */
import type { Lesson } from '../../screens/learn/lesson.ts';

const TABLE = { adventure: 'dragon-lords', hero: 'urzha-splitlip' } as const;

/** Faces of the movement dice. */
const FACE = { hills: 0, plains: 1, swamp: 2, forest: 3, mountain: 4, grass: 5 } as const;

const moving: Lesson = {
  id: 'moving',
  ...TABLE,
  prepare(t) {
    t.picks(FACE.plains, FACE.forest, FACE.mountain, FACE.grass, FACE.swamp);
  },
  steps: [
    { id: 'map', point: { region: 'map' } },
    { id: 'hero', point: { region: 'hero' } },
    { id: 'roll', point: { option: 'roll' }, want: { options: ['roll'] } },
    { id: 'dice', point: { region: 'decision' } },
    { id: 'go', point: { space: 'h8' }, want: { to: 'h8' } },
    { id: 'stop', point: { option: 'stop' }, want: { options: ['stop'] } },
    { id: 'end', point: { space: 'h8' } },
  ],
};

const challenge: Lesson = {
  id: 'challenge',
  ...TABLE,
  prepare(t) {
    t.place(0, 'h8', 'h7');
    t.onTop('green', 'razorwing-fledglings');
    // Round one: the defence holds, the blow lands. Round two: a wound, then the last blow.
    t.totals(13, 12, 8, 11);
  },
  steps: [
    { id: 'stay', point: { option: 'stay' }, want: { options: ['stay'] } },
    { id: 'attempt', point: { option: 'attempt' }, want: { options: ['attempt'] } },
    { id: 'foe', point: { region: 'stage' } },
    { id: 'fight', point: { option: 'fight' }, want: { options: ['fight'] } },
    { id: 'ranged', point: { option: 'defend' }, want: { options: ['defend'] } },
    { id: 'melee', point: { option: 'attack:hero' }, want: { options: ['attack:hero'] } },
    { id: 'again', point: { option: 'fight' }, want: { options: ['fight'] } },
    { id: 'guard', point: { option: 'defend' }, want: { options: ['defend'] } },
    { id: 'blow', point: { option: 'attack:hero' }, want: { options: ['attack:hero'] } },
    { id: 'end', point: { region: 'hero' } },
  ],
};

const market: Lesson = {
  id: 'market',
  ...TABLE,
  prepare(t) {
    const urzha = t.player(0);
    urzha.gold = 13;
    urzha.wounds = 1;
    t.onTop('market', 'tollmans-sword');
    stock(t, 'tamalir', 'lightning-mace', 'padded-leather-armor', 'white-blade');
  },
  steps: [
    { id: 'stay', point: { option: 'stay' }, want: { options: ['stay'] } },
    { id: 'stack', point: { region: 'stage' } },
    { id: 'mace', point: { option: 'buy:lightning-mace' }, want: { options: ['buy:lightning-mace'] } },
    {
      id: 'armor',
      point: { option: 'buy:padded-leather-armor' },
      want: { options: ['buy:padded-leather-armor'] },
    },
    { id: 'heal', point: { option: 'heal:hero:wound' }, want: { options: ['heal:hero:wound'] } },
    { id: 'kinds', point: { region: 'hero' } },
    { id: 'end' },
  ],
};

const allies: Lesson = {
  id: 'allies',
  ...TABLE,
  prepare(t) {
    t.player(0).gold = 4;
    t.onTop('market', 'tollmans-sword');
    stock(t, 'tamalir', 'rook-eye-tam');
    t.onTop('green', 'gleaners-of-the-field');
    t.picks(FACE.plains, FACE.forest, FACE.mountain, FACE.grass, FACE.swamp);
    // The Ally's shot, then the Hero's blow.
    t.totals(11, 10);
  },
  steps: [
    { id: 'stay', point: { option: 'stay' }, want: { options: ['stay'] } },
    { id: 'hire', point: { option: 'buy:rook-eye-tam' }, want: { options: ['buy:rook-eye-tam'] } },
    { id: 'roll', point: { option: 'roll' }, want: { options: ['roll'] } },
    { id: 'go', point: { space: 'h8' }, want: { to: 'h8' } },
    { id: 'stop', point: { option: 'stop' }, want: { options: ['stop'] } },
    { id: 'attempt', point: { option: 'attempt' }, want: { options: ['attempt'] } },
    { id: 'fight', point: { option: 'fight' }, want: { options: ['fight'] } },
    { id: 'shot', point: { option: 'attack:rook-eye-tam' }, want: { options: ['attack:rook-eye-tam'] } },
    { id: 'blow', point: { option: 'attack:hero' }, want: { options: ['attack:hero'] } },
    { id: 'end', point: { region: 'hero' } },
  ],
};

const knockout: Lesson = {
  id: 'knockout',
  ...TABLE,
  prepare(t) {
    t.place(0, 'h8', 'h7');
    const urzha = t.player(0);
    urzha.gold = 5;
    urzha.wounds = 6;
    t.give(0, 'lightning-mace');
    t.give(0, 'padded-leather-armor').used = true;
    t.onTop('green', 'pedlar-in-silk');
    t.totals(6);
  },
  steps: [
    { id: 'hero', point: { region: 'hero' } },
    { id: 'stay', point: { option: 'stay' }, want: { options: ['stay'] } },
    { id: 'attempt', point: { option: 'attempt' }, want: { options: ['attempt'] } },
    { id: 'escape', point: { option: 'escape' }, want: { options: ['escape'] } },
    { id: 'lost', point: { region: 'hero' } },
    { id: 'track', point: { region: 'track' } },
    { id: 'end' },
  ],
};

const experience: Lesson = {
  id: 'experience',
  ...TABLE,
  prepare(t) {
    t.place(0, 'g8', 'g7');
    const { counters } = t.player(0);
    counters.green = 1;
    counters.yellow = 2;
    t.state.pile.green -= 1;
    t.state.pile.yellow -= 2;
  },
  steps: [
    { id: 'points', point: { region: 'hero' } },
    { id: 'stay', point: { option: 'stay' }, want: { options: ['stay'] } },
    { id: 'kinds', point: { region: 'stage' } },
    {
      id: 'learn',
      point: { option: 'learn:body' },
      want: { options: ['learn:mind', 'learn:body', 'learn:spirit', 'learn:stamina', 'learn:life'] },
    },
    { id: 'win', point: { region: 'hero' } },
    { id: 'end' },
  ],
};

export const LESSONS: readonly Lesson[] = [moving, challenge, market, allies, knockout, experience];

/** Exactly these cards lie in the stack of a town. */
function stock(t: Parameters<Lesson['prepare']>[0], town: string, ...cards: string[]): void {
  const at = t.world.board.towns.findIndex(({ id }) => id === town);
  const stack = t.state.stacks[at];
  if (stack === undefined) throw new Error(`no stack in "${town}"`);
  const { market: deck } = t.state.decks;
  deck?.bag.push(...stack.splice(0));
  t.onTop('market', ...cards);
  for (const card of cards) {
    deck?.top.splice(deck.top.indexOf(card), 1);
    stack.push(card);
  }
}
