import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { challengeOdds } from './index.ts';
const t = scenario(library, { heroes: ['hedda-stonebrake', 'ronan-of-the-wild'] });
t.place(0, 'h8', 'h7');
t.place(1, 'h8', 'h7');
if (process.argv[2]) {
  t.give(0, 'padded-leather-armor');
  t.give(0, 'hulde-gate-warden');
  t.give(1, 'white-blade');
  t.give(1, 'soul-burn');
  t.give(1, 'ansel-threeways');
  t.give(1, 'gatehouse-shield');
}
for (let k = 0; k < 3; k++) {
  const times: number[] = [];
  for (const seat of [0, 1])
    for (const c of [
      ...t.world.decks['green']!,
      ...t.world.decks['yellow']!,
      ...t.world.decks['blue']!,
      ...t.world.decks['red']!,
    ]) {
      if (t.world.cards[c]!.card.kind !== 'challenge') continue;
      const a = performance.now();
      const o = challengeOdds(t.world, t.state, seat, c);
      const b = performance.now();
      times.push(b - a);
      if (k == 2 && b - a > 8) console.log(seat, c, (b - a).toFixed(1));
    }
  times.sort((a, b) => a - b);
  console.log(
    'median',
    times[times.length >> 1]!.toFixed(2),
    'p95',
    times[Math.floor(times.length * 0.95)]!.toFixed(2),
    'max',
    times.at(-1)!.toFixed(2),
  );
}
