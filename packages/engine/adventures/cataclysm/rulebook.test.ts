/** The worked examples of the rulebook. */
import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import {
  AT,
  cataclysmIn,
  cataclysmTable,
  free,
  give,
  onlyTrial,
  reveal,
} from '../../testing/adventures/cataclysm.ts';
import { askAgain } from '../../testing/drawn.ts';
import { siteAt } from '../../rules/world/land.ts';

describe('the diagram of the rulebook', () => {
  const diagram = () => {
    const t = cataclysmTable(library);
    reveal(t, 'savage-brood-jewels');
    return t;
  };

  it('RUINED-1 shows Vynelvale destroyed: no way leads into it', () => {
    const t = diagram();
    expect(siteAt(t.game(), AT.vynelvale)).toMatchObject({ town: -1, market: -1, open: false });
  });

  it('CURSED-1 QUEST-1 shows Riverwatch under the Savage Brood, with one quest revealed and the other below the level I cards', () => {
    const t = diagram();
    expect(siteAt(t.game(), AT.riverwatch)).toMatchObject({ terrain: 'forest', town: -1, open: true });
    expect(cataclysmIn(t).curses['savage-brood']).toEqual({
      one: ['savage-brood-fight', 'savage-brood-gift', 'savage-brood-test'],
      two: ['savage-brood-toll'],
      three: 'savage-brood-source',
      quests: ['savage-brood-jewels'],
    });
  });

  it('SOURCE-1 lets only those face the source who have claimed a level I or level II card of its curse', () => {
    const t = diagram();
    t.place(0, AT.riverwatch);
    askAgain(t);
    t.choose('stay');
    expect(t.choices()).toEqual(['curse:savage-brood', 'pass']);
    const other = diagram();
    give(other, 0, 'savage-brood-gift');
    other.place(0, AT.riverwatch);
    askAgain(other);
    other.choose('stay');
    expect(other.choices()).toEqual(['source:savage-brood-source', 'pass']);
  });
});

describe('the discount of the rulebook', () => {
  it('DISCOUNT-2 makes 3 gold of healing and 7 gold of cards cost 8 gold for a Hero with two cards of the curse', () => {
    const t = cataclysmTable(library);
    free(t, 'tamalir', 1);
    give(t, 0, 'frenzied-rage-gift', 'frenzied-rage-jewels');
    t.player(0).gold = 8;
    t.player(0).wounds = 3;
    t.place(0, AT.tamalir);
    const seven = Object.values(t.world.cards).find(
      ({ cost, deck, forms, id, printed }) =>
        cost === 7 && deck === 'market' && forms.length === 1 && id === printed,
    );
    t.onTop('market', seven?.id ?? '');
    askAgain(t);
    t.choose('stay');
    expect(t.kind()).toBe('market');
    t.choose('heal:hero:wound', 'heal:hero:wound', 'heal:hero:wound');
    expect(t.player(0).gold).toBe(7);
    t.choose(`buy:${seven?.id ?? ''}`);
    expect(t.player(0).gold).toBe(0);
  });
});

describe('trading dice', () => {
  const [PLAINS_HILLS_ROAD, ROAD_FOREST] = [0, 3];

  it('MATCH-4 bring one service for each die that shows the terrain', () => {
    const t = cataclysmTable(library);
    t.place(0, 'h7');
    askAgain(t);
    t.choose('roll');
    t.picks(0, 0, 0);
    t.choose('pool:2');
    t.picks(PLAINS_HILLS_ROAD, ROAD_FOREST);
    t.choose('trade');
    expect(t.kind()).toBe('trading');
    expect(t.choices()).toContain('wares');
    const deck = t.state.decks['market'];
    t.picks(0, 0);
    t.choose('wares');
    expect(t.kind()).toBe('wares');
    expect(t.happened('wares-shown')[0]?.cards).toHaveLength(2);
    t.choose('done');
    expect(deck?.bottom).toHaveLength(2);
    expect(t.kind()).toBe('step');
  });

  it('MATCH-3 bring nothing where none shows the terrain', () => {
    const t = cataclysmTable(library);
    t.place(0, 'h7');
    askAgain(t);
    t.choose('roll');
    t.picks(0, 0, 0);
    t.choose('pool:2');
    t.picks(ROAD_FOREST, ROAD_FOREST);
    t.choose('trade');
    expect(t.kind()).toBe('step');
    expect(t.options()).not.toContain('trade');
  });
});

describe('a claimed level I card', () => {
  it('TRIAL-8 TRIAL-9 brings a point of experience, a gold and a victory point, and turns up a quest', () => {
    const t = cataclysmTable(library);
    onlyTrial(t, 'frenzied-rage-gift');
    t.place(0, AT.tamalir);
    askAgain(t);
    t.choose('stay');
    t.picks(0, 1);
    t.choose('curse:frenzied-rage');
    expect(t.player(0).kept.map(({ card }) => card)).toEqual(['frenzied-rage-gift']);
    expect(t.player(0)).toMatchObject({ gold: 4, points: 1 });
    expect(cataclysmIn(t).curses['frenzied-rage'].quests).toEqual(['frenzied-rage-toll']);
  });
});
