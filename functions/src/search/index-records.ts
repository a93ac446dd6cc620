import { SEARCH_RECORDS, SEARCH_TERMS } from '@quire/model/collections';
import { SEARCH_ENTRIES_MAX } from '@quire/model/constants';
import {
  type SearchEntry,
  SearchRecordSchema,
  type SearchTerm,
  SearchTermSchema,
} from '@quire/model/entities/list';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../publish/ports.ts';
import { inTransaction, settle } from '../publish/transaction.ts';
import { FACT_FIELDS, type Found, type Searched, searchEntry } from './search-entry.ts';

export interface RecordKey {
  readonly collection: Searched;
  readonly id: string;
}

/** What becomes of a word's list. */
interface Change {
  readonly gone: Set<string>;
  readonly come: Map<string, SearchEntry>;
}

/** A document takes 1 MiB: entries with very long lines share it. */
const LIST_BUDGET = 700_000;

/** An entry belongs to a record: `publishedPosts~news~opening`. */
const entryId = ({ collection, id }: RecordKey) => `${collection}~${id}`;

function wanted(ports: Ports, key: RecordKey, snapshot: DocumentSnapshot): Found | null | 'broken' {
  if (!snapshot.exists) return null;
  try {
    return searchEntry(key.collection, entryId(key), snapshot.data());
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    // What it stood under stays: nothing is concluded from a record that is wrong.
    ports.log.error('record/invalid', {
      document: snapshot.ref.path,
      reason: z.prettifyError(error),
    });
    return 'broken';
  }
}

function known(snapshot: DocumentSnapshot): Found | null {
  const record = SearchRecordSchema.safeParse(snapshot.data());
  return record.success ? record.data : null;
}

const isSame = (a: Found | null, b: Found | null) => JSON.stringify(a) === JSON.stringify(b);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Journals have no date and stand first. */
const placeOf = ({ date }: SearchEntry) => date || '~';

/** Newest first; what does not fit is left out, and the list says so. */
export function changedList(before: SearchTerm | null, { gone, come }: Change): SearchTerm | null {
  const kept = (before?.entries ?? []).filter(({ id }) => !gone.has(id) && !come.has(id));
  const all = [...kept, ...come.values()].toSorted(
    (a, b) => compare(placeOf(b), placeOf(a)) || compare(a.id, b.id),
  );
  const entries: SearchEntry[] = [];
  let size = 0;
  for (const entry of all.slice(0, SEARCH_ENTRIES_MAX)) {
    size += Buffer.byteLength(JSON.stringify(entry));
    if (size < LIST_BUDGET) entries.push(entry);
  }
  const isCut = before?.isCut === true || entries.length < all.length;
  // Of a list that was cut, older ones may be missing even when it is empty.
  return entries.length > 0 || isCut ? { entries, isCut } : null;
}

/**
 * Makes `searchTerms` follow from what is published now. For each record it is remembered which
 * words it stands under, so only differences are written, and a repeated event writes nothing.
 */
export function indexRecords(ports: Ports, keys: readonly RecordKey[]): Promise<void> {
  const { db } = ports;
  const memories = keys.map((key) => db.collection(SEARCH_RECORDS).doc(entryId(key)));
  const records = keys.map(({ collection, id }) => db.collection(collection).doc(id));
  return inTransaction(db, async (tx) => {
    const remembered = await tx.getAll(...memories);
    const now = await db.getAll(...records, { fieldMask: FACT_FIELDS });
    const changes = new Map<string, Change>();
    const changeOf = (term: string): Change => {
      const change = changes.get(term) ?? { gone: new Set(), come: new Map() };
      changes.set(term, change);
      return change;
    };
    const settled: [DocumentReference, DocumentSnapshot, Found | null][] = [];
    for (const [place, key] of keys.entries()) {
      const [memory, record] = [remembered[place], now[place]];
      const next = record && wanted(ports, key, record);
      if (!memory || next === undefined || next === 'broken') continue;
      const before = known(memory);
      if (isSame(before, next)) continue;
      for (const term of before?.terms ?? []) changeOf(term).gone.add(entryId(key));
      if (next) for (const term of next.terms) changeOf(term).come.set(entryId(key), next.entry);
      settled.push([memory.ref, memory, next]);
    }
    if (changes.size === 0) return;
    // In the order of their names: two of us don't wait for one another in a ring.
    const terms = [...changes].toSorted(([a], [b]) => compare(a, b));
    const lists = await tx.getAll(...terms.map(([term]) => db.collection(SEARCH_TERMS).doc(term)));
    for (const [place, [, change]] of terms.entries()) {
      const list = lists[place];
      if (!list) continue;
      const before = SearchTermSchema.safeParse(list.data()).data ?? null;
      settle(tx, list.ref, list, changedList(before, change));
    }
    for (const [ref, memory, next] of settled) settle(tx, ref, memory, next);
  });
}
