/** Institutions by the words of a name that is being typed. */
import type { RorRecord } from '@quire/model/entities/organisation';
import type { Firestore } from 'firebase-admin/firestore';
import { nameKey } from './name-words.ts';
import { rankOrganisations } from './rank-organisations.ts';
import {
  organisationsBeginning,
  organisationsNamed,
  organisationsWith,
} from './read-organisations.ts';

/** Together 25 documents. */
const MOST = { named: 5, beginning: 6, likely: 8, others: 6 } as const;

/**
 * The institutions that typed words may mean, the likeliest first: see `rankOrganisations`. Reads at most 25 documents, so
 * words that many names have find some of these institutions only.
 *
 * @param words as `nameWords` gives them, at least one
 */
export async function searchOrganisations(
  db: Firestore,
  words: readonly string[],
): Promise<RorRecord[]> {
  const key = nameKey(words.join(' '));
  const found = await Promise.all([
    organisationsNamed(db, [key], MOST.named),
    organisationsBeginning(db, key, MOST.beginning),
    organisationsWith(db, words, MOST.likely, { likely: true }),
    organisationsWith(db, words, MOST.others),
  ]);
  return rankOrganisations(found.flat(), words);
}
