import { type BouncedAddress, BouncedAddressSchema } from '@quire/model/entities/bounced-address';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../../platform/database/read-record.ts';
import { bouncedRef } from './forget-bounces.ts';
import { type Bounce, isHardBounce } from './hard-bounce.ts';

/** Reads what is stored about the addresses of some bounces; `write` adds one to each. For a transaction. */
export async function prepareBounces(
  db: Firestore,
  tx: Transaction,
  bounces: readonly Bounce[],
  now: Date,
): Promise<{ write(): void }> {
  const hard = bounces.filter(({ status }) => isHardBounce(status));
  const known = await Promise.all(
    hard.map(async (bounce) => {
      const ref = bouncedRef(db, bounce.address);
      return { bounce, ref, before: readRecord(await tx.get(ref), BouncedAddressSchema) };
    }),
  );
  const on = now.toISOString().slice(0, 10);
  return {
    write() {
      for (const { bounce, ref, before } of known) {
        const { address, status, reason } = bounce;
        const after: BouncedAddress = {
          ...{ address: address.trim().toLowerCase(), status, reason: reason.slice(0, 500) },
          ...{ firstOn: before?.firstOn ?? on, lastOn: on, count: (before?.count ?? 0) + 1 },
        };
        tx.set(ref, BouncedAddressSchema.parse(after));
      }
    },
  };
}

/** Whether a mail to one of these addresses has bounced before. */
export async function hasBounced(
  db: Firestore,
  tx: Transaction,
  addresses: readonly string[],
): Promise<boolean> {
  const found = await tx.getAll(...addresses.map((address) => bouncedRef(db, address)));
  return found.some(({ exists }) => exists);
}
