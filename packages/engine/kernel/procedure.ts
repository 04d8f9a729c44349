/**
 * What happens next is data: a stack of frames, each standing at a named step of a procedure. A procedure is a
 * table of small steps that reads from top to bottom like the rulebook's own list. A step does its work and goes
 * on to the next one, jumps, calls another procedure, or asks a seat to choose.
 */
/** Locals are replaced, never changed inside, except for arrays of plain values: `cloneFrame` copies just those. */
export interface Frame {
  proc: string;
  /** The step to run next; '' when the procedure has run out of steps. */
  step: string;
  /** What the procedure called last gave back. */
  result: string | number | boolean | null;
}

/** One pending choice. Every option is complete: its id says all there is to know to apply it. */
export interface Decision {
  readonly seat: number;
  readonly kind: string;
  readonly options: readonly string[];
}

export interface Machine {
  frames: Frame[];
  decision: Decision | null;
}

export interface Context {
  readonly state: Machine;
  readonly procedures: Procedures<never>;
  /** Leaves one of several options that come to the same; null where no two do. */
  readonly distinct: Distinct<never> | null;
}

export type Distinct<C> = (options: string[], context: C) => string[];

export type Run<C, F extends Frame> = (context: C, frame: F) => void;

/** Asks for a decision: none (null) skips the step, one option is taken at once, more are asked. */
export interface Ask<C, F extends Frame> {
  ask(context: C, frame: F): Question | null;
  answer(context: C, frame: F, choice: string): void;
}

export interface Question {
  readonly seat: number;
  readonly kind: string;
  readonly options: string[];
  /** Options that are always there and make no question of their own, such as discarding a card at any time. */
  asides?: readonly string[];
  /** Ask even where only one option is left, because a person should see it. */
  readonly show?: boolean;
}

export type Step<C, F extends Frame> = Run<C, F> | Ask<C, F>;

export interface Procedure<C> {
  readonly first: string;
  /** The step of that name; null for a procedure without steps. */
  readonly start: CompiledStep<C> | null;
  readonly steps: ReadonlyMap<string, CompiledStep<C>>;
}

export interface CompiledStep<C> {
  readonly name: string;
  readonly next: string;
  /** The step of that name, once all are known. */
  after: CompiledStep<C> | null;
  readonly siblings: ReadonlyMap<string, CompiledStep<C>>;
  readonly run: Run<C, Frame> | null;
  readonly ask: Ask<C, Frame> | null;
}

/** Maps, because every step of every game is looked up here. */
export type Procedures<C> = ReadonlyMap<string, Procedure<C>>;

/** The steps in the order in which they are written. */
export function procedure<C, F extends Frame>(steps: Readonly<Record<string, Step<C, F>>>): Procedure<C> {
  const names = Object.keys(steps);
  const compiled = new Map<string, CompiledStep<C>>();
  names.forEach((name, i) => {
    compiled.set(name, compile(name, steps[name] as Step<C, Frame>, names[i + 1] ?? '', compiled));
  });
  return chained(names[0] ?? '', compiled);
}

function chained<C>(first: string, steps: ReadonlyMap<string, CompiledStep<C>>): Procedure<C> {
  for (const step of steps.values()) step.after = steps.get(step.next) ?? null;
  return { first, start: steps.get(first) ?? null, steps };
}

function compile<C>(
  name: string,
  step: Step<C, Frame>,
  next: string,
  siblings: ReadonlyMap<string, CompiledStep<C>>,
): CompiledStep<C> {
  const isRun = typeof step === 'function';
  return { name, next, after: null, siblings, run: isRun ? step : null, ask: isRun ? null : step };
}

function stepNamed<C>(base: Procedure<C>, name: string, purpose: string): CompiledStep<C> {
  const step = base.steps.get(name);
  if (step === undefined) throw new Error(`no step "${name}" ${purpose}`);
  return step;
}

