/** What a gate says: its headline, what it brought or cost, and what goes on. */
import type { EventType, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { infoOf, trapOf } from '@wayrune/engine/rules/world/world.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { cardName, foeName, townTitle } from '@wayrune/engine/text/names.ts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '../game/view/game-view.ts';
import type { Gate } from '../game/view/gates.ts';
import { useParts, useTable } from './context.ts';
import { isFought, type Losses, lossesOf, type Spoils, spoilsOf } from './spoils.ts';
import { turnSummary } from './turn-summary.ts';

/** A gate, or one that is about to be reached. */
type Shown = Omit<Gate, 'id'>;

export interface GateWords {
  readonly title: string;
  /** What it brought or cost. */
  readonly outcome: readonly string[];
  /** The same, and who comes next. */
  readonly lines: readonly string[];
  readonly proceed: string;
  /** Why a card that was drawn is not fought. */
  readonly passing: string | null;
}

/** What somebody has won or lost for good. */
const KEPT: ReadonlySet<EventType> = new Set([
  'counter-taken',
  'gold',
  'gained',
  'lost',
  'points',
  'learned',
  'healed',
  'moved',
]);

/** What a trap has done to somebody. */
const SUFFERED: ReadonlySet<EventType> = new Set(['wounded', 'exhausted', 'gold', 'lost', 'moved']);

const cardOf = ([event]: readonly GameEvent[]): string | null => (event?.type === 'drew' ? event.card : null);

function titleOf(game: GameView, { kind, seat, events }: Shown, t: TFunction<'table'>): string {
  const { world } = game;
  if (kind === 'draw') return cardName(world, cardOf(events) ?? '');
  if (kind === 'roll') {
    const [roll] = events;
    return t(roll?.type === 'rolled' && roll.what === 'escape' ? 'gate.escape' : 'gate.test');
  }
  if (kind === 'market') {
    const [stocked] = events;
    return t('gate.market', { town: stocked?.type === 'stocked' ? townTitle(world, stocked.town) : '' });
  }
  const name = nameAmong(game, seat);
  const what = kind === 'victory' && !isFought(spoilsOf({ seat, events })) ? 'reward' : kind;
  return name === null ? t(`gate.${what}.you`) : t(`gate.${what}.other`, { name });
}

/** What makes a gate certain; what it brought or cost follows, and all of it belongs to a trap. */
const CERTAIN: Readonly<Partial<Record<Shown['kind'], EventType>>> = {
  victory: 'defeated',
  setback: 'trap',
  'knock-out': 'knocked-out',
};

function outcomeOf({ kind, seat, events }: Shown): readonly GameEvent[] {
  const certain = CERTAIN[kind];
  if (certain === undefined) return [];
  const from = events.findLastIndex(({ type }) => type === certain);
  const told = kind === 'setback' ? SUFFERED : KEPT;
  return events
    .slice(from + 1)
    .filter((event) => told.has(event.type) && 'seat' in event && event.seat === seat);
}

/** Small numbers are words in a sentence. */
const inWords = (count: number, m: TFunction<'moments'>): string =>
  m('numbers').split(' ')[count] ?? String(count);

/** "You defeat the Ferrox at the Well in two rounds, for one wound." */
export function victorySentence(
  game: GameView,
  seat: number,
  spoils: Spoils,
  m: TFunction<'moments'>,
): string {
  const { rounds, wounds, foe, loser } = spoils;
  const { world, names } = game;
  const name = nameAmong(game, seat);
  if (!isFought(spoils)) return name === null ? m('passed.you') : m('passed.other', { name });
  const counted = (key: 'rounds' | 'wounds', count: number): string =>
    m(key, { count, word: inWords(count, m) });
  const beaten = foe === null ? (names[loser ?? -1] ?? '') : foeName(world, foe);
  const cost = wounds === 0 ? m('unhurt') : m('cost', { wounds: counted('wounds', wounds) });
  if (foe !== null && trapOf(infoOf(world, foe)) !== null)
    return m(name === null ? 'overcome.you' : 'overcome.other', { name, trap: beaten, cost });
  return m(name === null ? 'won.you' : 'won.other', {
    name,
    foe: beaten,
    how: rounds === 0 ? m('beforeCombat') : m('how', { rounds: counted('rounds', rounds) }),
    cost,
  });
}

/** "Ronan of the Wild won the duel.", "The Kiln Whelp won the fight."; null if the Hero fell otherwise. */
export function fallSentence(
  { world, names }: GameView,
  { by }: Pick<Losses, 'by'>,
  m: TFunction<'moments'>,
): string | null {
  if (by === null) return null;
  return 'foe' in by
    ? m('knockOut.toFoe', { foe: foeName(world, by.foe) })
    : m('knockOut.toHero', { name: names[by.seat] ?? '' });
}

/** Where several people share the screen "you" could be any of them: the name they entered. Null for a person alone. */
export function nameAmong({ sitters, names }: GameView, seat: number): string | null {
  if (sitters.filter(({ kind }) => kind === 'human').length < 2) return null;
  return sitters[seat]?.name ?? names[seat] ?? '';
}

/** Who comes next, and whether the screen is handed on for it. */
function whoIsNext(
  { sitters, names }: GameView,
  { next }: Shown,
  t: TFunction<'table'>,
  m: TFunction<'moments'>,
): string[] {
  if (next === null) return [];
  const sitter = sitters[next];
  const name = names[next] ?? '';
  return [
    sitter?.kind === 'human' ? t('gate.pass', { name: sitter.name ?? name }) : m('turn.next', { name }),
  ];
}

/** What is said of the gate, below its headline. */
function linesOf(game: GameView, gate: Shown, t: TFunction<'table'>, m: TFunction<'moments'>): string[] {
  const { world, names } = game;
  const name = nameAmong(game, gate.seat);
  const told = (events: readonly GameEvent[]): string[] =>
    events.flatMap(
      (event) => eventLine(world, names, event, name === null ? { viewer: gate.seat } : {}) ?? [],
    );
  switch (gate.kind) {
    case 'market':
      return [t('gate.idle'), ...(gate.next === null ? [] : [t('gate.over')])];
    case 'turn-over':
      return [turnSummary(world, gate.seat, name, gate.events, m)];
    case 'victory': {
      return [victorySentence(game, gate.seat, spoilsOf(gate), m), ...told(outcomeOf(gate))];
    }
    case 'knock-out':
      return [fallSentence(game, lossesOf(gate), m) ?? [], told(outcomeOf(gate))].flat();
    default:
      return told(outcomeOf(gate));
  }
}

/** What goes on when it is pressed. */
function proceedOf(
  { world }: GameView,
  { kind, events }: Shown,
  t: TFunction<'table'>,
  m: TFunction<'moments'>,
): string {
  if (kind === 'roll') return t('gate.roll');
  if (kind !== 'draw') return t('gate.continue');
  const card = cardOf(events);
  if (card === null || infoOf(world, card).card.kind !== 'challenge') return m('readOn');
  return t(trapOf(infoOf(world, card)) === null ? 'gate.fight' : 'gate.face');
}

function wordsOf(
  game: GameView,
  gate: Shown,
  passing: string | null,
  t: TFunction<'table'>,
  m: TFunction<'moments'>,
): GateWords {
  const outcome = passing === null ? linesOf(game, gate, t, m) : [passing];
  return {
    title: titleOf(game, gate, t),
    outcome,
    lines: [...outcome, ...whoIsNext(game, gate, t, m)],
    proceed: passing === null ? proceedOf(game, gate, t, m) : t('gate.continue'),
    passing,
  };
}

/** The words of a gate; null if there is none. */
export function useWordsOf(gate: Shown | null): GateWords | null {
  const { t } = useTranslation('table');
  const { t: m } = useTranslation('moments');
  const game = useTable((whole) => whole);
  const parts = useParts();
  return useMemo(() => {
    if (gate === null) return null;
    const { world, state } = game;
    const passes = parts.flatMap((part) => part.passesBy?.(view(world, state)) ?? []);
    return wordsOf(game, gate, gate.kind === 'draw' ? (passes[0] ?? null) : null, t, m);
  }, [gate, game, parts, t, m]);
}

/** Those of the gate at which the table waits. */
export function useGateWords(): (GateWords & { readonly gate: Gate }) | null {
  const gate = useTable((game) => game.gate);
  const words = useWordsOf(gate);
  return gate === null || words === null ? null : { gate, ...words };
}
