/** The queries for institutions, each of a few documents. */
import { ORGANISATIONS } from '@quire/model/collections';
import { OrganisationSchema, type RorRecord } from '@quire/model/entities/organisation';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { beginningOf } from './name-words.ts';
import type { FoundOrganisation } from './rank-organisations.ts';

/** Firestore merges their indexes: https://firebase.google.com/docs/firestore/query-data/index-overview */
const WORDS_MOST = 5;
/** So short a word begins half of all names (of, de, la): others are asked for. */
const SHORT = 2;
/** Behind every letter of a name. */
const LAST = '\uf8ff';

const FoundSchema = OrganisationSchema.pick({ record: true, isLikely: true });

async function read(query: Query): Promise<FoundOrganisation[]> {
  const { docs } = await query.select('record', 'isLikely').get();
  return docs.flatMap((each) => {
    const found = readRecord(each, FoundSchema);
    return found ? [{ record: found.record, isLikely: found.isLikely ?? false }] : [];
  });
}

/** The institution with these last nine characters of its id, of any status; null where there is none. */
export async function organisationById(db: Firestore, id: string): Promise<RorRecord | null> {
  const snapshot = await db.collection(ORGANISATIONS).doc(id).get();
  return readRecord(snapshot, FoundSchema)?.record ?? null;
}

/** At most `most` that have one of these names or acronyms, at most 30, as `nameKey` writes them. */
export const organisationsNamed = (db: Firestore, keys: readonly string[], most: number) =>
  read(db.collection(ORGANISATIONS).where('keys', 'array-contains-any', keys).limit(most));

/** At most `most` whose shown name begins so, by their names. */
export const organisationsBeginning = (db: Firestore, key: string, most: number) =>
  read(
    db
      .collection(ORGANISATIONS)
      .orderBy('name')
      .startAt(key)
      .endAt(key + LAST)
      .limit(most),
  );

/** What several words are found by: the longest of their beginnings. */
function askedBeginnings(words: readonly string[]): string[] {
  const all = [...new Set(words.flatMap((word) => beginningOf(word) ?? []))];
  const longer = all.filter((each) => each.length > SHORT);
  return (longer.length > 0 ? longer : all)
    .sort((a, b) => b.length - a.length)
    .slice(0, WORDS_MOST);
}

/**
 * At most `most` with the beginnings of all these words (the five longest) in their names; none where no word has two
 * letters. `likely`: only those that people are likely to mean.
 */
export async function organisationsWith(
  db: Firestore,
  words: readonly string[],
  most: number,
  { likely = false }: { likely?: boolean } = {},
): Promise<FoundOrganisation[]> {
  const beginnings = askedBeginnings(words);
  if (beginnings.length === 0) return [];
  const all: Query = db.collection(ORGANISATIONS);
  const ofKind = likely ? all.where('isLikely', '==', true) : all;
  return read(
    beginnings
      .reduce((query, each) => query.where(new FieldPath('words', each), '==', true), ofKind)
      .limit(most),
  );
}

/** Whether a dump has been imported. */
export const hasOrganisations = async (db: Firestore): Promise<boolean> =>
  !(await db.collection(ORGANISATIONS).select().limit(1).get()).empty;