/** The steps of a copy, ready to be changed. */
function copySteps<C>(base: Procedure<C>): Map<string, CompiledStep<C>> {
  const steps = new Map<string, CompiledStep<C>>();
  for (const old of base.steps.values()) steps.set(old.name, { ...old, siblings: steps });
  return steps;
}

function mustBeNew<C>(base: Procedure<C>, name: string): void {
  if (base.steps.has(name)) throw new Error(`there is a step "${name}" already`);
}

/** A copy with one more step after the named one: how a part adds to a procedure it does not own. */
export function withStepAfter<C, F extends Frame>(
  base: Procedure<C>,
  after: string,
  name: string,
  step: Step<C, F>,
): Procedure<C> {
  const place = stepNamed(base, after, `to put "${name}" after`);
  mustBeNew(base, name);
  const steps = copySteps(base);
  steps.set(after, { ...place, next: name, siblings: steps });
  steps.set(name, compile(name, step as Step<C, Frame>, place.next, steps));
  return chained(base.first, steps);
}

/** The same in front of the named one. A jump to the named step does not come past the new one. */
export function withStepBefore<C, F extends Frame>(
  base: Procedure<C>,
  before: string,
  name: string,
  step: Step<C, F>,
): Procedure<C> {
  stepNamed(base, before, `to put "${name}" before`);
  mustBeNew(base, name);
  const steps = copySteps(base);
  for (const old of base.steps.values())
    if (old.next === before) steps.set(old.name, { ...old, next: name, siblings: steps });
  steps.set(name, compile(name, step as Step<C, Frame>, before, steps));
  return chained(base.first === before ? name : base.first, steps);
}

/** A copy in which the named step does something else. */
export function withStep<C, F extends Frame>(
  base: Procedure<C>,
  name: string,
  step: Step<C, F>,
): Procedure<C> {
  const { next } = stepNamed(base, name, 'to replace');
  const steps = copySteps(base);
  steps.set(name, compile(name, step as Step<C, Frame>, next, steps));
  return chained(base.first, steps);
}

/** Whether a frame will still come to a step of its procedure, if nothing jumps. */
export function isAhead(context: Context, frame: Frame, step: string): boolean {
  const steps = context.procedures.get(frame.proc)?.steps;
  for (let at = steps?.get(frame.step) ?? null; at !== null; at = at.after) if (at.name === step) return true;
  return false;
}

/**
 * The frame last seen at each depth, with its procedure's name and the step where it stood. Frames have many
 * shapes, so reading one is slow; this has one. Only a memory of look-ups, never a state: it is believed when it is
 * the very same frame and the step has the name that the frame says.
 */
interface Seen {
  frame: Frame;
  proc: string;
  step: CompiledStep<never>;
}
const seen: Seen[] = [];

function remember(depth: number, frame: Frame, step: CompiledStep<never>): void {
  const place = seen[depth];
  if (place === undefined) {
    seen[depth] = { frame, proc: frame.proc, step };
  } else {
    place.frame = frame;
    place.proc = frame.proc;
    place.step = step;
  }
}

function stepAt<C extends Context>(context: C, depth: number, frame: Frame, name: string): CompiledStep<C> {
  const place = seen[depth];
  if (place !== undefined && place.frame === frame) {
    const last = place.step as unknown as CompiledStep<C>;
    if (last.name === name) return last;
    const sibling = last.next === name ? last.after : last.siblings.get(name);
    if (sibling !== null && sibling !== undefined) {
      place.step = sibling as unknown as CompiledStep<never>;
      return sibling;
    }
  }
  const procedures = context.procedures as unknown as Procedures<C>;
  const step = procedures.get(frame.proc)?.steps.get(name);
  if (step === undefined) throw new Error(`no step ${frame.proc}/${name}`);
  remember(depth, frame, step as unknown as CompiledStep<never>);
  return step;
}

/** More steps than this without a decision: something goes round in circles. */
const MOST_STEPS = 20_000;

