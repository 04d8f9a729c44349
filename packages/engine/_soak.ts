import { library } from '@wayrune/content';
import { createWorld } from './rules/library.ts';
import { soakGame } from './testing/soak.ts';
const t0 = Date.now();
let n = 0, d = 0;
for (let i = 0; Date.now() - t0 < 100_000 && i < 400; i++) {
  const heroes = Array.from({ length: 1 + (i % 6) }, () => null);
  const setup = { adventure: 'dragon-lords', heroes, variants: [], packs: [] };
  const world = createWorld(library, setup);
  const r = soakGame({ library, world, setup, seed: `cmb${i}`, cap: 1500, player: (_, s, c) => {
    const o = s.decision!.options; const good = o.filter((x) => !x.startsWith('discard:') && x !== 'stay' && x !== 'pass');
    const list = good.length > 0 && c.pick(10) > 1 ? good : o; return list[c.pick(list.length)]!; } });
  n++; d += r.decisions;
  if (r.violations.length) { console.log(i, heroes.length, r.violations); }
}
console.log(n, d, Date.now() - t0);
