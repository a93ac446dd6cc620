import { SUBMISSIONS } from '@quire/model/collections';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { handOver } from '../functions/src/domain/reviews/hand-over.ts';
import { setReviewQueue } from '../functions/src/domain/reviews/review-queue.ts';
import { extendRevision } from '../functions/src/domain/reviews/revision/extend-revision.ts';
import { sendMessage } from '../functions/src/domain/submissions/send-message.ts';
import { type DemoAccount, personOf, readAccounts } from './accounts.ts';
import { addDemoFile, type UploadPorts } from './add-demo-file.ts';
import { beginSubmission } from './begin-submission.ts';
import { dayClocks } from './day-clocks.ts';
import { loadReviewers } from './load-reviewers.ts';
import { loadReviews } from './load-reviews.ts';
import { makeMove } from './make-move.ts';
import { type DemoSubmission, readSubmissions } from './read-submissions.ts';

const DAY_MS = 86_400_000;

/** The demo author's submissions, handled by the demo editor. What is there already stays. */
export async function loadSubmissions(
  ports: UploadPorts,
  journals: readonly string[],
): Promise<void> {
  const { accounts } = await readAccounts();
  const find = (role: DemoAccount['role']): Person => {
    const account = accounts.find((each) => each.role === role);
    if (!account) throw new Error(`demo/accounts.yaml has no ${role}.`);
    return personOf(account, journals);
  };
  await loadReviewers(ports, journals);
  const people = { author: find('author'), editor: find('editor') };
  for (const each of await readSubmissions()) await loadSubmission(ports, people, each);
}

/** Through the very functions that the pages call, on the days that the story names. */
async function loadSubmission(
  ports: UploadPorts,
  people: { readonly author: Person; readonly editor: Person },
  submission: DemoSubmission,
): Promise<void> {
  const { db } = ports;
  const { id, draft, files, story, taken, extended, reviews, waiting, messages, bytes } =
    submission;
  const { author, editor } = people;
  if ((await db.collection(SUBMISSIONS).doc(id).get()).exists) return;
  const today = ports.now().getTime();
  const clock = dayClocks(ports);
  const at = (daysAgo: number) => clock(today - daysAgo * DAY_MS);
  await beginSubmission(db, author, id, draft, at(submission.begun).now().toISOString());
  for (const [place, { daysAgo, file, name, kind, label }] of files.entries()) {
    const upload = `${id}-file-${place + 1}`;
    const asked = { submission: id, upload, name, kind, label };
    await addDemoFile(at(daysAgo), author, asked, bytes.get(file) ?? new Uint8Array());
  }
  for (const { daysAgo, as, ...asked } of story) {
    await makeMove(at(daysAgo), people[as], { submission: id, ...asked });
  }
  if (taken) {
    const asked = { submission: id, to: editor.uid, keeps: false, note: taken.note };
    await handOver(at(taken.daysAgo), editor, asked);
  }
  if (extended) {
    const { daysAgo, dueIn, note } = extended;
    const day = new Date(today + dueIn * DAY_MS).toISOString().slice(0, 10);
    const asked = { submission: id, due: `${day}T23:59:59.000Z`, note };
    await extendRevision(at(daysAgo), editor, asked);
  }
  await loadReviews(at, editor, id, reviews);
  if (waiting) {
    await setReviewQueue(at(1), editor, { submission: id, ...waiting, inviteNow: false });
  }
  for (const { daysAgo, as, key, text } of messages) {
    await sendMessage(at(daysAgo), people[as], { submission: id, key, text });
  }
}
