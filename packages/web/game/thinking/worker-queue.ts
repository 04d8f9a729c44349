/** A worker that answers one request after another, and is replaced when it does not heed a cancellation. */
import { type Cancel, CANCELED, type Position, type Response, type Task, type Tasks } from './protocol.ts';

/** As much of a Worker as the queue needs; tests bring their own. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<Response>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  readonly postMessage: (message: object) => void;
  readonly terminate: () => void;
}

interface Pending {
  readonly request: object;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

interface Queue {
  readonly start: () => WorkerLike;
  worker: WorkerLike | null;
  /** The request it is working on. */
  current: number | null;
  /** In the order in which they came, the current one included. */
  readonly pending: Map<number, Pending>;
  count: number;
}

export type Ask = <T extends Task>(
  task: T,
  position: Position,
  more: Tasks[T]['ask'],
  signal?: AbortSignal,
) => Promise<Tasks[T]['answer']>;

/** How long a worker may go on with a canceled request, in milliseconds: a new one takes as long to start. */
const GRACE = 250;

/** The worker is started with the first request. */
export function workerQueue(start: () => WorkerLike): Ask {
  const queue: Queue = { start, worker: null, current: null, pending: new Map(), count: 0 };
  return (task, position, more, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new Error(CANCELED));
        return;
      }
      const id = ++queue.count;
      queue.pending.set(id, { request: { id, task, ...position, ...more }, resolve, reject });
      signal?.addEventListener('abort', () => cancel(queue, id));
      sendNext(queue);
    });
}

function sendNext(queue: Queue): void {
  const [next] = queue.pending;
  if (queue.current !== null || next === undefined) return;
  const [id, { request }] = next;
  queue.current = id;
  queue.worker ??= started(queue);
  queue.worker.postMessage(request);
}

function started(queue: Queue): WorkerLike {
  const worker = queue.start();
  // A worker that was replaced may still have something on its way.
  worker.onmessage = ({ data }) => {
    if (queue.worker === worker) settle(queue, data);
  };
  worker.onerror = ({ message }) => {
    if (queue.worker === worker) failAll(queue, message);
  };
  return worker;
}

function settle(queue: Queue, response: Response): void {
  const one = queue.pending.get(response.id);
  queue.pending.delete(response.id);
  queue.current = null;
  if ('error' in response) one?.reject(new Error(response.error));
  else one?.resolve(response.answer as never);
  sendNext(queue);
}

/** Of a worker that could not even be loaded, browsers say nothing. */
function failAll(queue: Queue, message: string | undefined): void {
  const error = new Error(
    `The computer players stopped. Reload the page to continue. ${message ?? ''}`.trim(),
  );
  for (const one of queue.pending.values()) one.reject(error);
  queue.pending.clear();
  stop(queue);
}

function stop(queue: Queue): void {
  queue.worker?.terminate();
  queue.worker = null;
  queue.current = null;
}

function cancel(queue: Queue, id: number): void {
  queue.pending.get(id)?.reject(new Error(CANCELED));
  queue.pending.delete(id);
  if (queue.current !== id) return;
  const message: Cancel = { cancel: id };
  queue.worker?.postMessage(message);
  setTimeout(() => {
    if (queue.current !== id) return;
    stop(queue);
    sendNext(queue);
  }, GRACE);
}
