import { SUBMISSIONS, uploadPath } from '@quire/model/collections';
import { SubmissionSchema } from '@quire/model/entities/submission';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { handOver } from '../functions/src/domain/reviews/hand-over.ts';
import { extendRevision } from '../functions/src/domain/reviews/revision/extend-revision.ts';
import { addSubmissionFile } from '../functions/src/domain/submissions/add-submission-file.ts';
import { moveSubmission } from '../functions/src/domain/submissions/move-submission.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import { sendMessage } from '../functions/src/domain/submissions/send-message.ts';
import { withoutUndefined } from '../functions/src/platform/database/transaction.ts';
import type { Bucket } from '../functions/src/platform/storage/bucket.ts';
import { claimsOfAccount, type DemoAccount, readAccounts } from './accounts.ts';
import { loadReviewers } from './load-reviewers.ts';
import { loadReviews } from './load-reviews.ts';
import { type DemoSubmission, readSubmissions } from './read-submissions.ts';

const DAY_MS = 86_400_000;

type LoadPorts = SubmissionPorts & { readonly bucket: Pick<Bucket, 'write'> };

/** A demo account as somebody who acts, in a press of these journals. */
function personOf(account: DemoAccount, journals: readonly string[]): Person {
  const { uid, email } = account;
  return { uid, email, claims: claimsOfAccount(account, journals) };
}

/** The demo author's submissions, handled by the demo editor. What is there already stays. */
export async function loadSubmissions(
  ports: LoadPorts,
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
  ports: LoadPorts,
  people: { readonly author: Person; readonly editor: Person },
  submission: DemoSubmission,
): Promise<void> {
  const { db, bucket } = ports;
  const { id, draft, files, story, taken, extended, reviews, messages, bytes } = submission;
  const { author, editor } = people;
  const ref = db.collection(SUBMISSIONS).doc(id);
  if ((await ref.get()).exists) return;
  const today = ports.now().getTime();
  const at = (daysAgo: number): LoadPorts => {
    // A little later with each look, so that entries of one day keep their order.
    let clock = today - daysAgo * DAY_MS;
    const now = () => {
      clock += 1_000;
      return new Date(clock);
    };
    return { ...ports, now };
  };
  const begun = at(submission.begun).now().toISOString();
  const record = SubmissionSchema.parse({
    ...draft,
    ...{ owner: author.uid, authorUids: [author.uid], editors: [], production: [] },
    ...{ state: 'draft', round: 0, revision: 0 },
    ...{ stageEnteredAt: begun, createdAt: begun, updatedAt: begun },
  });
  await ref.set(withoutUndefined(record));
  for (const [place, { daysAgo, file, name, kind, label }] of files.entries()) {
    const upload = `${id}-file-${place + 1}`;
    const headers = { contentType: 'application/octet-stream', cacheControl: 'private' };
    const content = bytes.get(file) ?? new Uint8Array();
    await bucket.write(uploadPath(author.uid, id, upload), content, headers);
    const asked = { submission: id, upload, name, kind, label };
    await addSubmissionFile(at(daysAgo), author, asked);
  }
  for (const { daysAgo, as, ...asked } of story) {
    const { problems } = await moveSubmission(at(daysAgo), people[as], {
      submission: id,
      ...asked,
    });
    const [problem] = problems;
    if (problem) throw new Error(`${id}: ${asked.event}: ${problem.field}: ${problem.message}`);
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
  for (const { daysAgo, as, key, text } of messages) {
    await sendMessage(at(daysAgo), people[as], { submission: id, key, text });
  }
}
