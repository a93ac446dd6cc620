/** A record of ROR's dump as it is stored. */
import { createHash } from 'node:crypto';
import type { Organisation, RorRecord } from '@quire/model/entities/organisation';
import { z } from 'zod';
import { beginningsOf, nameKey, nameWords } from './name-words.ts';

const KEYS_MOST = 60;
/** Each is an index entry; Firestore takes 40,000 for a document. */
const BEGINNINGS_MOST = 1_500;

const RelationshipsSchema = z.object({
  relationships: z.array(z.object({ type: z.string() })).default([]),
});

/** The name that ROR shows. */
export const shownName = ({ names }: RorRecord): string =>
  (names.find(({ types }) => types.includes('ror_display')) ?? names[0])?.value ?? '';

const LIKELY_TYPES: readonly string[] = ['education', 'funder'];

function isLikely({ types }: RorRecord, whole: unknown): boolean {
  const { relationships } = RelationshipsSchema.safeParse(whole).data ?? { relationships: [] };
  const isPart = relationships.some(({ type }) => type === 'parent');
  return !isPart && types.some((type) => LIKELY_TYPES.includes(type));
}

function foundBy(record: RorRecord, whole: unknown): Omit<Organisation, 'record' | 'hash'> {
  const values = record.names.map(({ value }) => value);
  const keys = new Set(values.map(nameKey));
  const words = new Set(values.flatMap(nameWords).flatMap(beginningsOf));
  return {
    name: nameKey(shownName(record)),
    keys: [...keys].filter(Boolean).slice(0, KEYS_MOST),
    words: Object.fromEntries([...words].slice(0, BEGINNINGS_MOST).map((word) => [word, true])),
    isLikely: isLikely(record, whole),
  };
}

/**
 * What is stored of a record, with its hash. An institution that is no more can be asked for by its id, and is not found
 * by typing.
 *
 * @param whole the record as the dump has it, with what is not kept
 */
export function storedOrganisation(record: RorRecord, whole: unknown): Organisation {
  const stored = { record, ...(record.status === 'active' ? foundBy(record, whole) : {}) };
  const hash = createHash('sha256').update(JSON.stringify(stored)).digest('base64url');
  return { ...stored, hash: hash.slice(0, 22) };
}
