/** An account's connection with ORCID: when its owner ends it, when the account is erased or merged, or exported. */
import { randomUUID } from 'node:crypto';
import { ORCID_CONNECTIONS, ORCID_ITEMS, ORCID_STATES } from '@quire/model/collections';
import { OrcidConnectionSchema, type OrcidItem } from '@quire/model/entities/orcid';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const AT_ONCE = 200;

/** Notes that a token is to be revoked at ORCID: the queue does it, as often as it takes. */
export function putRevocation(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  tx: Transaction,
  token: string,
): void {
  const revocation: OrcidItem = {
    ...{ kind: 'revocation', token, due: now().toISOString(), attempts: 0 },
    change: randomUUID(),
  };
  tx.set(db.collection(ORCID_ITEMS).doc(`revocation~${randomUUID()}`), revocation);
}

/** Forgets what was sent for an account. It stays in the record, which is the person's own. */
export async function forgetItems(db: Firestore, uid: string): Promise<void> {
  const theirs = db.collection(ORCID_ITEMS).where('uid', '==', uid).limit(AT_ONCE);
  for (;;) {
    const { docs, size } = await theirs.get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (size < AT_ONCE) return;
  }
}

/** Forgets an account's connection, and has its token revoked. It can be repeated. */
export async function forgetOrcid(ports: Pick<Ports, 'db' | 'now'>, uid: string): Promise<void> {
  const { db } = ports;
  await db.collection(ORCID_STATES).doc(uid).delete();
  await inTransaction(db, async (tx) => {
    const ref = db.collection(ORCID_CONNECTIONS).doc(uid);
    const snapshot = await tx.get(ref);
    const connection = readRecord(snapshot, OrcidConnectionSchema);
    if (connection?.tokens) putRevocation(ports, tx, connection.tokens.refresh);
    if (snapshot.exists) tx.delete(ref);
  });
  await forgetItems(db, uid);
}

/** What is stored about it, without the tokens. */
export async function exportOrcid(db: Firestore, uid: string) {
  const [connection, items] = await Promise.all([
    db.collection(ORCID_CONNECTIONS).doc(uid).get(),
    db.collection(ORCID_ITEMS).where('uid', '==', uid).limit(AT_ONCE).get(),
  ]);
  if (!connection.exists) return null;
  const { tokens: _, ...shown } = connection.data() ?? {};
  return { ...shown, works: items.docs.map((doc) => doc.data()) };
}
