import { library } from '@wayrune/content';
import { meeting } from '@wayrune/engine/testing/meeting.ts';
import { fightOdds } from './index.ts';
const t = meeting(library);
t.choose('stay', 'attack:1');
console.log(t.kind(), t.options());
const a = performance.now();
const o = fightOdds(t.world, t.state, { most: 3_000_000 })!;
console.log(
  (performance.now() - a).toFixed(0) + 'ms',
  o.exact,
  o.seat,
  o.win,
  o.escape,
  o.fled,
  o.knockedOut,
  o.endless,
  o.value,
  o.best,
  o.expected,
);
