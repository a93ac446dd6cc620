import { JOBS } from '@quire/model/collections';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { type Job, type JobPorts, runJobs, type Written } from './run-jobs.ts';

let press: TestPress;
let ports: JobPorts;
let now: Date;
let written: Written;
beforeEach(async () => {
  press = await startTestPress();
  now = new Date('2026-06-01T09:00:00.000Z');
  written = new Map();
  ports = { ...press, now: () => now, wait: () => new Promise(() => {}) };
});
afterEach(() => press.close());

const job = (name: Job['name'], run: Job['run']): Job => ({ name, seconds: 10, run });
const noted = async (name: string) => (await press.db.collection(JOBS).doc(name).get()).data();
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

it('runs every job, whatever one of them throws, and says which have failed', async () => {
  const jobs = [
    job('sumAdverts', async () => ({ changed: 2 })),
    job('maintainReviews', () => Promise.reject(new Error('the database is away'))),
    job('sweepAccounts', async () => ({ erased: 0 })),
  ];
  expect(await runJobs(ports, jobs, written)).toEqual(['maintainReviews']);
  const at = now.toISOString();
  expect(await noted('sumAdverts')).toEqual({
    ...{ at, seconds: 0, outcome: 'done', did: { changed: 2 } },
  });
  expect(await noted('maintainReviews')).toEqual({
    ...{ at, seconds: 0, outcome: 'failed', did: {}, reason: 'Error: the database is away' },
  });
  expect(await noted('sweepAccounts')).toMatchObject({ outcome: 'done' });
});

it('records an idle run once an hour, and one that did something immediately', async () => {
  let count = 0;
  const jobs = [job('maintainSearch', async () => ({ notes: count }))];
  const writes: unknown[] = [];
  for (const minutes of [0, 1, 58, 1, 1]) {
    later(minutes);
    await runJobs(ports, jobs, written);
    writes.push((await noted('maintainSearch'))?.at);
  }
  expect(new Set(writes).size).toBe(2);
  count = 3;
  later(1);
  await runJobs(ports, jobs, written);
  expect(await noted('maintainSearch')).toMatchObject({ at: now.toISOString(), did: { notes: 3 } });
});

it('begins the next job where one takes longer than its share, and notes how it ends', async () => {
  const gate = Promise.withResolvers<Readonly<Record<string, number>>>();
  let isOver = false;
  const impatient = { ...ports, wait: () => new Promise<void>((end) => setTimeout(end, 50)) };
  const run = runJobs(
    impatient,
    [job('sumUsage', () => gate.promise), job('sumStats', async () => ({ days: 1 }))],
    written,
  ).then((failed) => {
    isOver = true;
    return failed;
  });
  await expect.poll(() => noted('sumStats')).toMatchObject({ outcome: 'done' });
  expect(await noted('sumUsage')).toMatchObject({ outcome: 'unfinished' });
  expect(isOver).toBe(false);
  gate.resolve({ changed: 5 });
  expect(await run).toEqual([]);
  expect(await noted('sumUsage')).toMatchObject({ outcome: 'done', did: { changed: 5 } });
});
