import { Worker } from 'node:worker_threads';
import type { FileReading } from './reading.ts';

/** A real manuscript takes a second or two. */
const MOST_MS = 15_000;
const MOST_MIB = 512;
/** Beside this file as it stands; bundled (build.mjs), beside every other one. */
const THREAD = import.meta.url.endsWith('.ts') ? './reading-worker.ts' : './reading-worker.js';

/**
 * Reads a file in a thread of its own, for so long and with so much memory at most: an author can
 * send one that takes for ever, or unpacks to gigabytes, and others wait for the same processor.
 * Null where nothing came of it.
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
