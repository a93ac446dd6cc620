import { peerReviewPath } from '@quire/model/article-paths';
import { JOURNALS, PUBLISHED_ARTICLES, REVIEWS, SUBMISSIONS } from '@quire/model/collections';
import { JournalSchema } from '@quire/model/entities/journal';
import type { OrcidReview } from '@quire/model/entities/orcid';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { type Review, ReviewSchema } from '@quire/model/entities/review';
import { normaliseDoi } from '@quire/model/identifiers';
import { articlePath } from '@quire/model/paths';
import { readRecord } from '../../platform/database/read-record.ts';
import { publishedReview } from '../publishing/peer-review/published-review.ts';
import { conveningOrganisation } from './convening-organisation.ts';
import type { OrcidRecordPorts } from './orcid-ports.ts';
import {
  notBefore,
  type OpenSubject,
  peerReviewActivity,
  reviewIdentifier,
} from './peer-review-activity.ts';
import type { Wanted } from './wanted-activity.ts';

const IssnSchema = JournalSchema.pick({ issn: true, issn_print: true });

/**
 * What was reviewed, where every reader may know who reviewed it: the article is published with this report, and with
 * its reviewer's name. That the author knows the name, as in open review, is not enough: records are public.
 */
async function openSubject(
  { db, bucket, origin }: Pick<OrcidRecordPorts, 'db' | 'bucket' | 'origin'>,
  review: Review,
): Promise<OpenSubject | null> {
  if (!review.publishesReviews || review.report.publication !== 'named') return null;
  const submission = await db.collection(SUBMISSIONS).doc(review.submission).get();
  const id: unknown = submission.get('article');
  if (typeof id !== 'string') return null;
  const stored = (await db.collection(PUBLISHED_ARTICLES).doc(id).get()).data();
  const article = PublishedArticleSchema.safeParse(stored).data;
  if (!article?.hasReviews) return null;
  const shown = await publishedReview(
    {
      read: async (collection, at) => (await db.collection(collection).doc(at).get()).data(),
      readFile: (path) => bucket.read(path),
    },
    article,
  );
  const date = (review.submitted ?? review.released?.at ?? '').slice(0, 10);
  const report = shown?.rounds
    .find(({ number }) => number === review.round + 1)
    ?.reports.find((each) => each.name === review.reviewer.name && each.date === date);
  if (!report) return null;
  const { journal, issue, akey, title, journalTitle, metadata } = article;
  return {
    ...{ journalTitle, title, date },
    url: origin + articlePath(journal, issue, akey),
    doi: (metadata.doi && normaliseDoi(metadata.doi)) || null,
    reviewUrl: `${origin}${peerReviewPath(journal, issue, akey)}#${report.id}`,
  };
}

/**
 * A review as its reviewer's record is to have it: after the decision of its round. Null where there is no such review,
 * `incomplete` where the journal has no ISSN or the press has not said where it is.
 */
export async function wantedReview(
  ports: Pick<OrcidRecordPorts, 'db' | 'bucket' | 'origin'>,
  item: OrcidReview,
): Promise<Wanted> {
  const { db } = ports;
  const ref = db.collection(SUBMISSIONS).doc(item.submission).collection(REVIEWS).doc(item.review);
  const review = ReviewSchema.safeParse((await ref.get()).data()).data;
  if (review?.state !== 'thanked' || !review.certificateCode) return null;
  const { certificateCode, since, thanked = since, submitted = since } = review;
  const [organisation, journal] = await Promise.all([
    conveningOrganisation(db),
    db.collection(JOURNALS).doc(review.journal).get(),
  ]);
  const known = readRecord(journal, IssnSchema);
  const issn = known?.issn || known?.issn_print;
  if (!organisation || !issn) return 'incomplete';
  const subject = await openSubject(ports, review);
  return {
    identifier: reviewIdentifier(certificateCode),
    activity: peerReviewActivity({
      ...{ certificateCode, issn, organisation, subject },
      year: submitted.slice(0, 4),
    }),
    ...(subject ? {} : { notBefore: notBefore(certificateCode, thanked) }),
  };
}
