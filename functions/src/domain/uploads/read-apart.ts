import { Worker } from 'node:worker_threads';
import type { FileReading } from './reading.ts';

/** A real manuscript takes a second or two. */
const MOST_MS = 15_000;
const MOST_MIB = 512;
/** Next to this file in the source; next to every bundle in the build (build.mjs). */
const THREAD = import.meta.url.endsWith('.ts') ? './reading-worker.ts' : './reading-worker.js';

/**
 * Reads a file in a separate thread, with limits on time and memory: an author can send a file that
 * never ends, or unpacks to gigabytes, and others share the processor. Null if it fails.
 */
export function readApart(reading: FileReading, mostMs = MOST_MS): Promise<unknown> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL(THREAD, import.meta.url), {
      workerData: reading,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MIB },
    });
    const end = (answer: unknown) => {
      clearTimeout(late);
      resolve(answer);
      void thread.terminate();
    };
    const late = setTimeout(end, mostMs, null);
    thread.once('message', end);
    thread.once('error', () => end(null));
    thread.once('exit', () => end(null));
  });
}
