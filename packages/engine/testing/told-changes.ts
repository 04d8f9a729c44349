/**
 * The rule for events: an event is told right after what it tells has become true, and before anything else that players
 * can see changes. So between the tables of two events exactly that has changed which the second one tells.
 */
import { COUNTER_VALUE, pointsOf } from '../rules/turn/counters.ts';
import { combatOf, rollOf } from '../rules/combat/combat-frame.ts';
import type { EventOf, EventType, GameEvent } from '../rules/world/events.ts';
import { view } from '../rules/world/game.ts';
import type { Player, State } from '../rules/world/state.ts';
import type { World } from '../rules/world/world.ts';
import { doomTrackOf } from '../variants/doom-track/track.ts';

type Fact = string | number;
type Facts = ReadonlyMap<string, Fact>;

/** A fact that an event tells: by how much it has changed, what it is now, or only that it may be another. */
type Told = readonly [fact: string, change: { by: number } | { is: Fact } | 'any'];

/** All that lies open on the table, by name. What is not there is 0. */
export function factsOf(world: World, state: State): Facts {
  const facts = new Map<string, Fact>();
  for (const player of state.players) addPlayer(facts, player);
  state.counters.forEach((there, i) => facts.set(`jewel ${world.board.jewels[i] ?? ''}`, there));
  state.stacks.forEach((stack, i) => facts.set(`stack ${world.board.towns[i]?.id ?? ''}`, stack.join()));
  state.track.forEach((entry, i) => facts.set(`track ${i}`, entry?.card ?? ''));
  facts.set('event', state.event ?? '');
  facts.set('over', state.over?.how ?? '');
  const doom = doomTrackOf(state);
  facts.set('doom counters', doom?.counters ?? 0);
  facts.set('doom cards', doom?.cards.length ?? 0);
  const game = view(world, state);
  const roll = rollOf(game);
  facts.set('dice', roll === null || roll.first === 0 ? 0 : `${roll.first} and ${roll.second}`);
  const combat = combatOf(game);
  facts.set('fight', combat === null ? '' : `${combat.card} ${combat.seat + combat.other}`);
  facts.set('fight round', combat?.round ?? 0);
  facts.set('foe', combat?.foeWounds ?? 0);
  return facts;
}

function addPlayer(facts: Map<string, Fact>, player: Player): void {
  const { seat } = player;
  facts.set(`gold ${seat}`, player.gold);
  facts.set(`space ${seat}`, player.space ?? '');
  facts.set(`hero ${seat}`, player.hero);
  facts.set(`points ${seat}`, pointsOf(player));
  facts.set(`wounds ${seat} hero`, player.wounds);
  facts.set(`exhaustion ${seat} hero`, player.exhaustion);
  for (const [kind, count] of Object.entries(player.experience)) facts.set(`learned ${seat} ${kind}`, count);
  for (const held of [...player.items, ...player.allies, ...player.kept]) {
    facts.set(`held ${seat} ${held.card}`, 1);
    facts.set(`wounds ${seat} ${held.card}`, held.wounds);
    facts.set(`exhaustion ${seat} ${held.card}`, held.exhaustion);
    facts.set(`filled ${seat} ${held.card}`, held.filled?.toString(2).replaceAll('0', '').length ?? 0);
  }
}

