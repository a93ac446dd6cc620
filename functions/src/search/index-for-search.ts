import type { Ports } from '../publish/ports.ts';
import { indexRecords, type RecordKey } from './index-records.ts';
import type { Searched } from './search-entry.ts';

interface Waiting {
  readonly key: RecordKey;
  readonly done: PromiseWithResolvers<void>;
}

/** Records that share a transaction: many of a journal's share their words. */
const TOGETHER = 8;

const queues = new WeakMap<Ports['db'], Map<string, Waiting>>();

/** Takes up what is waiting, some at a time, until nothing is. */
async function work(ports: Ports, queue: Map<string, Waiting>): Promise<void> {
  // Whoever comes in the same moment comes along.
  await null;
  while (queue.size > 0) {
    const batch = [...queue].slice(0, TOGETHER);
    for (const [name] of batch) queue.delete(name);
    try {
      await indexRecords(
        ports,
        batch.map(([, { key }]) => key),
      );
      for (const [, { done }] of batch) done.resolve();
    } catch (error) {
      for (const [, { done }] of batch) done.reject(error);
    }
  }
  queues.delete(ports.db);
}

/**
 * Brings the search up to date with one published record, whether it has come, changed or gone. To
 * be called after it was written; may be called any number of times.
 */
export function indexForSearch(ports: Ports, collection: Searched, id: string): Promise<void> {
  const running = queues.get(ports.db);
  const queue = running ?? new Map<string, Waiting>();
  const name = `${collection}/${id}`;
  const waiting = queue.get(name) ?? {
    key: { collection, id },
    done: Promise.withResolvers<void>(),
  };
  queue.set(name, waiting);
  if (!running) {
    queues.set(ports.db, queue);
    void work(ports, queue);
  }
  return waiting.done.promise;
}
