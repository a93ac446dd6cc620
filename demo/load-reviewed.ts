/** Articles of the demo press whose journal publishes its reviews: each has the manuscript that it was made from. */
import { readdir, readFile } from 'node:fs/promises';
import { ARTICLES, PUBLISHED_ARTICLES, SUBMISSIONS, uploadPath } from '@quire/model/collections';
import { ReviewReportSchema } from '@quire/model/entities/review';
import {
  DECLARATIONS,
  SubmissionDraftSchema,
  SubmissionSchema,
} from '@quire/model/entities/submission';
import { claimsOf } from '@quire/model/roles';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { FieldValue } from 'firebase-admin/firestore';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { draftDecision } from '../functions/src/domain/reviews/draft-decision.ts';
import { addSubmissionFile } from '../functions/src/domain/submissions/add-submission-file.ts';
import { moveSubmission } from '../functions/src/domain/submissions/move-submission.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import { withoutUndefined } from '../functions/src/platform/database/transaction.ts';
import type { Bucket } from '../functions/src/platform/storage/bucket.ts';
import { loadReviews } from './load-reviews.ts';
import { until } from './until-exists.ts';

const DAY_MS = 86_400_000;
const HOME = new URL('./reviewed/', import.meta.url);

const LetterSchema = z.object({ on: z.iso.date(), letter: z.string() });
const ReviewedSchema = z.object({
  /** In `articles`. */
  article: z.string(),
  /** The text that was reviewed, below `demo`. */
  manuscript: z.string(),
  author: z.object({ uid: z.string(), email: z.email() }),
  draft: SubmissionDraftSchema,
  sent: z.iso.date(),
  reviews: z.array(
    z.object({
      reviewer: z.string(),
      ...{ invited: z.iso.date(), accepted: z.iso.date(), sent: z.iso.date() },
      report: ReviewReportSchema,
    }),
  ),
  decision: LetterSchema.extend({ event: z.enum(['request_minor', 'request_major']) }),
  reply: LetterSchema,
  acceptance: LetterSchema,
});
type Reviewed = z.infer<typeof ReviewedSchema>;

type LoadPorts = SubmissionPorts & { readonly bucket: Pick<Bucket, 'write'> };

/** When their articles and the base of reviewers are there. What is there already stays. */
export async function loadReviewed(ports: LoadPorts): Promise<void> {
  for (const file of (await readdir(HOME)).toSorted()) {
    const reviewed = ReviewedSchema.parse(parse(await readFile(new URL(file, HOME), 'utf8')));
    await loadOne(ports, `demo-${file.replace('.yaml', '')}`, reviewed);
  }
}

/** Through the very functions that the pages call, on the days of the story. */
async function loadOne(ports: LoadPorts, id: string, reviewed: Reviewed): Promise<void> {
  const { db, bucket } = ports;
  const { article, draft, sent, reviews, decision, reply, acceptance } = reviewed;
  const ref = db.collection(SUBMISSIONS).doc(id);
  const text = db.collection(ARTICLES).doc(article);
  if ((await ref.get()).exists || !(await text.get()).exists) return;
  const author: Person = { ...reviewed.author, claims: claimsOf({ roles: ['author'] }) };
  // Whoever edited the journal then: it is none of the demo editor's.
  const grants = { editor: [draft.journal] };
  const editor: Person = {
    uid: 'demo-former-editor',
    claims: claimsOf({ roles: ['editor'], grants }),
  };
  const clocks = new Map<string, number>();
  const on = (day: string): LoadPorts => {
    const now = () => {
      const next = (clocks.get(day) ?? Date.parse(`${day}T09:00:00Z`)) + 1_000;
      clocks.set(day, next);
      return new Date(next);
    };
    return { ...ports, now };
  };
  const begun = `${sent}T08:00:00.000Z`;
  const declarations = Object.fromEntries(Object.keys(DECLARATIONS).map((key) => [key, true]));
  const record = SubmissionSchema.parse({
    ...{ ...draft, declarations },
    ...{ owner: author.uid, authorUids: [author.uid], editors: [], production: [] },
    ...{ state: 'draft', round: 0, revision: 0 },
    ...{ stageEnteredAt: begun, createdAt: begun, updatedAt: begun },
  });
  await ref.set(withoutUndefined(record));
  const bytes = await readFile(new URL(reviewed.manuscript, import.meta.url));
  const upload = async (day: string, name: string, replaces?: string) => {
    const headers = { contentType: 'application/octet-stream', cacheControl: 'private' };
    await bucket.write(uploadPath(author.uid, id, name), bytes, headers);
    const asked = { submission: id, upload: name, name: `${name}.md`, kind: 'manuscript' as const };
    const { file } = await addSubmissionFile(on(day), author, {
      ...{ ...asked, label: '' },
      ...(replaces === undefined ? {} : { replaces }),
    });
    return file.id;
  };
  const move = async (
    day: string,
    who: Person,
    event: SubmissionEvent,
    from: SubmissionState,
    said: Partial<Parameters<typeof moveSubmission>[2]> = {},
  ) => {
    const asked = { submission: id, event, from, ...said };
    const [problem] = (await moveSubmission(on(day), who, asked)).problems;
    if (problem) throw new Error(`${id}: ${event}: ${problem.field}: ${problem.message}`);
  };
  const first = await upload(sent, 'manuscript');
  await move(sent, author, 'submit', 'draft');
  // The journal had no charges then.
  await ref.update({ quote: FieldValue.delete() });
  await move(sent, editor, 'pass_check', 'technical_check');
  await move(sent, editor, 'seek_reviewers', 'with_editor');
  const today = ports.now().getTime();
  const ago = (day: string) => (today - Date.parse(`${day}T09:00:00Z`)) / DAY_MS;
  const days = new Map(
    [...reviews.flatMap((each) => [each.invited, each.accepted, each.sent])].map((day) => [
      ago(day),
      day,
    ]),
  );
  await loadReviews(
    (daysAgo) => on(days.get(daysAgo) ?? sent),
    editor,
    id,
    reviews.map((each) => ({
      ...{ reviewer: each.reviewer, daysAgo: ago(each.invited), accepts: ago(each.accepted) },
      report: { daysAgo: ago(each.sent), isSent: true, report: each.report },
    })),
  );
  const { event, letter } = decision;
  const drafted = await draftDecision(on(decision.on), editor, { submission: id, event });
  const given = drafted.reviews.map(({ offered: _offered, ...report }) => report);
  await move(decision.on, editor, event, 'reviews_complete', { letter, reviews: given });
  await upload(reply.on, 'revision', first);
  await ref.update({ responseLetter: reply.letter });
  const asked = event === 'request_minor' ? 'minor_revision' : 'major_revision';
  await move(reply.on, author, 'submit_revision', asked);
  await move(acceptance.on, editor, 'judge_revision', 'revision_submitted');
  await move(acceptance.on, editor, 'accept', 'reviews_complete', { letter: acceptance.letter });
  await ref.update({ state: 'published', article });
  await text.update({ submission: id, updatedAt: new Date().toISOString() });
  const page = db.collection(PUBLISHED_ARTICLES).doc(article);
  await until(page, (seen) => seen.get('hasReviews') === true);
}
