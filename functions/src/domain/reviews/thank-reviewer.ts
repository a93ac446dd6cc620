import { CERTIFICATES } from '@quire/model/collections';
import type { StoredReview } from '@quire/model/entities/review';
import { CertificateSchema } from '@quire/model/entities/review-link';
import type { Submission } from '@quire/model/entities/submission';
import { reviewThanks } from '@quire/model/mail/reviewer/thanks';
import { certificatePath } from '@quire/model/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { PreparedWrite } from '../submissions/move-subscriber.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { certificateCode } from './certificate-code.ts';
import type { ReviewLetters } from './review-letters.ts';
import { freshReviewLink } from './review-links.ts';
import { reviewerOf } from './review-record.ts';
import { reviewerMail } from './reviewer-mail.ts';
import { stepReview } from './step-review.ts';
import { writeReview } from './write-review.ts';

/** Thanks for a report when the decision is made, with a certificate that others can verify. */
export async function prepareThanks(
  ports: SubmissionPorts,
  tx: Transaction,
  before: StoredReview,
  { submission, letters }: { submission: Pick<Submission, 'title'>; letters: ReviewLetters },
): Promise<PreparedWrite> {
  const { db } = ports;
  const now = ports.now();
  const code = before.certificateCode ?? certificateCode(ports);
  const after = stepReview(before, 'thank', 'system', now, { certificateCode: code });
  const reviewer = await reviewerOf(db, tx, before);
  const link = freshReviewLink(ports, before.submission, before.id);
  const { sender, journal, origin } = letters;
  const compose = () =>
    reviewThanks.render(
      {
        name: before.reviewer.name,
        title: submission.title,
        journal: journal.fullname,
        url: link.url,
        code,
        certificate: `${origin}${certificatePath(code)}`,
      },
      sender,
    );
  const mail = reviewerMail(before, reviewThanks.name, code, compose, journal);
  const certificate = CertificateSchema.parse({
    journal: journal.name,
    journalTitle: journal.fullname,
    year: reviewYear(after),
  });
  return {
    async write() {
      await enqueueMails(ports, tx, [mail]);
      link.write(tx);
      tx.set(db.collection(CERTIFICATES).doc(code), certificate);
      writeReview(db, tx, { before, after, reviewer });
    },
  };
}

/** The year of the report, for the certificate. */
export const reviewYear = ({
  submitted,
  since,
}: Pick<StoredReview, 'submitted' | 'since'>): number =>
  new Date(submitted ?? since).getUTCFullYear();
