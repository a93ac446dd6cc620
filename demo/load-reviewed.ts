/** Articles of the demo press whose journal publishes its reviews: each has the manuscript that it was made from. */
import { readdir, readFile } from 'node:fs/promises';
import { ARTICLES, PUBLISHED_ARTICLES, SUBMISSIONS } from '@quire/model/collections';
import { ReviewReportSchema } from '@quire/model/entities/review';
import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { claimsOf } from '@quire/model/roles';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { FieldValue } from 'firebase-admin/firestore';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { formerEditor } from './accounts.ts';
import { addDemoFile, type UploadPorts } from './add-demo-file.ts';
import { ALL_DECLARED, beginSubmission } from './begin-submission.ts';
import { dayClocks } from './day-clocks.ts';
import { decide } from './decide.ts';
import { loadReviews } from './load-reviews.ts';
import { makeMove } from './make-move.ts';
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
export type Reviewed = z.infer<typeof ReviewedSchema>;

/** The articles whose reviews are published, by the ids of their manuscripts. */
export async function readReviewed(): Promise<ReadonlyMap<string, Reviewed>> {
  const files = (await readdir(HOME)).toSorted();
  const read = async (file: string) => {
    const reviewed = ReviewedSchema.parse(parse(await readFile(new URL(file, HOME), 'utf8')));
    return [`demo-${file.replace('.yaml', '')}`, reviewed] as const;
  };
  return new Map(await Promise.all(files.map(read)));
}

/** When the base of reviewers is there; waits for each article. What is there already stays. */
export async function loadReviewed(
  ports: UploadPorts,
  all: ReadonlyMap<string, Reviewed>,
  articleReady: (article: string) => Promise<void>,
): Promise<void> {
  for (const [id, reviewed] of all) {
    await articleReady(reviewed.article);
    await loadOne(ports, id, reviewed);
  }
}

/** Through the very functions that the pages call, on the days of the story. */
async function loadOne(ports: UploadPorts, id: string, reviewed: Reviewed): Promise<void> {
  const { db } = ports;
  const { article, draft, sent, reviews, decision, reply, acceptance } = reviewed;
  const ref = db.collection(SUBMISSIONS).doc(id);
  const text = db.collection(ARTICLES).doc(article);
  if ((await ref.get()).exists || !(await text.get()).exists) return;
  const author: Person = { ...reviewed.author, claims: claimsOf({ roles: ['author'] }) };
  // Whoever edited the journal then: it is none of the demo editor's.
  const editor = formerEditor(draft.journal);
  const clock = dayClocks(ports);
  const on = (day: string) => clock(Date.parse(`${day}T09:00:00Z`));
  const declared = { ...draft, declarations: ALL_DECLARED };
  await beginSubmission(db, author, id, declared, `${sent}T08:00:00.000Z`);
  const bytes = await readFile(new URL(reviewed.manuscript, import.meta.url));
  const upload = (day: string, name: string, replaces?: string) => {
    const asked = { submission: id, upload: name, name: `${name}.md`, kind: 'manuscript' as const };
    const replacing = replaces === undefined ? {} : { replaces };
    return addDemoFile(on(day), author, { ...asked, label: '', ...replacing }, bytes);
  };
  const move = (day: string, who: Person, event: SubmissionEvent, from: SubmissionState) =>
    makeMove(on(day), who, { submission: id, event, from });
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
  const from = 'reviews_complete';
  await decide(on(decision.on), editor, { submission: id, event, from, letter });
  await upload(reply.on, 'revision', first);
  await ref.update({ responseLetter: reply.letter });
  const asked = event === 'request_minor' ? 'minor_revision' : 'major_revision';
  await move(reply.on, author, 'submit_revision', asked);
  await move(acceptance.on, editor, 'judge_revision', 'revision_submitted');
  const accepting = { submission: id, event: 'accept', from, letter: acceptance.letter } as const;
  await makeMove(on(acceptance.on), editor, accepting);
  await ref.update({ state: 'published', article });
  await text.update({ submission: id, updatedAt: new Date().toISOString() });
  const page = db.collection(PUBLISHED_ARTICLES).doc(article);
  await until(page, (seen) => seen.get('hasReviews') === true);
}
