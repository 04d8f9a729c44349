/** How long the odds of a fight take: every Challenge of the base set against typical parties, in time of the processor. */
import { challengeOdds } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { LAIR } from '@wayrune/engine/testing/arena.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';

/** What a Hero has when he meets a colour. */
const PARTIES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  green: [[], ['padded-leather-armor'], ['hulde-gate-warden']],
  yellow: [[], ['lightning-mace', 'padded-leather-armor'], ['soul-burn', 'rook-eye-tam']],
  blue: [
    ['white-blade', 'gatehouse-shield'],
    ['last-ember-of-forge', 'forgemasters-mail'],
  ],
  red: [['dragontooth-hammer', 'forgemasters-mail']],
};
const HEROES = [
  'hedda-stonebrake',
  'ilvane-reed',
  'ottoline-vey',
  'mother-aldith',
  'urzha-splitlip',
  'nib-carraway',
];
const LIMIT = 5;
const WARM_UP = 150;

const cpu = (): number => process.cpuUsage().user / 1000;

export function oddsBench(): Record<string, number> {
  const times: number[] = [];
  let exact = 0;
  let fights = 0;
  for (const hero of HEROES) {
    for (const [color, parties] of Object.entries(PARTIES)) {
      for (const cards of parties) {
        const table = scenario(library, { heroes: [hero] });
        for (const card of cards) table.give(0, card);
        const [space, from] = LAIR[color as keyof typeof LAIR];
        table.place(0, space, from);
        for (const foe of table.world.decks[color] ?? []) {
          if (table.world.cards[foe]?.card.kind !== 'challenge') continue;
          const start = cpu();
          const odds = challengeOdds(table.world, table.state, 0, foe);
          const time = cpu() - start;
          fights++;
          if (odds.exact) exact++;
          if (fights > WARM_UP) times.push(time);
        }
      }
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return {
    fights,
    exactShare: exact / fights,
    underLimitShare: times.filter((time) => time < LIMIT).length / times.length,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    mostMs: times.at(-1) ?? 0,
  };
}

if (process.argv[1]?.endsWith('odds.ts') === true) console.log(JSON.stringify(oddsBench(), null, 2));
