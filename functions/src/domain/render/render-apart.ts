/**
 * Renders texts by others in a separate thread, with limits on time and memory. A text of a few
 * kilobytes can take minutes, and an instance serves many people.
 */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DepositTexts } from '@quire/content/export/deposit-texts';
import type { JatsParts } from '@quire/content/export/jats-parts';
import type { ExportedPaper } from '@quire/content/export/read-paper-tree';
import type { PaperFolder, PaperRead } from '@quire/content/paper/read-paper';
import type { RenderedDocument, RenderInput } from '@quire/content/render-document';
import type { RenderedText } from '@quire/content/render-inline';

interface Title {
  readonly markdown: string;
  readonly macros: Readonly<Record<string, string>>;
}

interface Renderings {
  document: { ask: RenderInput; answer: RenderedDocument };
  title: { ask: Title; answer: RenderedText };
  paper: { ask: PaperFolder; answer: PaperRead };
  jats: { ask: ExportedPaper; answer: JatsParts };
  deposit: { ask: ExportedPaper; answer: DepositTexts };
}
type What = keyof Renderings;
/** The message to the thread. */
export type Rendering = { [W in What]: { what: W; ask: Renderings[W]['ask'] } }[What];

export interface RenderLimits {
  /** Processor time: the longest real paper takes two or three seconds. */
  readonly cpuMs: number;
  /** Elapsed time, where the thread does not report its processor time. */
  readonly wallMs: number;
  /** Memory, where a thread is started for the text. */
  readonly mostMib?: number;
  /** How long the thread waits for another text; absent: always. Its memory may be needed for something else. */
  readonly idleMs?: number;
}
const LIMITS: RenderLimits = { cpuMs: 15_000, wallMs: 180_000 };
/** The number of a thread that has ended. */
const ENDED = -1;
const LOOK_EVERY_MS = 250;
const END_MOST_MS = 10_000;
const MOST_MIB = 384;

/** Next to this file in the source; next to every bundle in the build (build.mjs). */
const THREAD = import.meta.url.endsWith('.ts') ? './render-thread.ts' : './render-thread.js';

let idle: Worker | null = null;
/** One text at a time: a second thread would only compete for the processor. */
let last: Promise<unknown> = Promise.resolve();

/** Rejects if the thread cannot be started, which is not the text's fault. */
async function startThread(mostMib = MOST_MIB): Promise<Worker> {
  const thread = new Worker(new URL(THREAD, import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMib },
  });
  thread.once('exit', () => {
    if (idle === thread) idle = null;
  });
  // Loading does not count as the text's time. A thread that ends while loading sends no message.
  const ready = new AbortController();
  await Promise.race([
    once(thread, 'message', { signal: ready.signal }),
    once(thread, 'exit', { signal: ready.signal }).then(() => {
      throw new Error('The thread that renders texts has ended while it was loading');
    }),
  ]).finally(() => ready.abort());
  return thread;
}

/** Waits for a thread to end, with a limit: later texts wait for this one, and get a new thread. */
async function endThread(thread: Worker): Promise<void> {
  const waited = new AbortController();
  await Promise.race([
    thread.terminate(),
    setTimeout(END_MOST_MS, undefined, { ref: false, signal: waited.signal }),
  ]).finally(() => waited.abort());
}

/** Ends a thread that has no text after this time. */
async function endIdle(thread: Worker, idleMs: number): Promise<void> {
  await setTimeout(idleMs, undefined, { ref: false });
  if (idle !== thread) return;
  idle = null;
  await thread.terminate();
}

/** The processor time of a thread since `before`; the elapsed time if it is unknown. */
async function usedMs(thread: Worker, before: NodeJS.CpuUsage | null, wallMs: number) {
  if (!before) return wallMs;
  const { user, system } = await thread.cpuUsage(before);
  return (user + system) / 1000;
}

function run<W extends What>(
  thread: Worker,
  what: W,
  ask: Renderings[W]['ask'],
  { cpuMs, wallMs }: RenderLimits,
): Promise<Renderings[W]['answer'] | null> {
  return new Promise((resolve) => {
    const began = performance.now();
    let before: NodeJS.CpuUsage | null = null;
    const end = (answer: Renderings[W]['answer'] | null) => {
      clearInterval(look);
      thread.off('message', take).off('error', fail).off('exit', fail);
      resolve(answer);
    };
    const take = (message: { answer: Renderings[W]['answer'] | null }) => end(message.answer);
    const fail = () => {
      void thread.terminate();
      end(null);
    };
    const look = setInterval(async () => {
      const wall = performance.now() - began;
      if (wall > wallMs) return fail();
      // If the thread has ended in the meantime, its event has reported so.
      const used = await usedMs(thread, before, wall).catch(() => 0);
      if (used > cpuMs) fail();
    }, LOOK_EVERY_MS);
    thread.on('message', take).on('error', fail).on('exit', fail);
    thread
      .cpuUsage()
      .then((usage) => {
        before = usage;
      })
      .catch(() => undefined)
      .finally(() => thread.postMessage({ what, ask }));
  });
}

/**
 * Renders in the thread. Null if it took too long or too much memory: the thread is then ended, and
 * the next text gets a new one.
 */
export function renderApart<W extends What>(
  what: W,
  ask: Renderings[W]['ask'],
  limits: RenderLimits = LIMITS,
): Promise<Renderings[W]['answer'] | null> {
  const next = last.then(async () => {
    const thread = idle ?? (await startThread(limits.mostMib));
    idle = null;
    thread.ref();
    const answer = await run(thread, what, ask, limits);
    if (answer === null) {
      await endThread(thread);
    } else if (thread.threadId !== ENDED) {
      // The thread must not keep the process alive.
      thread.unref();
      idle = thread;
      if (limits.idleMs !== undefined) void endIdle(thread, limits.idleMs);
    }
    return answer;
  });
  last = next.catch(() => undefined);
  return next;
}
