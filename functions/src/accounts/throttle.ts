import { createHash } from 'node:crypto';
import { THROTTLES } from '@quire/model/collections';
import { LINKS_PER_ADDRESS_AND_HOUR, LINKS_PER_NETWORK_AND_HOUR } from '@quire/model/constants';
import { z } from 'zod';
import { Refused } from '../calls/refused.ts';
import { readRecord } from '../publish/read-record.ts';
import { inTransaction } from '../publish/transaction.ts';
import type { AccountPorts } from './ports.ts';

const HOUR_MS = 3_600_000;
/** `throttles/{what~hash}`: how often within the hour that began with the first of them. */
const ThrottleSchema = z.object({ count: z.number(), expiresAt: z.iso.datetime() });

type ThrottlePorts = Pick<AccountPorts, 'db' | 'now'>;

/** Counts one more of something; false when it was too often within the hour. */
async function isWithin(
  { db, now }: ThrottlePorts,
  what: string,
  whose: string,
  most: number,
): Promise<boolean> {
  // Neither addresses of people nor of networks are kept as they are.
  const id = createHash('sha256').update(whose).digest('hex').slice(0, 40);
  const ref = db.collection(THROTTLES).doc(`${what}~${id}`);
  return inTransaction(db, async (tx) => {
    const known = readRecord(await tx.get(ref), ThrottleSchema);
    const current = known && known.expiresAt > now().toISOString() ? known : null;
    if (current && current.count >= most) return false;
    const expiresAt = current?.expiresAt ?? new Date(now().getTime() + HOUR_MS).toISOString();
    tx.set(ref, { count: (current?.count ?? 0) + 1, expiresAt });
    return true;
  });
}

/** Throws `account/throttled` when a network asks for mail too often, whatever the address. */
export async function requireQuietNetwork(ports: ThrottlePorts, network: string): Promise<void> {
  if (await isWithin(ports, 'network', network, LINKS_PER_NETWORK_AND_HOUR)) return;
  throw new Refused('account/throttled');
}

/** Whether an address may get one more mail of a kind. A page must not be told. */
export function isQuietAddress(ports: ThrottlePorts, what: string, email: string) {
  return isWithin(ports, what, email, LINKS_PER_ADDRESS_AND_HOUR);
}
