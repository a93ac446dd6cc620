import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { BROWSER } from '../../chromium/find-browser.ts';
import { openChromium, type RunningChromium } from '../../chromium/open-chromium.ts';
import { type Program, startProgram } from '../durable/program.ts';
import { hastenRetries } from './chromium/hasten-retries.ts';
import { type Row, SOME_ROWS } from './chromium/rows.ts';
import { RULES } from './chromium/server-rules.ts';
import { openTheatre } from './chromium/stage.ts';
import { synced } from './chromium/synced.ts';

/** Starts the program with its data in a folder that outlives it. */
function starter(): (port: number) => Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'restart-'));
  const rules = join(folder, 'firestore.rules');
  writeFileSync(rules, RULES);
  const options = ['--data', join(folder, 'data'), '--rules', rules];
  return (port) => startProgram(...options, '--port', String(port));
}

/** As a power cut would: the program has no time to say or to write anything. */
async function kill({ child }: Program): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A page that listens to the server. */
async function openWatch(chromium: RunningChromium, port: number, row: Row) {
  const theatre = await openTheatre(chromium, port, row);
  const stage = theatre.setStage(`demo-${row.cache.replace(' ', '-')}`);
  await stage.admin.put({ kept: 0, count: 1 });
  const tab = await stage.open();
  // Time for the server to come back.
  await hastenRetries(tab.page, 1_500);
  await tab.run(({ watch }) => watch());
  expect(await synced(tab, 'kept0 count1')).toBe('kept0 count1');
  return { tab, admin: stage.admin };
}

it.skipIf(!BROWSER)('keeps pages going when the server is killed and started again', async () => {
  const chromium = await openChromium(join(import.meta.dirname, 'chromium/page-client.ts'));
  onTestFinished(chromium.close);
  const start = starter();
  const first = await start(0);
  const { port } = first;
  const pages = await Promise.all(SOME_ROWS.map((row) => openWatch(chromium, port, row)));
  const inEach = <R>(work: (page: (typeof pages)[number]) => Promise<R>) =>
    Promise.all(pages.map(work));

  // In the midst of writes, some of them answered.
  await inEach(({ tab }) =>
    tab.run(async ({ f, room, sent }) => {
      for (let n = 10; n < 50; n++) sent.push(f.setDoc(room(`w${n}`), { n }));
      await Promise.all(sent.slice(0, 5));
    }),
  );
  await kill(first);
  await inEach(({ tab }) =>
    tab.run(({ f, room, sent }) => {
      sent.push(f.updateDoc(room('count'), { n: f.increment(1) }));
      sent.push(f.setDoc(room('mine'), { n: 60 }));
    }),
  );
  const second = await start(port);
  onTestFinished(() => kill(second));
  await inEach(({ admin }) => admin.put({ other: 70 }));

  const written = Array.from({ length: 40 }, (_, i) => `w${10 + i}${10 + i}`);
  const docs = ['kept0', 'count2', ...written, 'mine60', 'other70'].join(' ');
  expect(await inEach(({ tab }) => synced(tab, docs))).toEqual(SOME_ROWS.map(() => docs));
  await inEach(({ tab }) => tab.run(({ sent }) => Promise.all(sent).then(() => undefined)));
  const changes = await inEach(({ tab }) =>
    tab.run(({ log }) => log().seen.flatMap((one) => one.changes)),
  );
  const single = ['+kept0', '+count1', '~count2', '+mine60', '+other70'];
  const wanted = [...single, ...written.map((doc) => `+${doc}`)].toSorted();
  expect(changes.map((one) => one.toSorted())).toEqual(SOME_ROWS.map(() => wanted));
  await inEach(({ admin }) => admin.put({ other: null }));
  const last = docs.replace(' other70', '');
  expect(await inEach(({ tab }) => synced(tab, last))).toEqual(SOME_ROWS.map(() => last));
});
