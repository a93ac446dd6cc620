import {
  articleDocId,
  ISSUES,
  issueDocId,
  JOURNALS,
  PUBLISHED_ARTICLES,
} from '@quire/model/collections';
import { IssueRecordSchema } from '@quire/model/entities/issue-record';
import { JournalSchema } from '@quire/model/entities/journal';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { reviewDois } from '@quire/model/entities/review-doi';
import { titleInYear } from '@quire/model/entities/title-in-year';
import { normaliseDoi } from '@quire/model/identifiers';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { articleDeposit } from '../deposits/article-deposit.ts';
import type { DepositUpdate } from '../deposits/deposit.ts';
import { reviewDeposits } from '../deposits/review-deposits.ts';
import { conferenceOfIssue } from '../publishing/conference-of-issue.ts';
import { publishedReview } from '../publishing/peer-review/published-review.ts';
import { articleTexts } from './article-texts.ts';
import { type DepositUnit, unitOf } from './deposit-unit.ts';
import type { DepositingPress } from './press-of-deposits.ts';

const LinkedSchema = z.object({ akey: z.string(), metadata: z.object({ doi: z.string() }) });

/** The DOIs of the articles that this one names, by their keys. */
async function linkedDois(db: Firestore, article: PublishedArticle) {
  const { journal, about, notices, translationOf, translatedVersions = [] } = article;
  const named = [
    ...(about ? [about.article] : []),
    ...notices.map((notice) => notice.article),
    ...(translationOf ? [translationOf] : []),
    ...translatedVersions,
  ];
  const akeys = [...new Set(named.map(({ akey }) => akey))];
  if (akeys.length === 0) return new Map<string, string>();
  const all = db.collection(PUBLISHED_ARTICLES);
  const refs = akeys.map((akey) => all.doc(articleDocId(journal, akey)));
  const docs = await db.getAll(...refs, { fieldMask: ['akey', 'metadata.doi'] });
  return new Map(
    docs.flatMap((doc): [string, string][] => {
      const linked = LinkedSchema.safeParse(doc.data()).data;
      const doi = linked && normaliseDoi(linked.metadata.doi);
      return linked && doi ? [[linked.akey, doi]] : [];
    }),
  );
}

/** The journal and the issue of what is registered, and the conference of proceedings; null where one is missing. */
export async function placeOf(db: Firestore, jkey: string, issueid: string) {
  const [journalDoc, issueDoc] = await db.getAll(
    db.collection(JOURNALS).doc(jkey),
    db.collection(ISSUES).doc(issueDocId(jkey, issueid)),
  );
  const journal = journalDoc && readRecord(journalDoc, JournalSchema);
  const issue = issueDoc && readRecord(issueDoc, IssueRecordSchema);
  if (!journal || !issue) return null;
  return { journal, issue, conference: await conferenceOfIssue(db, issue) };
}

/**
 * An article and the parts of its published review; null where it is not published, or is just being changed.
 *
 * @param updates what earlier deposits of it said about corrections and retractions
 */
export async function articleUnits(
  ports: Ports,
  id: string,
  { publisher, updatePolicy }: DepositingPress,
  updates: readonly DepositUpdate[],
): Promise<DepositUnit[] | null> {
  const { db, origin } = ports;
  const stored = await db.collection(PUBLISHED_ARTICLES).doc(id).get();
  const article = readRecord(stored, PublishedArticleSchema);
  const place = article && (await placeOf(db, article.journal, article.issue));
  if (!place) return null;
  const texts = await articleTexts(ports, id, article.revision);
  if (!texts) return null;
  const { journal, issue, conference } = place;
  const review = article.hasReviews
    ? await publishedReview(
        {
          read: async (collection, at) => (await db.collection(collection).doc(at).get()).data(),
          readFile: (path) => ports.bucket.read(path),
        },
        article,
      )
    : null;
  const doi = article.metadata.doi && normaliseDoi(article.metadata.doi);
  const about = { article, publisher, origin };
  const whole = articleDeposit({
    ...{ ...about, texts, journal, issue, updatePolicy },
    linkedDois: await linkedDois(db, article),
    reviewDois: review && doi ? reviewDois(doi, review) : [],
    earlierUpdates: updates,
    provedOrcids: new Set(article.provedOrcids),
    proceedings: conference
      ? { conference, title: issue.title || conference.name, isbn: issue.isbn }
      : undefined,
  });
  const { fullname: journalTitle } = titleInYear(journal, issue.year);
  const parts = review ? reviewDeposits({ ...about, review, journalTitle }) : [];
  return [whole, ...parts].map(unitOf);
}
