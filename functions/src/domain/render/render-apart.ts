/**
 * Texts that others have written are rendered in a thread of their own, for so long and with so much
 * memory at most. A text of a few kilobytes can take minutes, and an instance serves many people.
 */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
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
}
type What = keyof Renderings;
/** As it is sent to the thread. */
export type Rendering = { [W in What]: { what: W; ask: Renderings[W]['ask'] } }[What];

export interface RenderLimits {
  /** Of the processor: the longest honest paper takes two or three seconds. */
  readonly cpuMs: number;
  /** Of the clock, where the thread does not say what it has used. */
  readonly wallMs: number;
}
const LIMITS: RenderLimits = { cpuMs: 15_000, wallMs: 180_000 };
/** The number of a thread that has ended. */
const ENDED = -1;
const LOOK_EVERY_MS = 250;
const END_MOST_MS = 10_000;
const MOST_MIB = 384;

/** Beside this file as it stands; bundled (build.mjs), beside every other one. */
const THREAD = import.meta.url.endsWith('.ts') ? './render-thread.ts' : './render-thread.js';

let idle: Worker | null = null;
/** One text at a time: a second thread would only share the processor. */
let last: Promise<unknown> = Promise.resolve();

/** Rejects where the thread cannot be started, which is no fault of a text. */
async function startThread(): Promise<Worker> {
  const thread = new Worker(new URL(THREAD, import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MIB },
  });
  thread.once('exit', () => {
    if (idle === thread) idle = null;
  });
  // What it loads is not the text's time. A thread that ends while it loads sends no message.
  const ready = new AbortController();
  await Promise.race([
    once(thread, 'message', { signal: ready.signal }),
    once(thread, 'exit', { signal: ready.signal }).then(() => {
      throw new Error('The thread that renders texts has ended while it was loading');
    }),
  ]).finally(() => ready.abort());
  return thread;
}

/** Waits for a thread to end, but not for ever: later texts wait for this one, and have a thread of their own. */
async function endThread(thread: Worker): Promise<void> {
  const waited = new AbortController();
  await Promise.race([
    thread.terminate(),
    setTimeout(END_MOST_MS, undefined, { ref: false, signal: waited.signal }),
  ]).finally(() => waited.abort());
}

/** What a thread has used of the processor since `before`; the clock where it cannot say. */
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
      // A thread that has ended meanwhile has told so by its event.
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
 * Renders in the thread. Null where it took too long or too much memory: the thread is ended then,
 * and the next text has a new one.
 */
export function renderApart<W extends What>(
  what: W,
  ask: Renderings[W]['ask'],
  limits: RenderLimits = LIMITS,
): Promise<Renderings[W]['answer'] | null> {
  const next = last.then(async () => {
    const thread = idle ?? (await startThread());
    idle = null;
    thread.ref();
    const answer = await run(thread, what, ask, limits);
    if (answer === null) {
      await endThread(thread);
    } else if (thread.threadId !== ENDED) {
      // Nothing waits for it any longer, a process that wants to end least of all.
      thread.unref();
      idle = thread;
    }
    return answer;
  });
  last = next.catch(() => undefined);
  return next;
}
