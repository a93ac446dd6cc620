import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { articlePath } from '@quire/model/paths';
import { SCHEDULED_JOBS } from '@quire/model/schedules';
import type { Addresses } from '../../../local/src/stack/addresses.ts';
import { runJob } from '../../../local/src/stack/run-job.ts';
import { openBrowser } from '../../journeys/browser.ts';
import { demoPaper } from '../../journeys/demo-paper.ts';
import { openFront } from '../front.ts';
import { inPress } from '../in-press.ts';
import { counted, type Operations } from '../operations.ts';
import { openRenderer } from '../renderer.ts';
import { visitTwice } from '../visit.ts';
import { costPage } from './cost-page.ts';
import { type Measured, MeasuredSchema } from './measured.ts';
import { readPrices } from './prices.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MEASURED = fileURLToPath(new URL('./measured.json', import.meta.url));
const PAGE = `${ROOT}/docs/cost.md`;
/** The life of a manuscript, from its draft to a reader. */
const WHOLE_LIFE = 'tests/journeys/from-new-to-published.test.ts';
/** Until nothing has been read or written for so long, the press is busy with what came before. */
const QUIET_MS = 3_000;
const TIMES = 3;

type Press = Pick<Addresses, 'press' | 'project' | 'firestore' | 'functions'>;

const sumOf = ({ reads, writes, deletes }: Operations): number => reads + writes + deletes;

async function untilQuiet(press: Press): Promise<void> {
  for (;;) {
    await counted(press, 'DELETE');
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    if (sumOf(await counted(press, 'GET')) === 0) return;
  }
}

/** The documents that some work reads and writes: the least of several times, as jobs of the press may come between. */
async function operationsOf(press: Press, work: () => Promise<unknown>): Promise<Operations> {
  const tries: Operations[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await counted(press, 'DELETE');
    await work();
    tries.push(await counted(press, 'GET'));
  }
  return tries.reduce((least, each) => (sumOf(each) < sumOf(least) ? each : least));
}

async function measureView(press: Press): Promise<Measured['view']> {
  const { journal, issue, akey } = demoPaper();
  const path = articlePath(journal, issue, akey);
  const address = press.press + path;
  const html = await (await fetch(address)).text();
  const page = await operationsOf(press, async () => (await fetch(address)).text());
  let visitor = 0;
  const count = await operationsOf(press, () => {
    visitor += 1;
    return fetch(`${press.press}/count`, {
      method: 'POST',
      headers: {
        origin: press.press,
        // Another one each time: one visitor is counted once in half a minute.
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${100 + visitor}.0) Gecko/20100101 Firefox/${100 + visitor}.0`,
      },
      body: JSON.stringify({ article: `${journal}~${akey}`, what: 'view' }),
    });
  });
  const renderer = await openRenderer(ROOT, press);
  const front = await openFront(press.press);
  const browser = await openBrowser();
  try {
    const { processorMs } = await renderer.times(path, 50);
    const { first } = await visitTwice(browser, front.url + path, { width: 1280, isSlow: false });
    return {
      article: akey,
      page,
      pageMs: Math.round(processorMs * 10) / 10,
      pageBytes: Buffer.byteLength(html),
      pageSentBytes: gzipSync(html).length,
      visitBytes: first.bytes,
      visitRequests: first.requests,
      counted: count,
    };
  } finally {
    await browser.close();
    await front.close();
    await renderer.close();
  }
}

async function measureJobs(press: Press): Promise<Measured['jobs']> {
  const jobs: Measured['jobs'][number][] = [];
  for (const [schedule, names] of Object.entries(SCHEDULED_JOBS)) {
    for (const job of names) {
      let ms = Number.POSITIVE_INFINITY;
      const operations = await operationsOf(press, async () => {
        const began = performance.now();
        await runJob(press.functions, press.project, schedule, job);
        ms = Math.min(ms, performance.now() - began);
      });
      jobs.push({ schedule, job, ...operations, ms: Math.round(ms) });
    }
  }
  return jobs;
}

/** Has the journey go through the press that is running, and counts what everybody in it reads and writes. */
async function measurePublication(press: Press, home: string): Promise<Operations> {
  await counted(press, 'DELETE');
  const code = await new Promise<number | null>((resolve) => {
    const given = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'journeys', WHOLE_LIFE];
    const env = { ...process.env, QUIRE_PRESS_HOME: home };
    spawn(process.execPath, given, { cwd: ROOT, env, stdio: 'inherit' }).once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${WHOLE_LIFE} failed, so what it costs is not known`);
  return counted(press, 'GET');
}

/**
 * Measures what readers, a manuscript and an idle press cause, and writes `docs/cost.md`.
 *
 * @param running the folder of a press that is running; without one, a press is opened
 */
export async function benchCost(running: string | null): Promise<void> {
  await inPress(ROOT, running, async (press, home) => {
    await untilQuiet(press);
    const view = await measureView(press);
    await untilQuiet(press);
    const jobs = await measureJobs(press);
    const publication = await measurePublication(press, home);
    const measured = MeasuredSchema.parse({
      ...{ measured: new Date().toISOString().slice(0, 10), view, publication, jobs },
    });
    await writeFile(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
    await writeFile(PAGE, costPage(measured, readPrices()));
    console.log(`\n${await readFile(PAGE, 'utf8')}\nWritten to docs/cost.md`);
  });
}
