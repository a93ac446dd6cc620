/** Imports a dump of ROR's, so that institutions are found without asking ROR: https://ror.readme.io/docs/data-dump. */
import { ORGANISATIONS } from '@quire/model/collections';
import { type Organisation, RorRecordSchema } from '@quire/model/entities/organisation';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { allDocuments } from '../../platform/database/all-documents.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { storedOrganisation } from './stored-organisation.ts';

/** Their index entries fit into a commit. */
const WRITES_AT_ONCE = 100;
const TELL_EVERY = 500;
/** So many bad records are named; all are counted. */
const NAMED_MOST = 20;

export interface ImportedOrganisations {
  /** Records of the dump. */
  readonly read: number;
  /** Those that were new or had changed. */
  readonly written: number;
  readonly unchanged: number;
  /** Stored ones that the dump does not have. */
  readonly removed: number;
  /** Stored ones that it does not have either, which were kept because they are more than half. */
  readonly kept: number;
  readonly bad: number;
  /** The first bad records, by their ids or places, each with what is wrong. */
  readonly faults: readonly string[];
}

interface ImportOptions {
  readonly db: Firestore;
  /** The records, each as JSON, as `arrayElements` reads them. */
  readonly records: AsyncIterable<string>;
  /** Hears how many records have been read by now. */
  readonly tell: (count: number) => void;
}

const idOf = (ror: string): string => ror.slice(-9);

const IdSchema = z.object({ id: z.string() });

/** A record as it is to be stored, or what is wrong with it. */
function readRecord(text: string, place: number): Organisation | { id: string; fault: string } {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch (error) {
    return { id: '', fault: `record ${place}: ${String(error)}` };
  }
  const read = RorRecordSchema.safeParse(whole);
  if (read.success) return storedOrganisation(read.data, whole);
  const id = IdSchema.safeParse(whole).data?.id ?? '';
  const [issue] = read.error.issues;
  const what = issue ? `${issue.path.join('.')}: ${issue.message}` : 'not a record';
  return { id, fault: `${id || `record ${place}`}: ${what}` };
}

/** The hashes of all that is stored, by their ids. */
async function storedHashes(db: Firestore): Promise<Map<string, unknown>> {
  const hashes = new Map<string, unknown>();
  for await (const each of allDocuments(db, ORGANISATIONS, ['hash'])) {
    hashes.set(each.id, each.get('hash'));
  }
  return hashes;
}

/**
 * Stores what a dump has: new and changed records are written, those that it does not have are removed once all of it has
 * been read. Of a bad record what is stored stays. Can be repeated, and again after it broke off. In memory are a hash of
 * each stored record and at most a hundred records.
 *
 * Where more than half of what is stored is not in the dump, it is no whole dump, and nothing is removed. Rejects where the
 * file cannot be read as an array, or Firestore fails.
 */
export async function importOrganisations({
  db,
  records,
  tell,
}: ImportOptions): Promise<ImportedOrganisations> {
  const all = db.collection(ORGANISATIONS);
  const stored = await storedHashes(db);
  const before = stored.size;
  const counts = { read: 0, written: 0, unchanged: 0, bad: 0 };
  const faults: string[] = [];
  const waiting = new Map<string, Organisation>();
  const write = async () => {
    const batch = db.batch();
    for (const [id, each] of waiting) batch.set(all.doc(id), withoutUndefined(each));
    await batch.commit();
    counts.written += waiting.size;
    waiting.clear();
  };
  for await (const text of records) {
    counts.read += 1;
    if (counts.read % TELL_EVERY === 0) tell(counts.read);
    const found = readRecord(text, counts.read);
    const isBad = 'fault' in found;
    const id = idOf(isBad ? found.id : found.record.id);
    const hash = stored.get(id);
    stored.delete(id);
    if (isBad) {
      counts.bad += 1;
      if (faults.length < NAMED_MOST) faults.push(found.fault);
    } else if (hash === found.hash) counts.unchanged += 1;
    else waiting.set(id, found);
    if (waiting.size >= WRITES_AT_ONCE) await write();
  }
  if (waiting.size > 0) await write();
  tell(counts.read);
  const isWhole = stored.size * 2 <= before;
  const gone = isWhole ? [...stored.keys()] : [];
  for (let at = 0; at < gone.length; at += WRITES_AT_ONCE) {
    const batch = db.batch();
    for (const id of gone.slice(at, at + WRITES_AT_ONCE)) batch.delete(all.doc(id));
    await batch.commit();
  }
  return { ...counts, removed: gone.length, kept: stored.size - gone.length, faults };
}
