import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { view } from '@wayrune/engine/rules/game.ts';
import { arenaWorld, fightWith } from './arena.ts';
import { newGraph, growAll, station } from './graph.ts';
import { readingOf } from './reading.ts';
import { compile } from './model/compile.ts';
import { beginFight } from './model/rounds.ts';
import { solve } from './solve.ts';
import { courseFrom } from './course.ts';
import { PLAIN_STAKES } from './result.ts';
const t = scenario(library, { heroes: ['hedda-stonebrake', 'ronan-of-the-wild'] });
t.place(0, 'h8', 'h7');
t.place(1, 'h8', 'h7');
t.give(0, 'padded-leather-armor');
t.give(0, 'hulde-gate-warden');
t.give(1, 'white-blade');
t.give(1, 'soul-burn');
t.give(1, 'ansel-threeways');
t.give(1, 'gatehouse-shield');
for (let k = 0; k < 1; k++)
  for (const [seat, c] of [
    [0, 'matron-of-the-tall-elms'],
    [0, 'deserter-from-nerekhall'],
    [1, 'deserter-from-nerekhall'],
    [1, 'veyrinn-the-long-winter'],
    [0, 'weaver-of-cold-hollow'],
  ] as const) {
    const a = performance.now();
    const g = arenaWorld(t.world);
    const table = fightWith(t.world, t.state, seat, c);
    const graph = newGraph();
    const r = readingOf(g, table);
    const m = compile(g, table, r, graph, PLAIN_STAKES)!;
    const a1 = performance.now();
    const st = ~station(graph, 'start', () => beginFight(m, m.start));
    growAll(graph, 1e7);
    const b = performance.now();
    const s = solve(graph, st);
    const d = performance.now();
    courseFrom(s, ~st, { life: 5, wounds: 0, exhaustion: 0 });
    const e = performance.now();
    if (true)
      console.log(
        seat,
        c,
        'stations',
        graph.from.length,
        'nodes',
        graph.kind.length,
        'edges',
        graph.child.length,
        'ends',
        m.ends.size,
        'sits',
        m.questions.answers.size,
        'scenes',
        m.scenes.count,
        'comps',
        s.components.length,
        'nonsimple',
        s.components.filter((x) => x.loops && !x.simple).length,
        'loops',
        s.components.filter((x) => x.loops).length,
        'compile',
        (a1 - a).toFixed(2),
        'grow',
        (b - a1).toFixed(1),
        'solve',
        (d - b).toFixed(1),
        'course',
        (e - d).toFixed(1),
      );
  }
