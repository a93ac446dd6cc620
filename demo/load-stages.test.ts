import { SUBMISSIONS, USERS } from '@quire/model/collections';
import { SubmissionSchema } from '@quire/model/entities/submission';
import { journalsOf } from '@quire/model/grants';
import {
  SUBMISSION_STATE_NAMES,
  type SubmissionState,
} from '@quire/model/states/submission-states';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryBucket } from '../functions/src/platform/storage/memory-bucket.ts';
import { putIssue, putJournal } from '../functions/src/testing/test-press.ts';
import {
  below,
  mailsOf,
  startSubmissionsPress,
  submissionNow,
} from '../functions/src/testing/test-submissions.ts';
import { claimsOfAccount, readAccounts } from './accounts.ts';
import { loadStages } from './load-stages.ts';
import { loadSubmissions } from './load-submissions.ts';

const JOURNALS = ['CES', 'MSP', 'QPH', 'SJCM'];
/** Where nothing rests: the press goes on by itself. */
const PASSED_AT_ONCE: readonly SubmissionState[] = ['submitted', 'accepted'];
/** What published articles show. */
const OF_ARTICLES: readonly SubmissionState[] = [
  ...(['published', 'corrected', 'expression_of_concern', 'retracted', 'removed'] as const),
];

async function startDemoPress() {
  const press = await startSubmissionsPress();
  const bucket = new MemoryBucket();
  const write = async (path: string, bytes: Uint8Array) => press.store.put(path, bytes);
  const ports = { ...press, bucket };
  await putJournal(ports, 'QPH', {
    charges: { currency: 'EUR', fees: [{ type: 'research-article', amount: 120_000 }] },
  });
  await putJournal(ports, 'SJCM');
  await putIssue(ports, 'CES', '2027-s1', { kind: 'special' });
  await putIssue(ports, 'CES', '3-1');
  await putIssue(ports, 'MSP', '2-1');
  const { accounts } = await readAccounts();
  for (const account of accounts) {
    const { uid, email, name: displayName } = account;
    const claims = claimsOfAccount(account, JOURNALS);
    const user = { email, displayName, ...claims, journals: journalsOf(claims) };
    await press.db
      .collection(USERS)
      .doc(uid)
      .set({ ...user, updatedAt: press.now().toISOString() });
  }
  await loadSubmissions({ ...press, bucket: { write } }, JOURNALS);
  await loadStages(ports, JOURNALS);
  return ports;
}

let press: Awaited<ReturnType<typeof startDemoPress>>;
beforeAll(async () => {
  press = await startDemoPress();
});
afterAll(() => press.close());

async function manuscripts() {
  const { docs } = await press.db.collection(SUBMISSIONS).get();
  return docs.map((doc) => SubmissionSchema.parse(doc.data()));
}

it('shows a manuscript in every state that no article shows', async () => {
  const shown = new Set((await manuscripts()).map(({ state }) => state));
  const elsewhere = new Set([...PASSED_AT_ONCE, ...OF_ARTICLES]);
  const wanted = SUBMISSION_STATE_NAMES.filter((state) => !elsewhere.has(state));
  expect(wanted.filter((state) => !shown.has(state))).toEqual([]);
});

it('shows what became of a transfer: a draft for the other journal', async () => {
  const { transferredTo = '', number } = await submissionNow(press, 'demo-transferred');
  const draft = await submissionNow(press, transferredTo);
  expect(draft).toMatchObject({ state: 'draft', journal: 'CES', previousSubmission: number });
  expect(await below(press, transferredTo, 'files')).toHaveLength(1);
});

it('changes nothing and sends no mail where it is loaded again', async () => {
  const before = await manuscripts();
  expect(await mailsOf(press, () => loadStages(press, JOURNALS))).toEqual([]);
  expect(await manuscripts()).toEqual(before);
});

it('gives the desk some work that is overdue, two editors of a journal, reports and an article', async () => {
  const now = press.now().toISOString();
  const all = await manuscripts();
  const late = all.filter(({ dueAt }) => dueAt !== undefined && dueAt < now).length;
  expect(late).toBeGreaterThanOrEqual(3);
  expect(late).toBeLessThan(all.length / 3);
  const handledBy = (uid: string) => all.filter(({ editors }) => editors.includes(uid)).length;
  expect(handledBy('demo-editor')).toBeGreaterThan(4);
  expect(handledBy('demo-editor-2')).toBeGreaterThan(4);
  const reviews = await below(press, 'demo-awaiting-decision', 'reviews');
  expect(reviews.map(({ state }) => state)).toEqual(['submitted', 'submitted']);
  const events = await below(press, 'demo-awaiting-decision', 'events');
  expect(events.map(({ event }) => event)).toContain('decision_recommended');
  expect((await submissionNow(press, 'demo-scheduled')).article).toMatch(/^MSP~rod-like/);
});
