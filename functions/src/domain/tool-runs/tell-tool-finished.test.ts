import { MAIL, TOOL_RUNS, USERS } from '@quire/model/collections';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { tellToolFinished } from './tell-tool-finished.ts';

let press: TestPress;
beforeEach(async () => {
  press = await startTestPress();
  const user = { displayName: 'Ada Okafor', email: 'ada@example.org', journals: [] };
  const updatedAt = '2026-06-01T09:00:00.000Z';
  await press.db
    .collection(USERS)
    .doc('ada')
    .set({ ...user, roles: ['admin'], updatedAt });
});
afterEach(() => press.close());

/** A run that ended this number of minutes after it began. */
const put = (state: string, minutes: number, change: object = {}) =>
  press.db
    .collection(TOOL_RUNS)
    .doc('run1')
    .set({
      ...{ kind: 'health', options: { kind: 'health' }, state, rows: 1_204, createdBy: 'ada' },
      ...{ progress: { done: 20_112, total: 20_112 }, createdAt: '2026-06-01T09:00:00.000Z' },
      updatedAt: new Date(Date.UTC(2026, 5, 1, 9, minutes)).toISOString(),
      ...change,
    });
const mails = async () => (await press.db.collection(MAIL).get()).docs.map((doc) => doc.data());

it('notifies the person who began a long run how it ended, once', async () => {
  await put('done', 20);
  await tellToolFinished(press, 'run1');
  await tellToolFinished(press, 'run1');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ['ada@example.org'], subject: 'Finished: Health check' });
  expect(mail?.text).toContain('20,112 of 20,112). Its report has 1,204 lines.');
});

it('notifies about an interrupted run, and not about a short or unfinished one', async () => {
  for (const [state, minutes] of [
    ['done', 1],
    ['running', 20],
    ['cancelled', 20],
  ] as const) {
    await put(state, minutes);
    await tellToolFinished(press, 'run1');
  }
  expect(await mails()).toEqual([]);
  await put('failed', 20, { failure: { code: 'file-gone', values: { name: 'tides.csv' } } });
  await tellToolFinished(press, 'run1');
  expect((await mails())[0]?.text).toContain(
    'tides.csv is no longer available. Upload it again. You can resume it.',
  );
});
