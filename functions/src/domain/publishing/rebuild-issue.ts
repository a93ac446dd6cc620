import {
  ISSUES,
  issueDocId,
  JOURNALS,
  PUBLISHED_ARTICLES,
  PUBLISHED_ISSUES,
} from '@quire/model/collections';
import { IssueSchema } from '@quire/model/entities/issue';
import { IssueRecordSchema } from '@quire/model/entities/issue-record';
import { JournalSchema } from '@quire/model/entities/journal';
import {
  type ArticleCard,
  type PublishedIssue,
  PublishedIssueSchema,
} from '@quire/model/entities/published';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { renderText } from '../render/render-text.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { articleCard, CARD_FIELDS, sortContents } from './cards/article-card.ts';
import { contentFolder } from './content-folder.ts';
import { fitCards } from './fit-cards.ts';
import { NEIGHBOUR_FIELDS, placeNeighbours } from './neighbours.ts';
import { publishNamedImage } from './publish-named-image.ts';

/** A picture that cannot be read must not block an issue. */
const CoverSchema = IssueRecordSchema.pick({ cover: true }).catch({});
const CallSchema = IssueRecordSchema.pick({ kind: true, callForPapers: true });

/** A special issue's call for papers as HTML: made once for each wording. */
async function callOf(record: unknown, before: unknown): Promise<PublishedIssue['call']> {
  const { kind, callForPapers = '' } = CallSchema.partial().safeParse(record).data ?? {};
  if (kind !== 'special' || callForPapers.trim() === '') return undefined;
  const known = PublishedIssueSchema.shape.call.safeParse(before).data;
  if (known?.of === callForPapers) return known;
  const input = { markdown: callForPapers, bibtex: '', macros: {}, figures: new Map() };
  return { html: (await renderText(input)).html, of: callForPapers };
}

/** Longer than any issue is. */
const CONTENTS_MAX = 1_000;

export interface MadeIssue {
  readonly changed: boolean;
  readonly contents: readonly ArticleCard[];
  /** The articles published in it, with their cards' fields, neighbours and what was asked for. */
  readonly found: readonly QueryDocumentSnapshot[];
}

/** Only `publishedIssues/{…}`: the caller handles the articles' neighbours. */
export async function makeIssue(
  ports: Ports,
  jkey: string,
  issueid: string,
  fields: readonly string[] = [],
): Promise<MadeIssue> {
  const { db } = ports;
  const id = issueDocId(jkey, issueid);
  const published = db.collection(PUBLISHED_ISSUES).doc(id);
  const articles = db
    .collection(PUBLISHED_ARTICLES)
    .where('journal', '==', jkey)
    .where('issue', '==', issueid)
    .select(...CARD_FIELDS, ...NEIGHBOUR_FIELDS, ...fields)
    .limit(CONTENTS_MAX);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(published);
    const [issueDoc, journalDoc] = await db.getAll(
      db.collection(ISSUES).doc(id),
      db.collection(JOURNALS).doc(jkey),
    );
    const issue = issueDoc && readRecord(issueDoc, IssueSchema);
    const journal = journalDoc && readRecord(journalDoc, JournalSchema);
    const { docs } = await articles.get();
    if (!issue || !journal || issue.status === 'draft') {
      return { changed: writeIfChanged(tx, published, before, null), contents: [], found: docs };
    }
    const cards = docs.map((each) => articleCard(each.data())).filter((card) => card !== null);
    const { cover: image } = CoverSchema.parse(issueDoc?.data() ?? {});
    const folder = contentFolder(ISSUES, id);
    const cover = await publishNamedImage(ports, folder, image, before.get('cover'));
    const call = await callOf(issueDoc?.data(), before.get('call'));
    const next: PublishedIssue = {
      issue,
      journalTitle: journal.fullname,
      hue: journal.hue,
      ...(cover && { cover }),
      ...(call && { call }),
      contents: fitCards(sortContents(cards, issue.articleOrder)),
      articleCount: cards.length,
    };
    const changed = writeIfChanged(tx, published, before, next);
    return { changed, contents: next.contents, found: docs };
  });
}

/**
 * Derives `publishedIssues/{…}` from the issue's record and the articles published in it, and updates their neighbours.
 * A draft issue, or a missing one, has no page. Reads one document for each article of the issue.
 */
export async function rebuildIssue(ports: Ports, jkey: string, issueid: string): Promise<boolean> {
  const { changed, contents, found } = await makeIssue(ports, jkey, issueid);
  await placeNeighbours(ports, jkey, contents, found);
  return changed;
}
