import { renderDocument } from '@quire/content/render-document';
import {
  JOURNALS,
  PUBLISHED_ARTICLES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import { JOURNAL_LATEST_ARTICLES } from '@quire/model/constants';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import {
  type IssueCard,
  IssueCardSchema,
  type PublishedJournal,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { articleCard, CARD_FIELDS } from './article-card.ts';
import type { Ports } from './ports.ts';
import { readRecord } from './read-record.ts';
import { inTransaction, settle } from './transaction.ts';

/** Newest first: by year and date, then by volume and number as they count. */
function sortIssues(cards: readonly IssueCard[]): IssueCard[] {
  const count = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });
  return cards.toSorted(
    (a, b) =>
      b.year - a.year ||
      count(a.volume, b.volume) ||
      (b.datePublished ?? '').localeCompare(a.datePublished ?? '') ||
      count(a.number, b.number) ||
      count(a.issueid, b.issueid),
  );
}

function issueCard(snapshot: DocumentSnapshot): IssueCard | null {
  const issue: unknown = snapshot.get('issue');
  if (typeof issue !== 'object' || issue === null) return null;
  const card = IssueCardSchema.safeParse({ ...issue, articleCount: snapshot.get('articleCount') });
  return card.success ? card.data : null;
}

function aimsScopeHtml(journal: Journal, before: DocumentSnapshot): string {
  const known = PublishedJournalSchema.safeParse(before.data());
  if (known.success && known.data.journal.aimsScope === journal.aimsScope) {
    return known.data.aimsScopeHtml;
  }
  const input = { markdown: journal.aimsScope, bibtex: '', macros: {}, figures: new Map() };
  return renderDocument(input).html;
}

/**
 * Makes `publishedJournals/{jkey}` follow from the journal's record, its published issues and its
 * newest articles. Reads one document for each issue and each of these articles.
 */
export function rebuildJournal(ports: Ports, jkey: string): Promise<boolean> {
  const { db } = ports;
  const published = db.collection(PUBLISHED_JOURNALS).doc(jkey);
  const issues = db
    .collection(PUBLISHED_ISSUES)
    .where('issue.journal', '==', jkey)
    .select('issue', 'articleCount');
  const latest = db
    .collection(PUBLISHED_ARTICLES)
    .where('journal', '==', jkey)
    .orderBy('published', 'desc')
    .select(...CARD_FIELDS)
    .limit(JOURNAL_LATEST_ARTICLES);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(published);
    const journal = readRecord(await db.collection(JOURNALS).doc(jkey).get(), JournalSchema);
    if (!journal) return settle(tx, published, before, null);
    const [issueDocs, articleDocs] = await Promise.all([issues.get(), latest.get()]);
    const next: PublishedJournal = {
      journal,
      aimsScopeHtml: aimsScopeHtml(journal, before),
      issues: sortIssues(issueDocs.docs.map(issueCard).filter((card) => card !== null)),
      specialIssues: [],
      texts: [],
      latest: articleDocs.docs
        .map((each) => articleCard(each.data()))
        .filter((card) => card !== null),
    };
    return settle(tx, published, before, next);
  });
}