/** What each event tells. An event without an entry tells of nothing that lies on the table. */
const TELLS: { readonly [T in EventType]?: (event: EventOf<T>) => readonly Told[] } = {
  gold: (e) => [[`gold ${e.seat}`, { by: e.amount }]],
  wages: (e) => [[`gold ${e.seat}`, { by: -e.amount }]],
  wounded: (e) => [[`wounds ${e.seat} ${e.who}`, { by: e.amount }]],
  healed: (e) => [[`wounds ${e.seat} ${e.who}`, { by: -e.amount }]],
  exhausted: (e) => [[`exhaustion ${e.seat} ${e.who}`, { by: e.amount }]],
  recovered: (e) => [[`exhaustion ${e.seat} ${e.who}`, { by: -e.amount }]],
  'foe-wounded': (e) => [['foe', { is: e.wounds }]],
  'foe-healed': (e) => [['foe', { by: -e.amount }]],
  thrown: (e) => [['dice', { is: `${e.dice[0]} and ${e.dice[1]}` }]],
  // Dice on which no card may be played are thrown and judged at once.
  rolled: () => [['dice', 'any']],
  'combat-round': (e) => [['fight round', { is: e.round }]],
  moved: (e) => [[`space ${e.seat}`, { is: e.to }]],
  placed: (e) => [[`space ${e.seat}`, { is: e.space }]],
  'new-hero': (e) => [[`hero ${e.seat}`, { is: e.hero }]],
  points: (e) => [[`points ${e.seat}`, { by: e.amount }]],
  learned: (e) => [
    [`learned ${e.seat} ${e.kind}`, { by: 1 }],
    [`points ${e.seat}`, 'any'],
  ],
  bought: (e) => [
    [`held ${e.seat} ${e.card}`, { is: 1 }],
    [`gold ${e.seat}`, { by: -e.price }],
    ['stack', 'any'],
  ],
  sold: (e) => [
    [`held ${e.seat} ${e.card}`, { is: 0 }],
    [`gold ${e.seat}`, { by: e.price }],
    ['stack', 'any'],
  ],
  empowered: (e) =>
    e.left > 0
      ? [[`filled ${e.seat} ${e.card}`, { by: 1 }]]
      : [
          [`held ${e.seat} ${e.card}`, { is: 0 }],
          [`held ${e.seat} ${e.card}+empowered`, { is: 1 }],
        ],
  gained: (e) => [[`held ${e.seat} ${e.card}`, { is: 1 }]],
  lost: (e) => (e.why === 'refused' ? [] : [[`held ${e.seat} ${e.card}`, { is: 0 }]]),
  'counter-taken': (e) => [
    [`points ${e.seat}`, { by: COUNTER_VALUE[e.color] }],
    ...(e.space === null ? [] : [[`jewel ${e.space}`, { is: 0 }] as const]),
  ],
  'counter-placed': (e) => [[`jewel ${e.space}`, { is: 1 }]],
  'counter-removed': (e) => [[`jewel ${e.space}`, { is: 0 }]],
  'event-began': (e) => [['event', { is: e.card }]],
  'event-ended': () => [['event', { is: '' }]],
  undefeated: (e) => [[`track ${e.place}`, { is: e.card }]],
  'left-track': (e) => [[`track ${e.place}`, { is: '' }]],
  stocked: (e) => [[`stack ${e.town}`, 'any']],
  'doom-card': () => [['doom cards', { by: 1 }]],
  'doom-counter': (e) => [
    ['doom counters', { is: e.counters }],
    ['doom cards', 'any'],
  ],
  won: (e) => [['over', { is: e.how }]],
};

const factOf = (facts: Facts, name: string): Fact => facts.get(name) ?? 0;

/** What is wrong with an event between the table before it and its own. */
export function wrongAbout(
  event: GameEvent,
  before: Facts,
  now: Facts,
  fallen: ReadonlySet<number>,
): string[] {
  const tells = TELLS[event.type] as ((e: GameEvent) => readonly Told[]) | undefined;
  const told = tells?.(event) ?? [];
  const wrong = told.flatMap(([name, change]) => {
    if (change === 'any') return [];
    const [was, is] = [factOf(before, name), factOf(now, name)];
    const wanted = 'by' in change ? Number(was) + change.by : change.is;
    if (is !== wanted) return [`${name} is ${is}, not ${wanted}`];
    // Dice may fall again as they lay.
    const isNothing = ('by' in change && change.by === 0) || name === 'dice';
    return was === is && !isNothing ? [`${name} was ${is} before`] : [];
  });
  const isTold = (name: string): boolean =>
    told.some(([one]) => name === one || (one === 'stack' && name.startsWith('stack ')));
  return [...wrong, ...untold(before, now, fallen, isTold)];
}

/** What has changed though no event tells it. */
export function untold(
  before: Facts,
  now: Facts,
  fallen: ReadonlySet<number>,
  isTold: (name: string) => boolean = () => false,
): string[] {
  const fightGoesOn = factOf(before, 'fight') !== '' && before.get('fight') === now.get('fight');
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [factOf(before, name), factOf(now, name)];
    // A fight is set up before it is told, and put away after its outcome is.
    if (was === is || isTold(name) || name === 'fight') return [];
    if ((name === 'foe' || name === 'fight round') && !fightGoesOn) return [];
    if (name === 'dice' && is === 0) return [];
    const [what = '', seat = '', who = ''] = name.split(' ');
    // Exhaustion beyond Stamina becomes wounds, which are told, or leaves with the Hero's fall.
    if (what === 'exhaustion' && is < was) return [];
    // An Ally who leaves or changes hands takes the wounds along; a Hero who was knocked out is healed.
    if (before.get(`held ${seat} ${who}`) !== now.get(`held ${seat} ${who}`)) return [];
    if (what === 'wounds' && who === 'hero' && is === 0 && fallen.has(Number(seat))) return [];
    return [`${name} went from ${was} to ${is} untold`];
  });
}
