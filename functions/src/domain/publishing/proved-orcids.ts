import { ORCID_CONNECTIONS, SUBMISSIONS } from '@quire/model/collections';
import type { Author } from '@quire/model/entities/article';
import { SubmissionSchema } from '@quire/model/entities/submission';
import { coAuthorOrcid } from '@quire/model/submission/co-author-standing';
import type { Firestore } from 'firebase-admin/firestore';

/** Firestore's limit for one `in`. */
const AT_ONCE = 30;

/**
 * Which iDs of an article's authors were proved: an account's owner has signed in with the iD at ORCID, or an author of
 * its manuscript has, from the link of their mail. What was typed into an article or a profile proves nothing.
 *
 * @param submission the manuscript that it was; absent where it came by itself
 */
export async function provedOrcidsOf(
  db: Firestore,
  authors: readonly Pick<Author, 'orcid'>[],
  submission?: string,
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
  if (!submission || proved.length === orcids.length) return proved;
  const byLink = await provedByLink(db, submission);
  return orcids.filter((orcid) => proved.includes(orcid) || byLink.has(orcid));
}

const NamedSchema = SubmissionSchema.pick({ authors: true, coAuthors: true });

async function provedByLink(db: Firestore, submission: string): Promise<ReadonlySet<string>> {
  const stored = await db.collection(SUBMISSIONS).doc(submission).get();
  const { data } = NamedSchema.safeParse(stored.data());
  return new Set(data?.authors.flatMap((author) => coAuthorOrcid(data, author) ?? []) ?? []);
}
