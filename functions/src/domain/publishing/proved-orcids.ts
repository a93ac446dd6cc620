import { ORCID_CONNECTIONS } from '@quire/model/collections';
import type { Author } from '@quire/model/entities/article';
import type { Firestore } from 'firebase-admin/firestore';

/** Firestore's limit for one `in`. */
const AT_ONCE = 30;

/**
 * Which iDs of an article's authors were proved: an account's owner has signed in with the iD at ORCID. What was typed
 * into an article or a profile proves nothing.
 */
export async function provedOrcidsOf(
  db: Firestore,
  authors: readonly Pick<Author, 'orcid'>[],
): Promise<string[]> {
  const orcids = [...new Set(authors.flatMap(({ orcid }) => orcid ?? []))];
  const proved: string[] = [];
  for (let from = 0; from < orcids.length; from += AT_ONCE) {
    const some = orcids.slice(from, from + AT_ONCE);
    const found = db.collection(ORCID_CONNECTIONS).where('orcid', 'in', some).select('orcid');
    const { docs } = await found.get();
    const there = new Set(docs.map((doc): unknown => doc.get('orcid')));
    proved.push(...some.filter((orcid) => there.has(orcid)));
  }
  return proved;
}
