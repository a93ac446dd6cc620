import { ORCID_WORKS_SHOWN, type OwnOrcidConnection } from '@quire/model/calls/orcid';
import { ORCID_ITEMS } from '@quire/model/collections';
import { OrcidActivitySchema } from '@quire/model/entities/orcid';
import { readConnection } from './connection-record.ts';
import { conveningOrganisation } from './convening-organisation.ts';
import type { OrcidRecordPorts } from './orcid-ports.ts';

/** What an account's owner sees of its connection: never a token. */
export async function ownConnection(
  { db, client }: Pick<OrcidRecordPorts, 'db' | 'client'>,
  uid: string,
): Promise<OwnOrcidConnection> {
  if (!client) return { isOffered: false, offersReviews: false, works: [] };
  const known = await readConnection(db, uid);
  const offersReviews = (await conveningOrganisation(db)) !== null;
  if (!known) return { isOffered: true, offersReviews, works: [] };
  const { tokens: _, ...connection } = known;
  const { docs } = await db
    .collection(ORCID_ITEMS)
    .where('uid', '==', uid)
    .limit(ORCID_WORKS_SHOWN)
    .get();
  const works = docs.flatMap((doc) => {
    const { data } = OrcidActivitySchema.safeParse(doc.data());
    if (!data) return [];
    const { kind, title, sentAt, due, problem, detail } = data;
    return [{ kind, title, sentAt, isWaiting: due !== undefined, problem, detail }];
  });
  const newestFirst = works.toSorted((a, b) => (b.sentAt ?? '9').localeCompare(a.sentAt ?? '9'));
  return { isOffered: true, offersReviews, connection, works: newestFirst };
}
