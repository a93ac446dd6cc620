import { PublishedJournalSchema } from '@quire/model/entities/published';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  putIssue,
  putJournal,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { rebuildPages } from './rebuild-pages.ts';

let press: TestPress;

beforeAll(async () => {
  press = await startTestJournal();
});
afterAll(() => press.close());

const shown = async () =>
  PublishedJournalSchema.parse((await press.db.doc('publishedJournals/CES').get()).data());

it('shows special issues that ask for papers or have appeared, the newest first', async () => {
  const special = { kind: 'special', topics: ['Mud'], guestEditors: ['Maren Holt'] };
  await putIssue(press, 'CES', '2025-s1', { ...special, year: 2025 });
  await putIssue(press, 'CES', '2027-s1', {
    ...special,
    year: 2027,
    status: 'open',
    deadline: '2026-12-01',
  });
  await putIssue(press, 'CES', '2026-s1', { ...special, status: 'draft' });
  await putIssue(press, 'CES', '2026-s2', { ...special, status: 'closed' });
  await putIssue(press, 'CES', '1-1');
  await rebuildPages(press, 'CES', ['2025-s1', '2027-s1', '2026-s1', '2026-s2', '1-1']);
  const { specialIssues, issues } = await shown();
  expect(specialIssues).toMatchObject([
    { issueid: '2027-s1', deadline: '2026-12-01', topics: ['Mud'], guestEditors: ['Maren Holt'] },
    { issueid: '2025-s1' },
  ]);
  expect(issues.map(({ issueid }) => issueid)).toEqual(['2027-s1', '2026-s2', '1-1', '2025-s1']);
  expect(issues[0]).not.toHaveProperty('topics');
});

it('dates a change of the journal’s own record by the day on which it is seen', async () => {
  const at = (day: string) => ({ ...press, now: () => new Date(`${day}T12:00:00Z`) });
  await rebuildPages(at('2026-06-09'), 'CES', []);
  expect((await shown()).updated).toBe('2026-06-01');
  await putJournal(press, 'CES', { description: 'Another sentence.' });
  await rebuildPages(at('2026-07-01'), 'CES', []);
  await rebuildPages(at('2026-08-01'), 'CES', []);
  expect((await shown()).updated).toBe('2026-07-01');
});
