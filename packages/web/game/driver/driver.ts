/** Keeps a game going: lets bots decide, and what needs nobody, until a person is asked. */
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { Accepted, Authority } from '../authority/authority.ts';
import type { Ports } from '../ports.ts';
import { nextStep, type Step } from './next-step.ts';
import { trivialChoice } from './trivial.ts';

export interface DriverPorts extends Pick<Ports, 'settings' | 'painted'> {
  readonly authority: Authority;
  readonly bots: Pick<Ports['bots'], 'choose'>;
  /** Of the bots' own chance. */
  readonly seed: string;
  /** Whether the end of a person's turn waits for their word even if they do not like that, because they fell. */
  readonly waitsForFallen: boolean;
  /** Shows what has happened so far. */
  readonly present: () => void;
  /** Nobody wants to wait for anything. */
  readonly isHurried: () => boolean;
  readonly thinking: (seat: number | null) => void;
  readonly troubled: (error: unknown) => void;
}

export interface Driver {
  /** Goes on until a person is asked. */
  readonly goOn: () => void;
  /** The work of going on, or null while it is a person's turn. */
  readonly running: () => Promise<void> | null;
  /** What a person is asked for, whatever may be decided without them. */
  readonly asks: () => Step;
  /** Decides for a person. */
  readonly choose: (seat: number, choices: readonly string[]) => Promise<void>;
  /** Takes back what the last press of a person brought, as far as that is free. */
  readonly undo: () => Promise<void>;
  /** The end of a turn waits for the word of the person whose turn it was. */
  readonly confirms: () => boolean;
  /** A person has said that their turn is over. */
  readonly endTurn: () => void;
  /** Whoever has decided, the game goes on. */
  readonly accepted: (accepted: Accepted) => void;
  readonly undone: () => void;
  readonly close: () => void;
}

interface Driving extends DriverPorts {
  running: Promise<void> | null;
  /** A person's choice is on its way. */
  deciding: boolean;
  /** How many entries there were at each press of a person. */
  presses: number[];
  /** Whose turn it is, and whether they were knocked out in it. */
  active: number;
  fell: boolean;
  /** The seat whose turn is over, to be confirmed when all of it has been seen. */
  confirming: number | null;
  closed: boolean;
}

export function createDriver(ports: DriverPorts): Driver {
  const driving: Driving = {
    ...ports,
    running: null,
    deciding: false,
    presses: [],
    active: ports.authority.table.state.active,
    fell: false,
    confirming: null,
    closed: false,
  };
  return {
    goOn: () => goOn(driving),
    running: () => driving.running,
    asks: () => stepOf(driving, 'off'),
    choose: (seat, choices) => choose(driving, seat, choices),
    undo: () => undo(driving),
    confirms: () => driving.confirming !== null,
    endTurn() {
      driving.confirming = null;
      goOn(driving);
    },
    accepted(accepted) {
      follow(driving, accepted);
      goOn(driving);
    },
    undone() {
      driving.confirming = null;
      driving.active = driving.authority.table.state.active;
      goOn(driving);
    },
    close() {
      driving.closed = true;
    },
  };
}

const stepOf = ({ authority, confirming, settings }: Driving, level = settings().autoResolve): Step =>
  nextStep(authority.table, authority.sitters(), confirming, level);

const isHuman = ({ authority }: Driving, seat: number): boolean =>
  authority.sitters()[seat]?.kind === 'human';

function goOn(driving: Driving): void {
  driving.running ??= run(driving);
  // What is shown at once is shown when it is known whether anybody is asked.
  if (!driving.isHurried()) driving.present();
}

async function run(driving: Driving): Promise<void> {
  // Nothing before `running` is known to all.
  await Promise.resolve();
  try {
    let painted = false;
    while (!driving.closed) {
      const step = stepOf(driving);
      if (step.kind !== 'think' && step.kind !== 'take') break;
      // Bots begin to think when the answer to a person is on the screen: they would take the processor from it.
      const choice = step.kind === 'take' ? step.choice : await thought(driving, step, painted);
      painted ||= step.kind === 'think';
      if (driving.closed) return;
      const taken = await driving.authority.decide(step.seat, [choice]);
      if (taken === 0)
        throw new Error(`"${choice}" was chosen for seat ${step.seat + 1}, and is not offered`);
      driving.present();
    }
  } catch (error) {
    driving.troubled(error);
  }
  driving.running = null;
  if (!driving.closed) driving.thinking(null);
  driving.present();
}

async function thought(
  { authority, bots, thinking, painted, seed }: Driving,
  { seat, sitter }: Extract<Step, { kind: 'think' }>,
  isPainted: boolean,
): Promise<string> {
  thinking(seat);
  if (!isPainted) await painted();
  const { setup, state, entries } = authority.table;
  return bots.choose(setup, clone(state), sitter, `${seed}/bot/${entries.length}`);
}

/** One thing at a time: a remote authority takes a while to answer, and a button is soon pressed twice. */
async function choose(driving: Driving, seat: number, choices: readonly string[]): Promise<void> {
  if (driving.deciding || !isHuman(driving, seat)) return;
  driving.deciding = true;
  driving.presses.push(driving.authority.table.entries.length);
  try {
    await driving.authority.decide(seat, choices);
  } catch (error) {
    driving.troubled(error);
  }
  driving.deciding = false;
}

/** What a bot has decided is not taken back. */
async function undo(driving: Driving): Promise<void> {
  const { authority, troubled } = driving;
  const last = authority.table.entries.at(-1);
  if (driving.deciding || last === undefined || !isHuman(driving, last.seat)) return;
  try {
    await authority.undo(lastPress(driving));
  } catch (error) {
    troubled(error);
  }
}

/**
 * How many entries are left when the last press is taken back: a path of several steps is one press, and what was decided
 * for the player after it belongs to it. What would be decided for them again at once is no place to stop at.
 */
function lastPress({ authority, presses, settings }: Driving): number {
  const { world, entries, past } = authority.table;
  const { length } = entries;
  while ((presses.at(-1) ?? -1) >= length) presses.pop();
  const isReal = (state: State): boolean => trivialChoice(world, state, settings().autoResolve) === null;
  // The states to which one may go back free of charge, the earliest first.
  const free = length - past.length;
  const pressed = presses.pop();
  const from = pressed === undefined ? past.findLastIndex(isReal) : Math.max(0, pressed - free);
  const real = past.findIndex((state, i) => i >= from && isReal(state));
  return real < 0 ? length : free + real;
}

/** Whose turn it is now, and whether the end of the last one waits for a word. */
function follow(driving: Driving, { events, after }: Accepted): void {
  const { active, settings, waitsForFallen } = driving;
  driving.fell ||= events.some((event) => event.type === 'knocked-out' && event.seat === active);
  if (!events.some(({ type }) => type === 'turn-began')) return;
  // Who plays alone waits for nobody; who fell wants to see what it cost before others go on.
  const wanted = (settings().confirmEndTurn && after.active !== active) || (driving.fell && waitsForFallen);
  if (wanted && isHuman(driving, active) && after.decision !== null) driving.confirming = active;
  driving.active = after.active;
  driving.fell = false;
}
