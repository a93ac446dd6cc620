import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { AlertWatch } from '@quire/model/entities/reader-alerts';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { changeStamp } from '../search-queue/changed-at.ts';

const AT_ONCE = 500;
/** Read at most; more is an import, of which nobody is mailed. */
const READ_MAX = 20_000;
/** What was published longer ago, elsewhere as a rule, is not new to readers when it arrives here. */
const NEW_DAYS = 60;

const SourceSchema = PublishedArticleSchema.pick({
  ...({ journal: true, issue: true, akey: true, status: true, title: true } as const),
  ...({ authors: true, people: true, published: true, journalTitle: true } as const),
});

/** An article that readers can see since a moment. */
export interface NewArticle {
  readonly id: string;
  /** Since when. */
  readonly at: string;
  readonly journal: string;
  readonly issue: string;
  readonly akey: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly people: readonly string[];
  readonly journalTitle: string;
}

const dayBefore = (at: string, days: number): string =>
  new Date(Date.parse(at) - days * 86_400_000).toISOString().slice(0, 10);

function newIn(doc: QueryDocumentSnapshot, after: string): NewArticle[] {
  const at = doc.createTime.toDate().toISOString();
  const article = SourceSchema.safeParse(doc.data()).data;
  if (!article || at <= after || article.status === 'retracted') return [];
  if (article.published < dayBefore(after, NEW_DAYS)) return [];
  const { journal, issue, akey, title, authors, people = [], journalTitle } = article;
  return [{ id: doc.id, at, journal, issue, akey, title, authors, people, journalTitle }];
}

/**
 * The articles that became public after a moment and still are, the newest first. A record is made when its article
 * is published and stays the same record through corrections, so the moment of its making says when that was; whatever
 * is new has also changed since, which the index of changes finds.
 */
export async function articlesSince(
  { db, log }: Pick<Ports, 'db' | 'log'>,
  after: string,
): Promise<NewArticle[]> {
  const changed = db
    .collection(PUBLISHED_ARTICLES)
    .where('changedAt', '>=', changeStamp(new Date(after)))
    .orderBy('changedAt')
    .select('changedAt', ...Object.keys(SourceSchema.shape))
    .limit(AT_ONCE);
  const found: NewArticle[] = [];
  let last: QueryDocumentSnapshot | undefined;
  for (let read = 0; ; ) {
    const { docs } = await (last ? changed.startAfter(last) : changed).get();
    for (const doc of docs) found.push(...newIn(doc, after));
    last = docs.at(-1);
    read += docs.length;
    if (docs.length < AT_ONCE || !last) break;
    if (read < READ_MAX) continue;
    log.warn('alerts/too-many-changes', { read, after });
    break;
  }
  return found.toSorted((a, b) => (a.at > b.at ? -1 : 1));
}

/** Whether an article is one of a journal or an author. */
export const isWatched = (
  { journal, people }: NewArticle,
  watch: Exclude<AlertWatch, { kind: 'search' }>,
): boolean => (watch.kind === 'journal' ? journal === watch.key : people.includes(watch.key));
