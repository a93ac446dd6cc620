/** What becomes of DOIs that are not sent now. Each is left alone if it has changed in the meantime. */
import {
  NOT_DUE,
  type Registration,
  type RegistrationProblem,
} from '@quire/model/entities/registration';
import { inTransaction } from '../../platform/database/transaction.ts';
import { backoffMs } from '../outbox/backoff.ts';
import { isAsSeen, readNow, type Seen } from './known-registrations.ts';
import type { RegistrationPorts } from './registration-ports.ts';

type Change = Partial<Registration> | 'delete';

async function change(
  { db }: RegistrationPorts,
  seen: Seen,
  changeOf: (seen: Registration) => Change,
): Promise<void> {
  const ids = [...seen.keys()].filter((id) => seen.get(id));
  if (ids.length === 0) return;
  await inTransaction(db, async (tx) => {
    for (const now of await readNow(tx, db, ids)) {
      const was = seen.get(now.id) ?? null;
      if (!was || !isAsSeen(now, was)) continue;
      const next = changeOf(was);
      if (next === 'delete') tx.delete(now.ref);
      else tx.update(now.ref, next);
    }
  });
}

/** They cannot be sent, and `problems` says why. */
export const holdBack = (
  ports: RegistrationPorts,
  seen: Seen,
  problems: readonly RegistrationProblem[],
): Promise<void> =>
  change(ports, seen, () => ({
    ...{ state: 'held', problems: [...problems], due: NOT_DUE },
    updatedAt: ports.now().toISOString(),
  }));

/** The agency knows them as they are now. */
export const keep = (ports: RegistrationPorts, seen: Seen): Promise<void> =>
  change(ports, seen, () => ({
    ...{ state: 'registered', problems: [], due: NOT_DUE, attempts: 0 },
  }));

/** No record holds them now. What was never registered is forgotten; of the others, the DOI still leads to its page. */
export const forget = (ports: RegistrationPorts, seen: Seen): Promise<void> =>
  change(ports, seen, ({ sentAt }) =>
    sentAt === null ? 'delete' : { state: 'registered', problems: [], due: NOT_DUE, attempts: 0 },
  );

/** Looked at later: something failed, or is being changed. */
export const postpone = (ports: RegistrationPorts, seen: Seen): Promise<void> =>
  change(ports, seen, ({ attempts }) => ({
    attempts: attempts + 1,
    due: new Date(ports.now().getTime() + backoffMs(attempts + 1)).toISOString(),
  }));

/** An agency answers within this, or the file is lost; the answer makes it due at once. */
const ANSWERED_WITHIN_MS = 30 * 60_000;

/** What has changed while it is on its way to an agency is looked at when the agency has answered. */
export async function waitForAnswer(
  { db, now }: RegistrationPorts,
  id: string,
  seen: Registration,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [found] = await readNow(tx, db, [id]);
    if (!found?.get('inFlight') || found.get('change') !== seen.change) return;
    tx.update(found.ref, { due: new Date(now().getTime() + ANSWERED_WITHIN_MS).toISOString() });
  });
}
