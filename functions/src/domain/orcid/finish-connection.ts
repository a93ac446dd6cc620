import { ORCID_CONNECTIONS, PROFILES } from '@quire/model/collections';
import { type OrcidConnection, OrcidConnectionSchema } from '@quire/model/entities/orcid';
import { isOrcid } from '@quire/model/identifiers';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { forgetItems, putRevocation } from '../accounts/forget-orcid.ts';
import { useAttempt } from './attempt.ts';
import { connectionRef } from './connection-record.ts';
import { ORCID_SCOPES, type OrcidToken } from './orcid-client.ts';
import type { OrcidChoice, OrcidRecordPorts } from './orcid-ports.ts';

const tokensOf = ({ access, refresh }: OrcidToken) => ({ access, refresh });

/** Stores the connection; false where the iD is another account's. An earlier token of the account is revoked. */
async function store(
  ports: OrcidRecordPorts,
  uid: string,
  token: OrcidToken,
  choice: OrcidChoice,
): Promise<boolean> {
  const { db, now } = ports;
  const ref = connectionRef(db, uid);
  return inTransaction(db, async (tx) => {
    const [snapshot, same, profile] = await Promise.all([
      tx.get(ref),
      tx.get(db.collection(ORCID_CONNECTIONS).where('orcid', '==', token.orcid).limit(2)),
      tx.get(db.collection(PROFILES).doc(uid)),
    ]);
    const before = readRecord(snapshot, OrcidConnectionSchema);
    if (same.docs.some(({ id }) => id !== uid)) {
      putRevocation(ports, tx, token.refresh);
      return false;
    }
    if (before?.tokens && before.orcid !== token.orcid)
      putRevocation(ports, tx, before.tokens.refresh);
    const at = now().toISOString();
    const next: OrcidConnection = {
      ...{ orcid: token.orcid, name: token.name, state: 'connected', ...choice },
      ...{ connectedAt: at, tokens: tokensOf(token) },
    };
    tx.set(ref, next);
    if (profile.exists) tx.update(profile.ref, { orcid: token.orcid, updatedAt: at });
    return true;
  });
}

/**
 * Connects the account that has begun with the iD whose owner has signed in at ORCID. Throws `Refused`:
 * `orcid/not-configured`, `orcid/state-over` (also for a code that ORCID does not take), `orcid/unreachable`,
 * `orcid/too-little` where not all was allowed (the token is revoked), `orcid/other-account`.
 */
export async function finishConnection(
  ports: OrcidRecordPorts,
  uid: string,
  { code, state }: { readonly code: string; readonly state: string },
): Promise<void> {
  const { client, db, log } = ports;
  if (!client) throw new Refused('orcid/not-configured');
  const choice = await useAttempt(ports, uid, state);
  const token = await client.exchange(code);
  if (token === 'unreachable') throw new Refused('orcid/unreachable');
  if (token === 'refused' || !isOrcid(token.orcid)) throw new Refused('orcid/state-over');
  if (ORCID_SCOPES.some((scope) => scope !== '/authenticate' && !token.scopes.includes(scope))) {
    await inTransaction(db, async (tx) => putRevocation(ports, tx, token.refresh));
    throw new Refused('orcid/too-little');
  }
  const before = readRecord(await connectionRef(db, uid).get(), OrcidConnectionSchema);
  // What was sent to another record has other put-codes.
  if (before && before.orcid !== token.orcid) await forgetItems(db, uid);
  if (!(await store(ports, uid, token, choice))) throw new Refused('orcid/other-account');
  log.info('orcid/connected', { uid });
}
