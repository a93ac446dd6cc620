import { bodyWordsIn } from '@quire/content/run/body-words';
import {
  ISSUES,
  issueDocId,
  JOURNALS,
  PUBLISHED_ARTICLES,
  PUBLISHED_ISSUES,
} from '@quire/model/collections';
import { eventOf } from '@quire/model/entities/conference-event';
import { IssueSchema } from '@quire/model/entities/issue';
import { IssueRecordSchema } from '@quire/model/entities/issue-record';
import { JournalSchema } from '@quire/model/entities/journal';
import {
  type ArticleCard,
  type PublishedIssue,
  PublishedIssueSchema,
} from '@quire/model/entities/published';
import { titleInYear } from '@quire/model/entities/title-in-year';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { renderText } from '../render/render-text.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { articleCard, CARD_FIELDS, sortContents } from './cards/article-card.ts';
import { conferenceOfIssue } from './conference-of-issue.ts';
import { contentFolder } from './content-folder.ts';
import { fitCards } from './fit-cards.ts';
import { NEIGHBOUR_FIELDS, placeNeighbours } from './neighbours.ts';
import { publishNamedImage } from './publish-named-image.ts';

/** A picture that cannot be read must not block an issue. */
const CoverSchema = IssueRecordSchema.pick({ cover: true }).catch({});
/** What the issue as a whole is registered by. */
const NumbersSchema = IssueRecordSchema.pick({ doi: true, isbn: true }).catch({});
const CallSchema = IssueRecordSchema.pick({ kind: true, callForPapers: true, translations: true });
const CallsSchema = PublishedIssueSchema.pick({ call: true, translations: true }).catch({});

/** A call for papers as HTML: made once for each wording. */
async function callOf(
  markdown: string,
  known: PublishedIssue['call'],
  language?: string,
): Promise<PublishedIssue['call']> {
  if (markdown.trim() === '') return undefined;
  if (known?.of === markdown) return known;
  const words = bodyWordsIn(language);
  const input = { markdown, bibtex: '', macros: {}, figures: new Map(), words };
  return { html: (await renderText(input)).html, of: markdown };
}

/** A special issue's call for papers, and its translations. */
async function callsOf(
  record: unknown,
  before: unknown,
): Promise<Pick<PublishedIssue, 'call' | 'translations'>> {
  const {
    kind,
    callForPapers = '',
    translations = {},
  } = CallSchema.partial().safeParse(record).data ?? {};
  if (kind !== 'special') return {};
  const known = CallsSchema.parse(before ?? {});
  const call = await callOf(callForPapers, known.call);
  const translated: NonNullable<PublishedIssue['translations']> = {};
  for (const [language, texts] of Object.entries(translations)) {
    const made = known.translations?.[language]?.call;
    const its = await callOf(texts?.callForPapers ?? '', made, language);
    if (its) translated[language] = { call: its };
  }
  return {
    ...(call && { call }),
    ...(Object.keys(translated).length > 0 && { translations: translated }),
  };
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
    const conference = await conferenceOfIssue(db, issue);
    const calls = await callsOf(issueDoc?.data(), before.data());
    const next: PublishedIssue = {
      issue,
      journalTitle: titleInYear(journal, issue.year).fullname,
      hue: journal.hue,
      ...(cover && { cover }),
      ...NumbersSchema.parse(issueDoc?.data() ?? {}),
      ...(conference && { event: eventOf(conference) }),
      ...calls,
      contents: fitCards(sortContents(cards, issue.articleOrder)),
      articleCount: cards.length,
    };
    const changed = writeIfChanged(tx, published, before, next, { now: ports.now() });
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
