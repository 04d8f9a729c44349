import { provingLibrary } from '@wayrune/content/testing/proving-ground/index.ts';
import { ladderOf } from '@wayrune/engine/testing/proving-ground/ladder.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame } from '../../game/archive/keep.ts';
import { openGame } from '../../game/session.ts';
import { HUMAN } from '../../game/sitter.ts';
import { testPorts } from '../../game/testing.ts';
import { startWords } from '../../i18n/index.ts';
import { loadParts, partsOf, registerPart, startEntries } from '../../parts/registry.ts';
import { SessionContext } from '../../play/context.ts';
import provingGround from './index.ts';
import { provingGroundAtTable, RUINED } from './table.ts';

const setup = {
  adventure: 'proving-ground',
  heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
  variants: [],
  packs: [],
};

describe('Proving Ground proves the seam of the page’s parts', () => {
  let remove = (): void => undefined;
  beforeAll(async () => {
    await startWords();
    remove = registerPart(provingGround);
    await loadParts(setup);
  });
  afterAll(() => remove());

  it('start page: it is offered by name', () => {
    expect(
      startEntries()
        .find(({ id }) => id === 'proving-ground')
        ?.name(),
    ).toBe('Proving Ground');
  });

  it('panels: the Ladder is drawn at a table of this adventure', async () => {
    const ports = { ...testPorts(), library: provingLibrary };
    const session = await openGame(ports, await beginGame(ports, setup, [HUMAN, HUMAN], 'seed'));
    const [Panel] = partsOf(setup).flatMap(({ panels = [] }) => panels.map(({ Component }) => Component));
    if (Panel === undefined) throw new Error('no panel');
    const html = renderToStaticMarkup(
      createElement(SessionContext, { value: session }, createElement(Panel)),
    );
    expect(html.match(/Empty rung/g)).toHaveLength(3);
    expect(html).toContain('0 points');
  });

  it('map and scores: a vanished town bears a ruin, and points are counted', () => {
    const { state, game, world } = scenario(provingLibrary, setup);
    expect(provingGroundAtTable.marks?.(game())).toEqual([]);
    Object.assign(ladderOf(state), { passed: 2, points: [2, 1] });
    const space = world.board.town['vynelvale']?.space;
    expect(provingGroundAtTable.marks?.(game())).toEqual([{ space, sign: RUINED }]);
    expect(provingGroundAtTable.scores?.map(({ of }) => of(game(), 0))).toEqual([2]);
  });
});
