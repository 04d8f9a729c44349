import { library } from '@wayrune/content';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { anAlly } from '@wayrune/engine/testing/arena.ts';
import { meeting } from '@wayrune/engine/testing/meeting.ts';
import { toneOf } from '../../../cards/tone.ts';
import { claimedBy, stageOf } from './stages.ts';

describe('the stage', () => {
  it('is the map, then the market with what is chosen on it', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake'] });
    expect(stageOf([], table.world, table.state)).toBeNull();
    table.player(0).gold = 50;
    table.onTop('market', 'white-blade');
    table.choose('stay');
    expect(stageOf([], table.world, table.state)?.id).toBe('market');
    const claimed = claimedBy([], table.world, table.state);
    expect(['buy:white-blade', 'done'].map(claimed)).toEqual([true, false]);
    expect(claimedBy([], table.world, table.state, 'market')('buy:white-blade')).toBe(false);
  });

  it('is the fight while it lasts', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake'] });
    table.place(0, 'h8', 'h7');
    table.onTop('green', 'kiln-whelp');
    table.choose('stay', 'attempt');
    expect(stageOf([], table.world, table.state)?.id).toBe('combat');
  });

  it('is the bargain from the first offer on, while room is made for what was agreed on too', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake', 'varikas-the-dead'] });
    for (const seat of [0, 1]) table.place(seat, 'e9');
    for (const card of ['rook-eye-tam', 'hulde-gate-warden']) table.give(1, card);
    table.give(0, 'ansel-threeways');
    const stage = (): string | undefined => stageOf([], table.world, table.state)?.id;
    table.choose('stay', 'negotiate:1');
    expect(stage()).toBe('negotiation');
    table.choose('offer:ansel-threeways', 'propose', 'accept');
    expect([table.kind(), stage()]).toEqual(['surplus', 'negotiation']);
    table.choose('discard:rook-eye-tam');
    expect(stage()).toBeUndefined();
  });

  it('is the choice of a form, where a card that was bargained for can be more than one thing', () => {
    const smith = anAlly({ id: 'smith', equips: { class: 'weapon' } });
    const table = meeting(library, [smith]);
    table.give(0, 'smith+ally');
    table.choose('stay', 'negotiate:1', 'offer:smith+ally', 'want:gold:1', 'propose', 'accept');
    expect(stageOf([], table.world, table.state)?.id).toBe('form');
    const claimed = claimedBy([], table.world, table.state);
    expect(table.options().map(claimed)).toEqual([true, true]);
    const tints = ['smith', 'smith+ally', 'smith+item'].map((id) => toneOf(infoOf(table.world, id)).tint);
    expect(tints).toEqual(['ally', 'ally', 'weapon']);
  });
});
