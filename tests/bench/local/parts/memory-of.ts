import { fill, fillPlain, openEngine } from '../open-engine.ts';
import { PlainPress } from '../plain/plain-press.ts';
import { QUERIES } from './queries.ts';

/** Bytes a document beyond the empty process, and megabytes of the whole process. */
export interface Memory {
  readonly heap: number;
  readonly heapQueried: number;
  readonly rss: number;
  readonly rssQueried: number;
}

/** Needs `--expose-gc` and a process that has done nothing else. */
export async function memoryOf(which: 'ours' | 'plain', size: number): Promise<Memory> {
  // Memory of the code itself must not count: everything has run once before the measurement.
  await (which === 'ours' ? hold(10) : holdPlain(10));
  const before = used();
  const steps = await (which === 'ours' ? hold(size) : holdPlain(size));
  return {
    heap: (steps.filled.bytes - before.bytes) / size,
    heapQueried: (steps.queried.bytes - before.bytes) / size,
    rss: steps.filled.rss,
    rssQueried: steps.queried.rss,
  };
}

async function hold(size: number) {
  const engine = openEngine();
  await fill((request) => engine.call('Commit', request), size, ['articles']);
  const filled = used();
  for (const query of QUERIES) await engine.call(query.method, query.wire(0));
  const queried = used();
  // Still reachable here, so the figures above hold its documents.
  engine.context.service.store.close();
  return { filled, queried };
}

async function holdPlain(size: number) {
  const press = new PlainPress();
  fillPlain(press, size);
  press.notes.clear();
  const filled = used();
  press.sort();
  const queried = used();
  if (press.articles.size !== size) throw new Error('articles are missing');
  return { filled, queried };
}

function used() {
  if (!gc) throw new Error('run with --expose-gc');
  gc();
  gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { bytes: heapUsed + external, rss: rss / 1_048_576 };
}
