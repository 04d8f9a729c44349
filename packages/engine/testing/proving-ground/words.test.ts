import { provingLibrary } from '@wayrune/content/testing/proving-ground/index.ts';
import { describe, expect, it } from 'vitest';
import { aimLine, aimsOf } from '../../text/aim.ts';
import { optionLabel, prompt, ruleOf } from '../../text/decision.ts';
import { eventLine } from '../../text/event-line.ts';
import { sayLine } from '../../text/line.ts';
import type { Scenario } from '../scenario.ts';
import { ladderOf } from './ladder.ts';
import { BELL, beatGate, openTable, trialTable } from './scene.ts';

const NAMES = ['Ada', 'Ben', 'Cy'];
const lines = (t: Scenario): (string | null)[] => t.events.map((event) => eventLine(t.world, NAMES, event));

describe('Proving Ground proves the seam of words:', () => {
  it('its events have lines, its question a prompt, labels and a rule', () => {
    const t = trialTable(provingLibrary);
    expect([prompt(t.world, t.state), ruleOf(t.world, t.kind())]).toEqual(['Choose a trial.', 'JOINT-1']);
    expect(optionLabel(t.world, t.state, `face:${BELL}`)).toBe('Face Trial of the Bell');
    beatGate(t);
    expect(lines(t)).toContain('Trial of the Well comes onto rung 3 of the Ladder.');
    expect(lines(t)).toContain('Cy and Ben passed the trial: 1 point each.');
  });

  it('the Ladder is a panel for the text table and the terminal', () => {
    const t = openTable(provingLibrary);
    t.choose('stay');
    const [panel] = t.world.words.panels.flatMap((panels) => panels(t.game()));
    const rows = panel?.rows.map((row) => sayLine({ world: t.world, names: NAMES }, row));
    expect(panel?.title).toBe('The Ladder');
    expect(rows).toEqual(['Rung 1: Trial of the Gate', ...NAMES.map((name) => `${name}: 0 of 3 points`)]);
  });

  it('says how near each player is to winning', () => {
    const t = openTable(provingLibrary);
    Object.assign(ladderOf(t.state), { points: [2, 0, 1] });
    const lines = [0, 1].map((who) => aimsOf(t.game(), who).map(aimLine));
    expect(lines).toEqual([['Points 2 of 3'], ['Points 0 of 3']]);
  });

  it('the end of the game says how it was won', () => {
    const t = trialTable(provingLibrary);
    Object.assign(ladderOf(t.state), { points: [2, 2, 2], passed: 2 });
    beatGate(t);
    expect(lines(t).at(-1)).toBe('Ben and Cy win the game with 3 points.');
  });
});
