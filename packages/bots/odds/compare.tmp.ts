import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { challengeOdds } from './index.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
let n = 0,
  bad = 0,
  big = 0;
function cmp(t: Scenario, c: string, what: string) {
  const o = challengeOdds(t.world, t.state, 0, c, { most: 30000 });
  if (!o.exact) {
    big++;
    console.log('BIG', what, c);
    return;
  }
  const x = challengeOdds(t.world, t.state, 0, c, { plainly: true, most: 20000 });
  if (!x.exact) {
    big++;
    return;
  }
  n++;
  const d = Math.max(
    Math.abs(x.value - o.value),
    Math.abs(x.win - o.win),
    Math.abs(x.escape - o.escape),
    Math.abs(x.expected.rounds - o.expected.rounds),
    Math.abs(x.expected.wounds - o.expected.wounds),
    Math.abs(x.expected.exhaustion - o.expected.exhaustion),
  );
  if (d > 1e-8) {
    bad++;
    console.log(
      '!!!',
      what,
      c,
      'model',
      o.win,
      o.escape,
      o.value,
      o.expected,
      'engine',
      x.win,
      x.escape,
      x.value,
      x.expected,
    );
  }
}
const heroes = [
  'hedda-stonebrake',
  'ilvane-reed',
  'ottoline-vey',
  'ronan-of-the-wild',
  'nib-carraway',
  'mother-aldith',
  'varikas-the-dead',
  'casimir-dray',
  'urzha-splitlip',
  'tobiah-grane',
  'sunniva-thume',
  'finch-maddock',
];
const base = scenario(library, { heroes: ['mother-aldith'] });
const items = Object.values(base.world.cards)
  .filter(
    (c) =>
      !c.id.includes('.') &&
      (c.holding === 'item' || c.holding === 'ally' || c.holding === 'kept' || c.holding === 'rune'),
  )
  .map((c) => c.id);
const foes = ['ditch-spider', 'shepherds-bane', 'lean-ferrox'];
const mode = process.argv[2];
if (mode === 'heroes')
  for (const h of heroes)
    for (const c of Object.values(base.world.cards)
      .filter((c) => c.card.kind === 'challenge' && c.deck !== 'red')
      .map((c) => c.id)) {
      const t = scenario(library, { heroes: [h] });
      t.place(0, 'h8', 'h7');
      t.player(0).wounds = 2;
      t.player(0).gold = 2;
      cmp(t, c, h);
    }
else
  items.forEach((i, k) => {
    const t = scenario(library, { heroes: [['mother-aldith', 'casimir-dray'][k % 2]!] });
    t.place(0, 'h8', 'h7');
    t.player(0).wounds = 2;
    t.player(0).gold = 1;
    t.give(0, i);
    cmp(t, foes[k % 3]!, i);
    cmp(t, foes[(k + 1) % 3]!, i);
  });
console.log('compared', n, 'bad', bad, 'big', big);
