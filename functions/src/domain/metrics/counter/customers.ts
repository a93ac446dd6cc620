import { BlockList, isIP } from 'node:net';
import { USAGE_CUSTOMERS, USAGE_STATE } from '@quire/model/collections';
import { type Customer, CustomersSchema } from '@quire/model/entities/counter';
import type { Firestore } from 'firebase-admin/firestore';

/** How long the networks of institutions are cached: a change applies after that. */
const KNOWN_FOR_MS = 300_000;

export const customersRef = (db: Firestore) => db.collection(USAGE_STATE).doc(USAGE_CUSTOMERS);

/** All institutions. Reads one document. */
export async function readCustomers(db: Firestore): Promise<readonly Customer[]> {
  return CustomersSchema.parse((await customersRef(db).get()).data() ?? {}).customers;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

interface Networks {
  readonly readAt: number;
  readonly lists: readonly (readonly [customer: string, networks: BlockList])[];
}
const known = new WeakMap<Firestore, Networks>();

async function networksOf(db: Firestore, now: number): Promise<Networks> {
  const before = known.get(db);
  if (before && now >= before.readAt && now - before.readAt < KNOWN_FOR_MS) return before;
  const lists = (await readCustomers(db)).map(({ id, networks }) => {
    const list = new BlockList();
    for (const range of networks) {
      const [address = '', bits] = range.split('/');
      list.addSubnet(address, Number(bits), familyOf(address));
    }
    return [id, list] as const;
  });
  const read = { readAt: now, lists };
  known.set(db, read);
  return read;
}

/** The institutions in whose networks an address is. The address is compared and not kept. */
export async function customersAt(db: Firestore, address: string, now: number): Promise<string[]> {
  if (isIP(address) === 0) return [];
  const { lists } = await networksOf(db, now);
  return lists.flatMap(([id, list]) => (list.check(address, familyOf(address)) ? [id] : []));
}
