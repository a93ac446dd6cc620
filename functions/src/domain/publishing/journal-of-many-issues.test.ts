import { ISSUES, issueDocId, PUBLISHED_ISSUES, PUBLISHED_JOURNALS } from '@quire/model/collections';
import { PublishedJournalSchema } from '@quire/model/entities/published';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countedReads } from '../../testing/counted-reads.ts';
import {
  type AddressedPress,
  issueRecord,
  putIssue,
  putJournal,
  startTestPress,
} from '../../testing/test-press.ts';
import { rebuildJournal } from './rebuild-journal.ts';
import { rebuildPages } from './rebuild-pages.ts';

let press: AddressedPress;

beforeEach(async () => {
  press = await startTestPress();
  await putJournal(press, 'CES');
});
afterEach(() => press.close());

const shown = async () =>
  PublishedJournalSchema.parse(
    (await press.db.collection(PUBLISHED_JOURNALS).doc('CES').get()).data(),
  );

/** What is derived from all issues, whatever the journal has shown before. */
async function rebuilt() {
  await rebuildJournal(press, 'CES');
  return shown();
}

/** Published issues, as making them leaves them. */
async function fill(from: number, to: number): Promise<void> {
  const batch = press.db.batch();
  for (let n = from; n < to; n += 1) {
    const record = issueRecord('CES', `1-${n}`);
    batch.set(press.db.collection(ISSUES).doc(issueDocId('CES', `1-${n}`)), record);
    batch.set(press.db.collection(PUBLISHED_ISSUES).doc(issueDocId('CES', `1-${n}`)), {
      ...{ issue: record, journalTitle: 'The CES journal', hue: 120, contents: [] },
      articleCount: n,
    });
  }
  await batch.commit();
}

it('reads as much for a journal of 200 issues as for one of 20 when an issue changes', async () => {
  const publish = () => rebuildPages(press, 'CES', ['1-7']);
  await fill(0, 20);
  await rebuilt();
  const few = await countedReads(press, publish);
  await fill(20, 200);
  expect((await rebuilt()).issues).toHaveLength(200);
  expect(await countedReads(press, publish)).toBe(few);
  expect(await countedReads(press, () => rebuildJournal(press, 'CES'))).toBeGreaterThan(200);
});

it('shows what a full rebuild shows, whichever issues have changed', async () => {
  const special = { kind: 'special', topics: ['Mud'], guestEditors: ['Maren Holt'] };
  const changes: [issueid: string, change: object | null][] = [
    ['1-1', {}],
    ['2027-s1', { ...special, year: 2027, status: 'open', deadline: '2026-12-01' }],
    ['2025-s1', { ...special, year: 2025 }],
    ['1-2', { year: 2024, datePublished: '2024-03-01' }],
    ['2027-s1', { ...special, year: 2027, title: 'Of mud' }],
    ['1-2', { year: 2026, title: 'Of creeks' }],
    ['2025-s1', { ...special, year: 2025, status: 'draft' }],
    ['1-1', null],
    ['2027-s1', { kind: 'regular', year: 2027 }],
  ];
  for (const [issueid, change] of changes) {
    if (change) await putIssue(press, 'CES', issueid, change);
    else await press.db.collection(ISSUES).doc(issueDocId('CES', issueid)).delete();
    await rebuildPages(press, 'CES', [issueid]);
    const made = await shown();
    expect(made, issueid).toEqual(await rebuilt());
  }
  expect((await shown()).issues.map(({ issueid }) => issueid)).toEqual(['2027-s1', '1-2']);
});

it('gives special issues back what did not fit once another has gone', async () => {
  const long = { kind: 'special', topics: ['Mud'], description: 'It rises. '.repeat(480) };
  const ids = Array.from({ length: 90 }, (_, n) => `s${n}`);
  const batch = press.db.batch();
  for (const issueid of ids) {
    const issue = { ...issueRecord('CES', issueid), ...long };
    batch.set(press.db.collection(ISSUES).doc(issueDocId('CES', issueid)), issue);
    batch.set(press.db.collection(PUBLISHED_ISSUES).doc(issueDocId('CES', issueid)), {
      ...{ issue, journalTitle: 'The CES journal', hue: 120, contents: [], articleCount: 0 },
    });
  }
  await batch.commit();
  await rebuilt();
  expect((await shown()).hasWholeSpecialIssues).toBeUndefined();
  await putIssue(press, 'CES', '1-1');
  await rebuildPages(press, 'CES', ['1-1']);
  expect((await shown()).specialIssues[0]?.topics).toEqual([]);
  expect(await shown()).toEqual(await rebuilt());
  const gone = ids.slice(0, 20);
  for (const issueid of gone)
    await press.db.collection(ISSUES).doc(issueDocId('CES', issueid)).delete();
  await rebuildPages(press, 'CES', gone);
  const made = await shown();
  expect(made.specialIssues[0]?.topics).toEqual(['Mud']);
  expect(made.hasWholeSpecialIssues).toBe(true);
  expect(made).toEqual(await rebuilt());
});
