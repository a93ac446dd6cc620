import { ORCID_CONNECTIONS, PROFILES } from '@quire/model/collections';
import type { Article } from '@quire/model/entities/article';
import { OrcidConnectionSchema } from '@quire/model/entities/orcid';
import { ProfileSchema } from '@quire/model/entities/profile';
import type { Submission } from '@quire/model/entities/submission';
import type { Firestore } from 'firebase-admin/firestore';
import type { ProvedOrcid } from './add-proved-orcid.ts';

/**
 * The iDs that authors of an article have proved, by the addresses of those who did: from the links of their mails, and
 * with their accounts. Reads a connection for each account, and a profile for each that is connected.
 */
export async function provedByAddress(
  db: Firestore,
  { authorUids }: Pick<Article, 'authorUids'>,
  submission: Pick<Submission, 'coAuthors'> | null,
): Promise<ProvedOrcid[]> {
  const byLink = Object.entries(submission?.coAuthors ?? {}).flatMap(([email, { orcid }]) =>
    orcid ? [{ email, orcid }] : [],
  );
  const refs = authorUids.map((uid) => db.collection(ORCID_CONNECTIONS).doc(uid));
  const connections = refs.length > 0 ? await db.getAll(...refs) : [];
  const orcids = new Map(
    connections.flatMap((doc) => {
      const { data } = OrcidConnectionSchema.safeParse(doc.data());
      return data?.state === 'connected' ? [[doc.id, data.orcid] as const] : [];
    }),
  );
  const owners = [...orcids.keys()].map((uid) => db.collection(PROFILES).doc(uid));
  const profiles = owners.length > 0 ? await db.getAll(...owners) : [];
  const byAccount = profiles.flatMap((doc) => {
    const email = ProfileSchema.shape.email.safeParse(doc.get('email')).data;
    const orcid = orcids.get(doc.id);
    return email && orcid ? [{ email, orcid }] : [];
  });
  return [...byLink, ...byAccount];
}
