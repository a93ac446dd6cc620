import { ORCID_CONNECTIONS } from '@quire/model/collections';
import { OrcidConnectionSchema } from '@quire/model/entities/orcid';
import type { Firestore } from 'firebase-admin/firestore';
import { readAccounts } from './accounts.ts';

/**
 * Connects accounts with their ORCID iDs, before their articles are published: the pages of these say that the iDs are
 * authenticated. No registry has given a token, so the connections have ended: nothing is sent, and their owners can
 * connect again. What they have changed since stays.
 */
export async function connectOrcids(db: Firestore): Promise<void> {
  const { accounts } = await readAccounts();
  const at = new Date().toISOString();
  for (const { uid, name, orcid } of accounts) {
    const ref = db.collection(ORCID_CONNECTIONS).doc(uid);
    if (!orcid || (await ref.get()).exists) continue;
    const connection = { orcid, name, state: 'ended', connectedAt: at, endedAt: at } as const;
    const choice = { sendsWorks: true, sendsReviews: false };
    await ref.set(OrcidConnectionSchema.parse({ ...connection, ...choice }));
  }
}
