/** The sender of mails about reviews, and the journal's review settings. */
import { JOURNALS } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import { type AskedForm, formFor } from '@quire/model/entities/review-form';
import type { Submission } from '@quire/model/entities/submission';
import type { Sender } from '@quire/model/mail/compose';
import { URL_KEY } from '@quire/model/url-key';
import { readSender } from '../outbox/correspondents.ts';
import { readReviewersSigner } from '../outbox/signers.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';

export interface ReviewLetters {
  /** Signs as those who handle the manuscript do: for its reviewers, not for its authors. */
  readonly sender: Sender;
  readonly journal: Journal;
  readonly origin: string;
  /** In days. */
  readonly responseDays: number;
  readonly reviewDays: number;
  /** How many reports a first round needs. */
  readonly minimum: number;
  /** Whether authors see reviewers' recommendations. */
  readonly sharesRecommendations: boolean;
  /** Whether reviewers may tell the author who they are. */
  readonly maySign: boolean;
  /** The form for reviewers of this type of article. */
  readonly form: AskedForm;
}

/** Throws where the journal or the press is not set up: reviews are not possible then. */
export async function readReviewLetters(
  { db, now, origin }: Pick<SubmissionPorts, 'db' | 'now' | 'origin'>,
  submission: Submission,
): Promise<ReviewLetters> {
  const { journal: key, articleType } = submission;
  const press = await readSender(db, origin);
  const stored = URL_KEY.test(key) ? await db.collection(JOURNALS).doc(key).get() : null;
  if (!press || !stored?.exists) throw new Error(`review/no-journal: ${key}`);
  const journal = JournalRecordSchema.parse(stored.data());
  const signer = await readReviewersSigner(db, submission, journal, now());
  const sender = { ...press, signer };
  const { responseDays, reviewDays, minimumReviewers, ...choices } = journal.reviewDefaults;
  const { sharesRecommendations, reviewersMaySign } = choices;
  const isAnonymousToAll = journal.peerReviewModel === 'triple';
  const ofType = journal.articleTypes.find(({ type }) => type === articleType)?.reviewers;
  const minimum = ofType ?? minimumReviewers;
  const form = formFor(journal.reviewForms, articleType);
  const days = { responseDays, reviewDays };
  const maySign = reviewersMaySign && !isAnonymousToAll && !journal.publishesReviews;
  return { sender, journal, origin, ...days, minimum, sharesRecommendations, maySign, form };
}
