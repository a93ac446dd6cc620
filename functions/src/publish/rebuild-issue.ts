import {
  ISSUES,
  issueDocId,
  JOURNALS,
  PUBLISHED_ARTICLES,
  PUBLISHED_ISSUES,
} from '@quire/model/collections';
import { IssueSchema } from '@quire/model/entities/issue';
import { JournalSchema } from '@quire/model/entities/journal';
import type { PublishedIssue } from '@quire/model/entities/published';
import { articleCard, CARD_FIELDS, sortContents } from './article-card.ts';
import { fitCards } from './fit-cards.ts';
import { NEIGHBOUR_FIELDS, placeNeighbours } from './neighbours.ts';
import type { Ports } from './ports.ts';
import { readRecord } from './read-record.ts';
import { inTransaction, settle } from './transaction.ts';

/** Longer than any issue is. */
const CONTENTS_MAX = 1_000;

/**
 * Makes `publishedIssues/{…}` follow from the issue's record and the articles published in it, and
 * tells these their neighbours. An issue in draft, or none, has no page. Reads one document for each
 * article of the issue.
 */
export async function rebuildIssue(ports: Ports, jkey: string, issueid: string): Promise<boolean> {
  const { db } = ports;
  const id = issueDocId(jkey, issueid);
  const published = db.collection(PUBLISHED_ISSUES).doc(id);
  const articles = db
    .collection(PUBLISHED_ARTICLES)
    .where('journal', '==', jkey)
    .where('issue', '==', issueid)
    .select(...CARD_FIELDS, ...NEIGHBOUR_FIELDS)
    .limit(CONTENTS_MAX);
  const { changed, contents, found } = await inTransaction(db, async (tx) => {
    const before = await tx.get(published);
    const issue = readRecord(await db.collection(ISSUES).doc(id).get(), IssueSchema);
    const journal = readRecord(await db.collection(JOURNALS).doc(jkey).get(), JournalSchema);
    const { docs } = await articles.get();
    if (!issue || !journal || issue.status === 'draft') {
      return { changed: settle(tx, published, before, null), contents: [], found: docs };
    }
    const cards = docs.map((each) => articleCard(each.data())).filter((card) => card !== null);
    const next: PublishedIssue = {
      issue,
      journalTitle: journal.fullname,
      hue: journal.hue,
      contents: fitCards(sortContents(cards, issue.articleOrder)),
      articleCount: cards.length,
    };
    const isChanged = settle(tx, published, before, next);
    return { changed: isChanged, contents: next.contents, found: docs };
  });
  await placeNeighbours(ports, jkey, contents, found);
  return changed;
}
