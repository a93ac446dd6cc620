/** A run of the tools page, as a person follows it, and as time and accidents befall it. */
import { readdirSync, readFileSync } from 'node:fs';
import { TOOL_ROWS, TOOL_RUNS } from '@quire/model/collections';
import type { ToolRow } from '@quire/model/entities/tool-row';
import { type ToolRun, ToolRunSchema } from '@quire/model/entities/tool-run';
import type { Page } from 'playwright-core';
import { press } from '../press-addresses.ts';
import { admin } from '../press-admin.ts';

/** The run that the page shows. */
export const runOf = (page: Page): string => new URL(page.url()).searchParams.get('run') ?? '';

const refOf = (run: string) => admin.db.collection(TOOL_RUNS).doc(run);

export const readRun = async (run: string): Promise<ToolRun> =>
  ToolRunSchema.parse((await refOf(run).get()).data());

export async function rowsOf(run: string): Promise<readonly ToolRow[]> {
  const { docs } = await refOf(run).collection(TOOL_ROWS).get();
  // What `commit-step.ts` has written.
  return docs.map((doc) => doc.data() as ToolRow);
}

/** Resolves with the run as soon as it is as wanted; rejects where it ends otherwise. */
export function runWhen(run: string, isWanted: (run: ToolRun) => boolean): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const stop = refOf(run).onSnapshot((snapshot) => {
      const now = ToolRunSchema.parse(snapshot.data());
      const isOver = now.state === 'done' || now.state === 'failed';
      if (!isWanted(now) && !isOver) return;
      stop();
      if (isWanted(now)) resolve(now);
      else reject(new Error(`run ${run}: ${now.state} ${now.error ?? ''}`));
    }, reject);
  });
}

/** Whoever works on it is gone, and so is the time for which it was theirs. */
export async function letLeaseLapse(run: string): Promise<void> {
  await admin.db.runTransaction(async (tx) => {
    const { state } = ToolRunSchema.parse((await tx.get(refOf(run))).data());
    if (state !== 'running') throw new Error(`run ${run} is ${state}`);
    const until = new Date(Date.now() - 1_000).toISOString();
    tx.update(refOf(run), { lease: { by: 'somebody who is gone', until } });
  });
}

/** Ends the process that serves the events of this press, as the platform does: without a word. */
export function killFunctions(): void {
  const host = new URL(press.firestore).host;
  const isOurs = (pid: string) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (!command.includes('functions-host/host.ts') || !command.includes('behind-')) return false;
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(
        `FIRESTORE_EMULATOR_HOST=${host}`,
      );
    } catch {
      // Not ours to look at, or gone already.
      return false;
    }
  };
  const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name));
  if (found.length === 0) throw new Error('no process of functions');
  for (const pid of found) process.kill(Number(pid), 'SIGKILL');
}

/** Remembers how far the page's progress bar has come, each time it moves. */
export async function watchProgress(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = () => {
      const bar = document.querySelector('main [role=progressbar][aria-valuenow]');
      const now = Number(bar?.getAttribute('aria-valuenow') ?? Number.NaN);
      if (!Number.isNaN(now) && seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(look).observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true },
      attributeFilter: ['aria-valuenow'],
    });
    Object.assign(window, { seenProgress: seen });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenProgress'));
}
