import { PROFILES } from '@quire/model/collections';
import { OrcidConnectionSchema } from '@quire/model/entities/orcid';
import { orcidEnded } from '@quire/model/mail/account/orcid-ended';
import { accountPath } from '@quire/model/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { accountMail, requireSender } from '../accounts/account-mail.ts';
import { fullName } from '../accounts/new-profile.ts';
import { KnownProfileSchema } from '../accounts/read-profile.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { connectionRef } from './connection-record.ts';
import type { OrcidRecordPorts } from './orcid-ports.ts';

/**
 * ORCID no longer takes the token: its owner has revoked it there, or it is too old. The connection has ended, and the
 * person is told once by mail. A connection that was made again in the meantime is left alone.
 *
 * @param access the token that was refused
 * @returns whether it has ended; false where the account has another token by now
 */
export async function endByOrcid(
  ports: OrcidRecordPorts,
  uid: string,
  access: string,
): Promise<boolean> {
  const { db, now, origin, log } = ports;
  const sender = await requireSender(ports);
  const hasEnded = await inTransaction(db, async (tx) => {
    const ref = connectionRef(db, uid);
    const [snapshot, profileDoc] = await tx.getAll(ref, db.collection(PROFILES).doc(uid));
    const known = snapshot && readRecord(snapshot, OrcidConnectionSchema);
    if (known?.tokens?.access !== access) return false;
    const profile = profileDoc && readRecord(profileDoc, KnownProfileSchema);
    const address = z.email().safeParse(profile?.email).data;
    if (profile && address) {
      const data = () => ({
        ...{ name: fullName(profile), orcid: known.orcid },
        accountUrl: origin + accountPath(),
      });
      // Only once for each connection: a reader who leaves it is not reminded.
      const id = `${uid}~${Date.parse(known.connectedAt)}`;
      await enqueueMails(ports, tx, [accountMail(sender, orcidEnded, data, { id, to: address })]);
    }
    tx.update(ref, {
      state: 'ended',
      endedAt: now().toISOString(),
      tokens: FieldValue.delete(),
    });
    return true;
  });
  if (hasEnded) log.warn('orcid/ended', { uid });
  return hasEnded;
}
