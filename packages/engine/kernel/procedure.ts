/**
 * What happens next is data: a stack of frames, each standing at a named step of a procedure. A procedure is a
 * table of small steps that reads from top to bottom like the rulebook's own list. A step does its work and goes
 * on to the next one, jumps, calls another procedure, or asks a seat to choose.
 */
export type Local = string | number | boolean | null | readonly unknown[] | object;

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
}

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
  readonly asides?: readonly string[];
  /** Ask even where only one option is left, because a person should see it. */
  readonly show?: boolean;
}

export type Step<C, F extends Frame> = Run<C, F> | Ask<C, F>;

export interface Procedure<C> {
  readonly first: string;
  readonly steps: Readonly<Record<string, CompiledStep<C>>>;
}

export interface CompiledStep<C> {
  readonly next: string;
  readonly run: Run<C, Frame> | null;
  readonly ask: Ask<C, Frame> | null;
}

export type Procedures<C> = Readonly<Record<string, Procedure<C>>>;

/** The steps in the order in which they are written. */
export function procedure<C, F extends Frame>(steps: Readonly<Record<string, Step<C, F>>>): Procedure<C> {
  const names = Object.keys(steps);
  const compiled: Record<string, CompiledStep<C>> = {};
  names.forEach((name, i) => {
    const step = steps[name] as Step<C, Frame>;
    const next = names[i + 1] ?? '';
    compiled[name] =
      typeof step === 'function' ? { next, run: step, ask: null } : { next, run: null, ask: step };
  });
  return { first: names[0] ?? '', steps: compiled };
}

/** A copy with one more step after the named one: how a variant adds to a procedure it does not own. */
export function withStepAfter<C, F extends Frame>(
  base: Procedure<C>,
  after: string,
  name: string,
  step: Step<C, F>,
): Procedure<C> {
  const place = base.steps[after];
  if (place === undefined) throw new Error(`no step "${after}" to put "${name}" after`);
  const own = step as Step<C, Frame>;
  const added =
    typeof own === 'function'
      ? { next: place.next, run: own, ask: null }
      : { next: place.next, run: null, ask: own };
  return { first: base.first, steps: { ...base.steps, [after]: { ...place, next: name }, [name]: added } };
}

/** Runs steps until somebody must choose or nothing is left to do. */
export function run<C extends Context>(context: C): void {
  const { state } = context;
  const { frames } = state;
  const procedures = context.procedures as unknown as Procedures<C>;
  for (let count = 0; state.decision === null; count++) {
    if (count > 20_000)
      throw new Error(`a procedure does not end: ${frames.map((f) => `${f.proc}/${f.step}`).join(' > ')}`);
    const frame = frames[frames.length - 1];
    if (frame === undefined) return;
    if (frame.step === '') {
      frames.pop();
      continue;
    }
    const step = procedures[frame.proc]?.steps[frame.step];
    if (step === undefined) throw new Error(`no step ${frame.proc}/${frame.step}`);
    if (step.run !== null) {
      frame.step = step.next;
      step.run(context, frame);
    } else if (step.ask !== null) {
      pose(context, frame, step, step.ask);
    }
  }
}

function pose<C extends Context>(context: C, frame: Frame, step: CompiledStep<C>, ask: Ask<C, Frame>): void {
  const here = frame.step;
  const question = ask.ask(context, frame);
  const only = question?.options[0];
  if (question === null || only === undefined) {
    if (frame.step === here) frame.step = step.next;
  } else if (question.options.length === 1 && question.show !== true) {
    frame.step = step.next;
    ask.answer(context, frame, only);
  } else {
    const { seat, kind, options, asides } = question;
    if (asides !== undefined) for (const aside of asides) options.push(aside);
    context.state.decision = { seat, kind, options };
  }
}

/** Answers the pending decision; the caller has checked that the choice is one of its options. */
export function answer<C extends Context>(context: C, choice: string): void {
  const { frames } = context.state;
  const frame = frames[frames.length - 1];
  const procedures = context.procedures as unknown as Procedures<C>;
  const step = frame === undefined ? undefined : procedures[frame.proc]?.steps[frame.step];
  if (frame === undefined || step === undefined || step.ask === null) throw new Error('nothing was asked');
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
  const first = context.procedures[frame.proc]?.first;
  if (first === undefined) throw new Error(`no procedure "${frame.proc}"`);
  context.state.frames.push({ ...frame, step: first, result: null });
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
    const frame = frames[i];
    if (frame !== undefined && frame.proc === proc) return frame;
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
