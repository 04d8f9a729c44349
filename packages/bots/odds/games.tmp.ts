import { library } from '@wayrune/content';
import { seeded, newGame, apply, clone, createWorld } from '@wayrune/engine';
import { combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { view } from '@wayrune/engine/rules/game.ts';
import { greedy } from '../greedy.ts';
import { fightOdds, challengeOdds } from './index.ts';
const fights: any[] = [];
const games = Number(process.argv[2] ?? 6);
for (let g = 0; g < games; g++) {
  const setup = { adventure: 'dragon-lords', heroes: [null, null, null, null], variants: [], packs: [] };
  const world = createWorld(library, setup);
  const ch = seeded('g' + g),
    own = seeded('o' + g);
  const { state } = newGame(world, setup, ch);
  let last: any = null;
  let n = 0;
  while (state.decision && n++ < 20000) {
    const c = combatOf(view(world, state));
    if (c && c !== last && c.other < 0) {
      last = c;
      fights.push({ world, state: clone(state), card: c.card });
    }
    apply(world, state, greedy.choose(world, state, own), ch);
  }
}
console.log('fights', fights.length);
const cpu = () => process.cpuUsage().user / 1000;
for (let k = 1; k < 2; k++) {
  const ts: number[] = [];
  const slow: any[] = [];
  let inexact = 0;
  const byColor: any = {};
  for (const f of fights) {
    const a = cpu();
    let o: any;
    try {
      o = fightOdds(f.world, f.state)!;
    } catch (e) {
      o = { exact: false, seat: f.state.decision.seat };
    }
    const t = cpu() - a;
    ts.push(t);
    if (!o.exact) inexact++;
    const col = f.world.cards[f.card].deck;
    (byColor[col] ??= []).push(t);
    if (k == 1 && !o.exact) {
      const p = f.state.players[o.seat];
      slow.push([
        t,
        f.card,
        p.hero,
        p.items.map((x: any) => x.card).join(),
        p.allies.map((x: any) => x.card).join(),
        p.kept.length,
      ]);
    }
  }
  ts.sort((a, b) => a - b);
  const q = (x: number, l = ts) => l[Math.floor(l.length * x)]!.toFixed(2);
  console.log(
    'median',
    q(0.5),
    'p90',
    q(0.9),
    'p95',
    q(0.95),
    'p99',
    q(0.99),
    'max',
    ts.at(-1)!.toFixed(1),
    'under5',
    ((ts.filter((x) => x < 5).length / ts.length) * 100).toFixed(1) + '%',
    'inexact',
    inexact,
  );
  for (const c in byColor) {
    const l = byColor[c].sort((a: number, b: number) => a - b);
    console.log(
      '  ',
      c,
      l.length,
      'median',
      q(0.5, l),
      'p95',
      q(0.95, l),
      'under5',
      ((l.filter((x: number) => x < 5).length / l.length) * 100).toFixed(1) + '%',
    );
  }
  if (k == 1) for (const s of slow.sort((a, b) => b[0] - a[0]).slice(0, 25)) console.log(s.join(' | '));
}
