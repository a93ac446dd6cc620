import { PUBLISHED_JOURNALS, PUBLISHED_PEOPLE } from '@quire/model/collections';
import { PublishedPersonSchema } from '@quire/model/entities/published-person';
import { type AlertWatch, AlertWatchSchema } from '@quire/model/entities/reader-alerts';
import { t } from '@quire/model/messages/t';
import { journalPath, personPath, searchPath } from '@quire/model/paths';
import {
  inKind,
  readSearchQuery,
  SEARCH_FACETS,
  type SearchQuery,
  searchParameters,
} from '@quire/model/search/search-query';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/** What is watched, as it is now. */
export interface WatchView {
  /** As asked, or the author's new key where their records were merged. */
  readonly watch: AlertWatch;
  /** A journal's full name, an author's name, or what a search was typed and narrowed by. */
  readonly name: string;
  /** Its page. */
  readonly path: string;
}

/** The search of a watch: of articles alone, the newest first. */
export const watchedSearch = (query: string): SearchQuery => ({
  ...readSearchQuery(new URLSearchParams(query)),
  sort: 'newest',
});

/** A search as it is stored, so that the same search is the same text; null where it asks for everything. */
function searchOf(parameters: URLSearchParams): AlertWatch | null {
  const read = readSearchQuery(parameters);
  const search = read.kind === 'articles' ? read : inKind(read, 'articles');
  const query = searchParameters({ ...search, sort: 'relevance', page: 1 }).toString();
  return AlertWatchSchema.safeParse({ kind: 'search', query }).data ?? null;
}

/**
 * What an address of the form asks for: `?journal=CES` alone a journal's articles, `?person=n-1` an author's, anything
 * else a search by its own parameters. Null: nothing that can be watched.
 */
export function readWatch(parameters: URLSearchParams): AlertWatch | null {
  const person = parameters.get('person');
  if (person !== null)
    return AlertWatchSchema.safeParse({ kind: 'person', key: person }).data ?? null;
  const search = searchOf(parameters);
  if (search?.kind !== 'search') return null;
  const only = [...new URLSearchParams(search.query)];
  const [first] = only;
  return only.length === 1 && first?.[0] === 'journal'
    ? (AlertWatchSchema.safeParse({ kind: 'journal', key: first[1] }).data ?? null)
    : search;
}

const JournalNameSchema = z.object({ journal: z.object({ fullname: z.string() }) });

function viewOfSearch(watch: AlertWatch & { readonly kind: 'search' }): WatchView {
  const { q, facets } = watchedSearch(watch.query);
  const chosen = SEARCH_FACETS.flatMap((facet) => facets[facet] ?? []);
  const name = [q, ...chosen].filter(Boolean).join(', ');
  return { watch, name, path: `${searchPath()}?${watch.query}` };
}

async function viewOfPerson(db: Firestore, key: string, moves = 1): Promise<WatchView | null> {
  const snapshot: DocumentSnapshot = await db.collection(PUBLISHED_PEOPLE).doc(key).get();
  const person = PublishedPersonSchema.safeParse(snapshot.data()).data;
  if (!person) return null;
  if ('movedTo' in person) return moves > 0 ? viewOfPerson(db, person.movedTo, moves - 1) : null;
  return { watch: { kind: 'person', key }, name: person.name, path: personPath(key) };
}

/** What is watched, of the published records: at most two reads. Null: the journal or author no longer has a page. */
export async function viewWatch(db: Firestore, watch: AlertWatch): Promise<WatchView | null> {
  if (watch.kind === 'search') return viewOfSearch(watch);
  if (watch.kind === 'person') return viewOfPerson(db, watch.key);
  const snapshot = await db.collection(PUBLISHED_JOURNALS).doc(watch.key).get();
  const found = JournalNameSchema.safeParse(snapshot.data()).data;
  if (!found) return null;
  return { watch, name: found.journal.fullname, path: journalPath(watch.key) };
}

/** What is watched, in words. */
export const watchWords = ({ watch, name }: WatchView): string =>
  t('alerts.watch', { kind: watch.kind, name });
