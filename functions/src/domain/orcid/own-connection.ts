import { ORCID_WORKS_SHOWN, type OwnOrcidConnection } from '@quire/model/calls/orcid';
import { ORCID_ITEMS } from '@quire/model/collections';
import { OrcidWorkSchema } from '@quire/model/entities/orcid';
import { readConnection } from './connection-record.ts';
import type { OrcidRecordPorts } from './orcid-ports.ts';

/** What an account's owner sees of its connection: never a token. */
export async function ownConnection(
  { db, client }: Pick<OrcidRecordPorts, 'db' | 'client'>,
  uid: string,
): Promise<OwnOrcidConnection> {
  if (!client) return { isOffered: false, works: [] };
  const known = await readConnection(db, uid);
  if (!known) return { isOffered: true, works: [] };
  const { tokens: _, ...connection } = known;
  const { docs } = await db
    .collection(ORCID_ITEMS)
    .where('uid', '==', uid)
    .limit(ORCID_WORKS_SHOWN)
    .get();
  const works = docs.flatMap((doc) => {
    const { data } = OrcidWorkSchema.safeParse(doc.data());
    if (!data) return [];
    const { title, sentAt, due, problem, detail } = data;
    return [{ title, sentAt, isWaiting: due !== undefined, problem, detail }];
  });
  const newestFirst = works.toSorted((a, b) => (b.sentAt ?? '9').localeCompare(a.sentAt ?? '9'));
  return { isOffered: true, connection, works: newestFirst };
}
