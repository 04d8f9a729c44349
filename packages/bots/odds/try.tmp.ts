import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { challengeOdds } from '/work/wt/odds/packages/bots/odds/index.ts';
const t = scenario(library, { heroes: ['hedda-stonebrake', 'ronan-of-the-wild'] });
t.place(0, 'h8', 'h7');
t.place(1, 'h8', 'h7');
if (process.argv[2]) {
  t.give(0, 'padded-leather-armor');
  t.give(0, 'hulde-gate-warden');
}
let bad = 0,
  n = 0,
  tm = 0,
  te = 0;
for (const seat of [0, 1])
  for (const c of [
    ...t.world.decks['green']!,
    ...t.world.decks['yellow']!,
    ...t.world.decks['blue']!,
    ...t.world.decks['red']!,
  ]) {
    if (t.world.cards[c]!.card.kind !== 'challenge') continue;
    try {
      const a = performance.now();
      const o = challengeOdds(t.world, t.state, seat, c);
      const b = performance.now();
      let line = `${seat} ${c} ${(b - a).toFixed(1)}ms win ${o.win.toFixed(4)} esc ${o.escape.toFixed(4)} ko ${o.knockedOut.toFixed(4)} v ${o.value.toFixed(4)}`;
      n++;
      tm += b - a;
      if (process.argv[3]) {
        const x = challengeOdds(t.world, t.state, seat, c, { model: false });
        te += performance.now() - b;
        const d =
          Math.abs(x.value - o.value) +
          Math.abs(x.win - o.win) +
          Math.abs(x.expected.rounds - o.expected.rounds) +
          Math.abs(x.expected.wounds - o.expected.wounds);
        if (d > 1e-8) {
          bad++;
          line += ` !!! engine win ${x.win.toFixed(4)} esc ${x.escape.toFixed(4)} ko ${x.knockedOut.toFixed(4)} v ${x.value.toFixed(4)} rounds ${o.expected.rounds} ${x.expected.rounds}`;
        }
      }
      console.log(line);
    } catch (e) {
      console.log(seat, c, 'ERR', (e as Error).message);
    }
  }
console.log('n', n, 'bad', bad, 'mean ms', tm / n, 'engine', te / n);
