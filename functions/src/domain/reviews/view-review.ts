import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { CALLS } from '@quire/model/calls/calls';
import { cancelReasonOf } from '@quire/model/entities/cancel-reasons';
import { ReviewReportSchema } from '@quire/model/entities/review';
import { STANDARD_FORM } from '@quire/model/entities/review-form';
import { t } from '@quire/model/messages/t';
import { REVIEW_STATES, seesFiles } from '@quire/model/states/review-states';
import type { z } from 'zod';
import { readJournal } from '../outbox/correspondents.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { becameAuthor, type ReviewerFacts, withLink } from './reviewer-change.ts';
import { isAnonymous, readReviewerFiles } from './reviewer-files.ts';
import { reviewYear } from './thank-reviewer.ts';

type View = z.input<typeof CALLS.viewReview.response>;

const OVER = new Set(['declined', 'expired', 'cancelled']);

/**
 * `viewReview`: the page of a reviewer's link, as often as they like. For a finished review it says so
 * and why, and shows nothing of the manuscript. Throws `review/link-…`.
 */
export async function viewReview(
  ports: SubmissionPorts,
  { token }: { readonly token: string },
): Promise<View> {
  const facts = await withLink(ports, token, async (read) => read);
  const { before, submission, link } = facts;
  const journal = await readJournal(ports.db, submission.journal);
  const isClosed = link.revokedAt !== undefined || OVER.has(before.state) || becameAuthor(facts);
  const { reviewer, certificateCode } = before;
  return {
    view: isClosed ? 'closed' : 'open',
    state: before.state,
    says: saysOf(facts),
    journal: journal?.fullname ?? submission.journal,
    you: reviewer.name,
    model: before.model,
    sharesRecommendation: before.sharesRecommendation,
    publishesReviews: before.publishesReviews,
    maySign: before.maySign,
    ...(isClosed ? {} : { manuscript: await manuscriptOf(ports, facts) }),
    responseDue: before.responseDue,
    due: before.due,
    ...(before.timeAsked && !isClosed ? { timeAsked: before.timeAsked.due } : {}),
    messages: isClosed ? [] : before.messages.map(({ key: _key, ...message }) => message),
    clarification: isClosed ? '' : (before.clarification ?? ''),
    form: (isClosed ? undefined : before.form) ?? STANDARD_FORM,
    report: isClosed ? ReviewReportSchema.parse({}) : before.report,
    coReviewers: isClosed
      ? []
      : before.coReviewers.map(({ conflicts: _conflicts, at: _at, ...named }) => named),
    revision: before.revision,
    files: isClosed ? [] : before.files.map(({ path: _path, ...file }) => file),
    ...(certificateCode && !isClosed
      ? { certificate: { code: certificateCode, year: reviewYear(before) } }
      : {}),
  };
}

function saysOf(facts: ReviewerFacts): string {
  const { before, link } = facts;
  if (becameAuthor(facts)) return t('reviewer.ownManuscript');
  const { says } = REVIEW_STATES[before.state];
  const why = before.state === 'cancelled' ? cancelReasonOf(before) : undefined;
  if (why) return `${says} ${why}`;
  // The review was cancelled, and started again with another link.
  const isOld = link.revokedAt !== undefined && !OVER.has(before.state);
  return isOld ? t('reviewer.useLatestLink') : says;
}

async function manuscriptOf(
  { db }: SubmissionPorts,
  { before, submission, id }: ReviewerFacts,
): Promise<View['manuscript']> {
  const { title, number = '', abstract, keywords, articleType, authors } = submission;
  const translations = submission.translations.map(
    ({ id: _id, plainSummary: _summary, ...shown }) => shown,
  );
  const files = seesFiles(before.state)
    ? await readReviewerFiles(db, { submission: id, round: before.round })
    : [];
  return {
    number,
    title,
    type: articleType === '' ? '' : ARTICLE_TYPES[articleType],
    abstract,
    keywords,
    translations,
    authors: isAnonymous(before)
      ? []
      : authors.map(({ given, family }) => `${given} ${family}`.trim()),
    round: before.round,
    // The letter is the authors' own text and belongs to the revision under review.
    responseLetter: before.round > 0 && seesFiles(before.state) ? submission.responseLetter : '',
    files: files.map(({ file, name }) => ({
      id: file.id,
      kind: file.kind,
      size: file.size,
      name,
      label: isAnonymous(before) ? '' : file.label,
    })),
  };
}
