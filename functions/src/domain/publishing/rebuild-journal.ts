import { isDeepStrictEqual } from 'node:util';
import {
  issueDocId,
  JOURNALS,
  PUBLISHED_ARTICLES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import { JOURNAL_LATEST_ARTICLES } from '@quire/model/constants';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import {
  type IssueCard,
  IssueCardSchema,
  type PublishedJournal,
  PublishedJournalSchema,
  type SpecialIssueCard,
  SpecialIssueCardSchema,
} from '@quire/model/entities/published';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { renderText } from '../render/render-text.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { articleCard, CARD_FIELDS } from './cards/article-card.ts';
import { fitSpecialIssues } from './fit-cards.ts';
import { journalMore, rendered } from './journal-more.ts';
import { journalTexts } from './journal-texts.ts';

/** Newest first: by year and date, then by volume and number as they count. */
function sortIssues<Card extends IssueCard>(cards: readonly Card[]): Card[] {
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

/** All that a list of issues or of special issues shows of one. */
function issueCard(snapshot: DocumentSnapshot): SpecialIssueCard | null {
  const issue: unknown = snapshot.get('issue');
  if (typeof issue !== 'object' || issue === null) return null;
  const card = SpecialIssueCardSchema.safeParse({
    topics: [],
    ...issue,
    articleCount: snapshot.get('articleCount'),
  });
  return card.success ? card.data : null;
}

const isShownAsSpecial = ({ kind, status }: IssueCard): boolean =>
  kind === 'special' && (status === 'open' || status === 'published');

/**
 * When the journal's page or a text of it was last changed. Its own record has no date: a change of it gets the day on
 * which it is first seen here.
 */
function lastChange(
  next: PublishedJournal,
  texts: readonly string[],
  before: DocumentSnapshot,
  today: string,
): string {
  const known = PublishedJournalSchema.safeParse(before.data()).data;
  const isSame =
    isDeepStrictEqual(known?.journal, next.journal) &&
    isDeepStrictEqual(known?.translations, next.translations) &&
    isDeepStrictEqual(known?.more, next.more);
  const dates = [
    ...texts,
    ...next.latest.map((card) => card.updated ?? card.published),
    ...next.issues.map(({ datePublished = '' }) => datePublished),
    isSame ? (known?.updated ?? '') : today,
  ];
  return dates.filter((day) => day <= today).reduce((a, b) => (a > b ? a : b), '') || today;
}

/** A journal that publishes its figures has a page of them, with a text or without. */
const withStatistics = (texts: readonly string[], { publishesStatistics }: Journal): string[] =>
  publishesStatistics ? [...new Set([...texts, 'statistics'])].toSorted() : [...texts];

async function aimsScopeHtml(journal: Journal, before: DocumentSnapshot): Promise<string> {
  const known = PublishedJournalSchema.safeParse(before.data());
  if (known.success && known.data.journal.aimsScope === journal.aimsScope) {
    return known.data.aimsScopeHtml;
  }
  const input = { markdown: journal.aimsScope, bibtex: '', macros: {}, figures: new Map() };
  return (await renderText(input)).html;
}

/**
 * What is published of a journal's translations: the short texts with the journal, its aims and scope as HTML beside
 * it. What was made of the same Markdown before is used again.
 */
async function translationsOf(
  { translations = {}, ...journal }: Journal,
  before: DocumentSnapshot,
): Promise<Pick<PublishedJournal, 'journal' | 'translations'>> {
  const known = PublishedJournalSchema.shape.translations.safeParse(before.get('translations'));
  const short: NonNullable<Journal['translations']> = {};
  const aims: NonNullable<PublishedJournal['translations']> = {};
  for (const [language, { aimsScope = '', ...texts } = {}] of Object.entries(translations)) {
    if (Object.keys(texts).length > 0) short[language] = texts;
    const { aimsScopeHtml: html = '', aimsOf: of = '' } = known.data?.[language] ?? {};
    const made = await rendered(aimsScope, { html, of }, language);
    if (made) aims[language] = { aimsScopeHtml: made.html, aimsOf: made.of };
  }
  return {
    journal: { ...journal, ...(Object.keys(short).length > 0 && { translations: short }) },
    ...(Object.keys(aims).length > 0 && { translations: aims }),
  };
}

/** The fields of a published issue that its journal shows. */
const ISSUE_FIELDS = ['issue', 'articleCount'];

/** What a journal shows of its issues. */
type IssueCards = Pick<PublishedJournal, 'issues' | 'specialIssues' | 'hasWholeSpecialIssues'>;
type SpecialCards = Omit<IssueCards, 'issues'>;

const listed = (cards: readonly IssueCard[]): IssueCard[] =>
  sortIssues(cards).map((card) => IssueCardSchema.parse(card));

function special(cards: readonly SpecialIssueCard[]): SpecialCards {
  const shown = sortIssues(cards.filter(isShownAsSpecial));
  const specialIssues = fitSpecialIssues(shown);
  const isWhole = isDeepStrictEqual(specialIssues, shown);
  return { specialIssues, ...(isWhole && { hasWholeSpecialIssues: isWhole }) };
}

const cardsIn = (issues: readonly DocumentSnapshot[]): SpecialIssueCard[] =>
  issues.map(issueCard).filter((card) => card !== null);

/**
 * The cards that were published before, of which those of these issues are made again. Special issues that had to be
 * shortened to fit are read where one of them changes: what they have lost may fit now.
 */
async function renewedCards(
  db: Firestore,
  jkey: string,
  before: PublishedJournal,
  issues: readonly string[],
): Promise<IssueCards> {
  const published = db.collection(PUBLISHED_ISSUES);
  const named = new Set(issues);
  const refs = [...named].map((issueid) => published.doc(issueDocId(jkey, issueid)));
  const found = refs.length > 0 ? await db.getAll(...refs, { fieldMask: ISSUE_FIELDS }) : [];
  const renewed = cardsIn(found);
  const isOther = ({ issueid }: IssueCard) => !named.has(issueid);
  const earlier = before.issues.filter((card) => !isOther(card));
  const { specialIssues, hasWholeSpecialIssues } = before;

  async function renewedSpecial(): Promise<SpecialCards> {
    if (![...earlier, ...renewed].some(isShownAsSpecial))
      return { specialIssues, ...(hasWholeSpecialIssues && { hasWholeSpecialIssues }) };
    if (hasWholeSpecialIssues) return special([...specialIssues.filter(isOther), ...renewed]);
    const all = published
      .where('issue.journal', '==', jkey)
      .where('issue.kind', '==', 'special')
      .select(...ISSUE_FIELDS);
    return special(cardsIn((await all.get()).docs));
  }

  return {
    issues: listed([...before.issues.filter(isOther), ...renewed]),
    ...(await renewedSpecial()),
  };
}

async function allCards(db: Firestore, jkey: string): Promise<IssueCards> {
  const found = await db
    .collection(PUBLISHED_ISSUES)
    .where('issue.journal', '==', jkey)
    .select(...ISSUE_FIELDS)
    .get();
  const cards = cardsIn(found.docs);
  return { issues: listed(cards), ...special(cards) };
}

/**
 * Makes `publishedJournals/{jkey}` follow from the journal's record, its published issues, its texts
 * and its newest articles. Reads one document for each issue, text and each of these articles.
 *
 * @param issues the keys of the issues that may have changed since it was made last: only these are read, however
 * many the journal has. Absent: all are.
 */
export function rebuildJournal(
  ports: Ports,
  jkey: string,
  issues?: readonly string[],
): Promise<boolean> {
  const { db } = ports;
  const published = db.collection(PUBLISHED_JOURNALS).doc(jkey);
  const latest = db
    .collection(PUBLISHED_ARTICLES)
    .where('journal', '==', jkey)
    .orderBy('published', 'desc')
    .select(...CARD_FIELDS)
    .limit(JOURNAL_LATEST_ARTICLES);
  return inTransaction(db, async (tx) => {
    const before = await tx.get(published);
    const record = readRecord(await db.collection(JOURNALS).doc(jkey).get(), JournalRecordSchema);
    if (!record) return writeIfChanged(tx, published, before, null);
    const journal = JournalSchema.parse(record);
    const known = PublishedJournalSchema.safeParse(before.data()).data;
    const [cards, articleDocs, texts, more] = await Promise.all([
      issues && known ? renewedCards(db, jkey, known, issues) : allCards(db, jkey),
      latest.get(),
      journalTexts(db, jkey),
      journalMore(ports, record, before.get('more')),
    ]);
    const next: PublishedJournal = {
      ...(await translationsOf(journal, before)),
      ...(more && { more }),
      aimsScopeHtml: await aimsScopeHtml(journal, before),
      ...cards,
      texts: withStatistics(texts.keys, journal),
      latest: articleDocs.docs
        .map((each) => articleCard(each.data()))
        .filter((card) => card !== null),
    };
    const updated = lastChange(next, texts.updated, before, ports.now().toISOString().slice(0, 10));
    return writeIfChanged(tx, published, before, { ...next, updated }, { now: ports.now() });
  });
}
