/** The whole search index from what is published: each word's list is written once. */
import { SEARCH_RECORDS, SEARCH_TERMS } from '@quire/model/collections';
import type { SearchEntry, SearchTerm } from '@quire/model/entities/list';
import { SearchTermSchema } from '@quire/model/entities/list';
import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { allDocuments } from '../publish/all-documents.ts';
import type { Ports } from '../publish/ports.ts';
import { inTransaction, settle } from '../publish/transaction.ts';
import { writeUnchanged } from '../publish/write-unchanged.ts';
import { changedList } from './index-records.ts';
import { FACT_FIELDS, SEARCHED, searchEntry } from './search-entry.ts';

interface Index {
  readonly terms: Map<string, SearchEntry[]>;
  readonly records: Map<string, { readonly entry: SearchEntry; readonly terms: readonly string[] }>;
  /** Records that contradict their schema: what they stand under stays. */
  readonly broken: Set<string>;
}

async function indexOf({ db, log }: Ports): Promise<Index> {
  const index: Index = { terms: new Map(), records: new Map(), broken: new Set() };
  for (const collection of SEARCHED) {
    for await (const doc of allDocuments(db, collection, FACT_FIELDS)) {
      const id = `${collection}~${doc.id}`;
      try {
        const found = searchEntry(collection, id, doc.data());
        index.records.set(id, found);
        for (const term of found.terms) {
          const list = index.terms.get(term);
          if (list) list.push(found.entry);
          else index.terms.set(term, [found.entry]);
        }
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        index.broken.add(id);
        log.error('record/invalid', { document: doc.ref.path, reason: z.prettifyError(error) });
      }
    }
  }
  return index;
}

/** A list as it would be had all been indexed one by one. */
const listOf = (entries: readonly SearchEntry[]): SearchTerm | null =>
  changedList(null, { gone: new Set(), come: new Map(entries.map((entry) => [entry.id, entry])) });

/** Of a word's list that changed while the index was made: ours, and what has come to it since. */
function merge(
  db: Firestore,
  ref: DocumentReference,
  ours: readonly SearchEntry[],
  index: Index,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(ref);
    const before = SearchTermSchema.safeParse(snapshot.data()).data;
    const since = (before?.entries ?? []).filter(({ id }) => !index.records.has(id));
    settle(tx, ref, snapshot, listOf([...ours, ...since]));
  });
}

/**
 * Makes the whole index anew, whatever there was. Reads every published record and the names of all
 * words, writes each word once. What is published meanwhile stays found.
 */
export async function rebuildSearch(ports: Ports): Promise<{ words: number; records: number }> {
  const { db } = ports;
  const seen = new Map<string, Timestamp>();
  for await (const doc of allDocuments(db, SEARCH_TERMS, [])) seen.set(doc.id, doc.updateTime);
  const remembered = new Map<string, Timestamp>();
  for await (const doc of allDocuments(db, SEARCH_RECORDS, []))
    remembered.set(doc.id, doc.updateTime);
  const index = await indexOf(ports);
  const ofTerm = (term: string) => db.collection(SEARCH_TERMS).doc(term);
  const terms = [
    ...new Set([...index.terms.keys(), ...(index.broken.size > 0 ? [] : seen.keys())]),
  ];
  const { contested } = await writeUnchanged(
    db,
    terms.map((term) => ({
      ref: ofTerm(term),
      data: listOf(index.terms.get(term) ?? []),
      seen: seen.get(term),
    })),
  );
  for (const { ref } of contested) await merge(db, ref, index.terms.get(ref.id) ?? [], index);
  const gone = [...remembered.keys()].filter(
    (id) => !index.records.has(id) && !index.broken.has(id),
  );
  // One that changed meanwhile was remembered by whoever changed it.
  await writeUnchanged(db, [
    ...[...index.records].map(([id, data]) => ({
      ref: db.collection(SEARCH_RECORDS).doc(id),
      data,
      seen: remembered.get(id),
    })),
    ...gone.map((id) => ({
      ref: db.collection(SEARCH_RECORDS).doc(id),
      data: null,
      seen: remembered.get(id),
    })),
  ]);
  return { words: index.terms.size, records: index.records.size };
}
