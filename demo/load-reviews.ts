import {
  CoReviewerSchema,
  ReviewReportSchema,
  SuggestedInsteadSchema,
} from '@quire/model/entities/review';
import { z } from 'zod';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { answerInvitation } from '../functions/src/domain/reviews/answer-invitation.ts';
import { inviteReviewer } from '../functions/src/domain/reviews/invite-reviewer.ts';
import { nameCoReviewers } from '../functions/src/domain/reviews/name-co-reviewers.ts';
import { freshReviewLink } from '../functions/src/domain/reviews/review-links.ts';
import { writeToEditor } from '../functions/src/domain/reviews/review-messages.ts';
import { saveReview, submitReview } from '../functions/src/domain/reviews/write-report.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import { inTransaction } from '../functions/src/platform/database/transaction.ts';

const DaysSchema = z.number().nonnegative();

/** What a person of the reviewer base does with a manuscript, each step on its day. */
export const DemoReviewSchema = z.object({
  daysAgo: DaysSchema,
  reviewer: z.string(),
  /** Why they are asked in spite of a conflict. */
  override: z.string().optional(),
  accepts: DaysSchema.optional(),
  declines: z
    .object({
      ...{ daysAgo: DaysSchema, reason: z.string() },
      instead: SuggestedInsteadSchema.optional(),
    })
    .optional(),
  /** Who reviews with them, once they have accepted. */
  together: z.object({ daysAgo: DaysSchema, coReviewers: z.array(CoReviewerSchema) }).optional(),
  /** What they ask the editor, once they have accepted. */
  writes: z.object({ daysAgo: DaysSchema, text: z.string() }).optional(),
  /** Sent, or as far as it is typed. */
  report: z
    .object({ daysAgo: DaysSchema, isSent: z.boolean(), report: ReviewReportSchema })
    .optional(),
});
export type DemoReview = z.infer<typeof DemoReviewSchema>;

/** A link as a mail would hold it. */
async function linkTo(ports: SubmissionPorts, submission: string, review: string): Promise<string> {
  const link = freshReviewLink(ports, submission, review);
  await inTransaction(ports.db, async (tx) => link.write(tx));
  return new URL(link.url).hash.slice(1);
}

/** Through the functions that the pages call, in the order of days. */
export async function loadReviews(
  at: (daysAgo: number) => SubmissionPorts,
  editor: Person,
  submission: string,
  reviews: readonly DemoReview[],
): Promise<void> {
  const acts = reviews.flatMap((each) => actsOf(at, editor, submission, each));
  for (const { run } of acts.toSorted((a, b) => b.daysAgo - a.daysAgo)) await run();
}

interface Act {
  readonly daysAgo: number;
  run(): Promise<unknown>;
}

function actsOf(
  at: (daysAgo: number) => SubmissionPorts,
  editor: Person,
  submission: string,
  { daysAgo, reviewer, override, accepts, declines, together, writes, report: typed }: DemoReview,
): Act[] {
  const said = { submission, reviewer, letter: '', ...(override ? { override } : {}) };
  let review = '';
  const invite: Act = {
    daysAgo,
    run: async () => {
      review = (await inviteReviewer(at(daysAgo), editor, said)).review;
    },
  };
  const answer = (day: number, kind: 'accept' | 'decline', reason: string): Act => ({
    daysAgo: day,
    run: async () => {
      const token = await linkTo(at(day), submission, review);
      const asked = { token, answer: kind, reason, competingInterest: 'None' };
      const instead = kind === 'decline' ? declines?.instead : undefined;
      return answerInvitation(at(day), { ...asked, ...(instead ? { instead } : {}) });
    },
  });
  return [
    invite,
    ...(accepts === undefined ? [] : [answer(accepts, 'accept', '')]),
    ...(declines ? [answer(declines.daysAgo, 'decline', declines.reason)] : []),
    ...(together
      ? [
          {
            daysAgo: together.daysAgo,
            run: async () => {
              const ports = at(together.daysAgo);
              const token = await linkTo(ports, submission, review);
              const { coReviewers } = together;
              return nameCoReviewers(ports, { token, coReviewers, isConfirmed: true });
            },
          },
        ]
      : []),
    ...(writes
      ? [
          {
            daysAgo: writes.daysAgo,
            run: async () => {
              const ports = at(writes.daysAgo);
              const token = await linkTo(ports, submission, review);
              return writeToEditor(ports, { token, key: 'demo-question', text: writes.text });
            },
          },
        ]
      : []),
    ...(typed
      ? [
          {
            daysAgo: typed.daysAgo,
            run: async () => {
              const ports = at(typed.daysAgo);
              const token = await linkTo(ports, submission, review);
              const send = typed.isSent ? submitReview : saveReview;
              return send(ports, { token, revision: 0, report: typed.report });
            },
          },
        ]
      : []),
  ];
}
