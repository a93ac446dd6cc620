import { PROFILES, USERS } from '@quire/model/collections';
import type { Author } from '@quire/model/entities/article';
import type { Firestore } from 'firebase-admin/firestore';

/** Firestore's limit for one `in`. */
const AT_ONCE = 30;

async function idsWhere(
  db: Firestore,
  collection: string,
  field: string,
  values: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < values.length; from += AT_ONCE) {
    const some = values.slice(from, from + AT_ONCE);
    const { docs } = await db.collection(collection).where(field, 'in', some).select().get();
    found.push(...docs.map(({ id }) => id));
  }
  return found;
}

/**
 * The accounts of the authors whom an article names, by their confirmed addresses and by the ORCID iDs of their
 * profiles. The author data in an article's record were entered by the user who created it.
 */
export async function namedAuthors(
  db: Firestore,
  authors: readonly Pick<Author, 'email' | 'orcid'>[],
): Promise<string[]> {
  const written = authors.flatMap(({ email }) => (email ? [email.trim()] : []));
  const emails = [...new Set(written.flatMap((email) => [email, email.toLowerCase()]))];
  const orcids = [...new Set(authors.flatMap(({ orcid }) => orcid ?? []))];
  const [byAddress, byOrcid] = await Promise.all([
    idsWhere(db, USERS, 'email', emails),
    idsWhere(db, PROFILES, 'orcid', orcids),
  ]);
  return [...new Set([...byAddress, ...byOrcid])];
}