/** Runs steps until somebody must choose or nothing is left to do. */
export function run<C extends Context>(context: C): void {
  const { state } = context;
  const { frames } = state;
  for (let count = 0; state.decision === null; count++) {
    const depth = frames.length - 1;
    const frame = frames[depth];
    if (frame === undefined) return;
    if (count > MOST_STEPS)
      throw new Error(`a procedure does not end: ${frames.map((f) => `${f.proc}/${f.step}`).join(' > ')}`);
    const name = frame.step;
    if (name === '') {
      frames.pop();
      continue;
    }
    const step = stepAt(context, depth, frame, name);
    if (step.run !== null) {
      frame.step = step.next;
      step.run(context, frame);
    } else if (step.ask !== null) {
      pose(context, frame, step, step.ask);
    }
  }
}

function pose<C extends Context>(context: C, frame: Frame, step: CompiledStep<C>, ask: Ask<C, Frame>): void {
  const question = ask.ask(context, frame);
  const distinct = context.distinct as Distinct<C> | null;
  const posed =
    question === null || distinct === null ? question?.options : distinct(question.options, context);
  const only = posed?.[0];
  if (question === null || posed === undefined || only === undefined) {
    if (frame.step === step.name) frame.step = step.next;
  } else if (posed.length === 1 && question.show !== true) {
    frame.step = step.next;
    ask.answer(context, frame, only);
  } else {
    const { seat, kind, asides } = question;
    if (asides !== undefined) for (const aside of asides) posed.push(aside);
    const isDistinct = distinct === null || asides === undefined;
    context.state.decision = { seat, kind, options: isDistinct ? posed : distinct(posed, context) };
  }
}

/** Answers the pending decision; the caller has checked that the choice is one of its options. */
export function answer<C extends Context>(context: C, choice: string): void {
  const { frames } = context.state;
  const frame = frames[frames.length - 1];
  if (frame === undefined) throw new Error('nothing was asked');
  const step = stepAt(context, frames.length - 1, frame, frame.step);
  if (step.ask === null) throw new Error('nothing was asked');
  context.state.decision = null;
  frame.step = step.next;
  step.ask.answer(context, frame, choice);
}

export function push(context: Context, frame: Frame): void {
  context.state.frames.push(frame);
}

/** Starts a procedure; the caller goes on with its own next step when it is done. */
export function call<F extends Frame>(
  context: Context,
  frame: Omit<F, 'step' | 'result'> & { proc: string },
): void {
  const called = context.procedures.get(frame.proc);
  if (called === undefined) throw new Error(`no procedure "${frame.proc}"`);
  const started = frame as unknown as F;
  started.step = called.first;
  started.result = null;
  const depth = context.state.frames.push(started) - 1;
  if (called.start !== null) remember(depth, started, called.start);
}

/** Ends the procedure that runs now and gives a result to the one below it. */
export function finish(context: Context, result: Frame['result'] = null): void {
  const { frames } = context.state;
  frames.pop();
  const below = frames[frames.length - 1];
  if (below !== undefined) below.result = result;
}

/** Drops every frame above the given one, so that it goes on at the named step. */
export function unwindTo(context: Context, frame: Frame, step: string): void {
  const { frames } = context.state;
  while (frames.length > 0 && frames[frames.length - 1] !== frame) frames.pop();
  frame.step = step;
}

/** The innermost running procedure of that name. */
export function nearest(context: Context, proc: string): Frame | null {
  const { frames } = context.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as Frame;
    const place = seen[i];
    if ((place?.frame === frame ? place.proc : frame.proc) === proc) return frame;
  }
  return null;
}

export function cloneFrame(frame: Frame): Frame {
  const copy: Record<string, unknown> = {};
  const source = frame as unknown as Record<string, unknown>;
  for (const key in source) {
    const value = source[key];
    copy[key] = Array.isArray(value) ? value.slice() : value;
  }
  return copy as unknown as Frame;
}
