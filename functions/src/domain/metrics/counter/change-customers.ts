/** Institutions that harvest their usage, as staff keep them. */
import { randomInt } from 'node:crypto';
import type { CALLS } from '@quire/model/calls/calls';
import { AUDIT, USAGE_CUSTOMERS, USAGE_STATE } from '@quire/model/collections';
import { CUSTOMERS_MOST, type Customer, CustomersSchema } from '@quire/model/entities/counter';
import { type Asker, can } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { apiKeyHash, makeApiKey } from './api-key.ts';
import { customersRef } from './customers.ts';

interface CustomerPorts {
  readonly db: Firestore;
  readonly now: () => Date;
}
type Asked = z.output<(typeof CALLS)['saveUsageCustomer']['request']>;
type Action = 'usage.customer.saved' | 'usage.customer.removed' | 'usage.key.renewed';

/** Keys and networks belong to the press's settings. Throws `Refused`. */
export function requireCustomers(person: Asker): void {
  if (!can(person, 'press.edit')) throw new Refused('access/denied');
}

/** Changes the list in a transaction, with an entry of the audit log. */
async function change<Result>(
  { db, now }: CustomerPorts,
  person: Asker,
  action: Action,
  make: (
    before: readonly Customer[],
    at: string,
  ) => { readonly after: readonly Customer[]; readonly of: string; readonly result: Result },
): Promise<Result> {
  requireCustomers(person);
  return inTransaction(db, async (tx) => {
    const ref = customersRef(db);
    const { customers } = CustomersSchema.parse((await tx.get(ref)).data() ?? {});
    const at = now().toISOString();
    const { after, of, result } = make(customers, at);
    tx.set(ref, { customers: after });
    const record = `${USAGE_STATE}/${USAGE_CUSTOMERS}`;
    tx.set(db.collection(AUDIT).doc(), { action, at, by: person.uid, record, customer: of });
    return result;
  });
}

const newId = (taken: readonly Customer[]): string => {
  const id = String(randomInt(10_000_000, 100_000_000));
  return taken.some((customer) => customer.id === id) ? newId(taken) : id;
};

const notThere = () => new Refused('input/invalid', { field: 'id' });

interface Saved {
  readonly id: string;
  /** Of a new one. */
  readonly key?: string;
}

/** Adds an institution with a key, which is answered this once, or changes one. Throws `Refused`. */
export function saveCustomer(
  ports: CustomerPorts,
  person: Asker,
  { id, form }: Asked,
): Promise<Saved> {
  return change<Saved>(ports, person, 'usage.customer.saved', (before, at) => {
    if (id !== undefined) {
      const after = before.map((each) => (each.id === id ? { ...each, ...form } : each));
      if (!before.some((each) => each.id === id)) throw notThere();
      return { after, of: id, result: { id } };
    }
    if (before.length >= CUSTOMERS_MOST) throw new Refused('input/invalid', { field: 'name' });
    const key = makeApiKey();
    const made: Customer = { ...form, id: newId(before), keyHash: apiKeyHash(key), keyMadeAt: at };
    return { after: [...before, made], of: made.id, result: { id: made.id, key } };
  });
}

/** Gives an institution another key; the one before is refused from then on. Throws `Refused`. */
export function renewKey(
  ports: CustomerPorts,
  person: Asker,
  id: string,
): Promise<{ key: string }> {
  return change(ports, person, 'usage.key.renewed', (before, at) => {
    if (!before.some((each) => each.id === id)) throw notThere();
    const key = makeApiKey();
    const after = before.map((each) =>
      each.id === id ? { ...each, keyHash: apiKeyHash(key), keyMadeAt: at } : each,
    );
    return { after, of: id, result: { key } };
  });
}

/** Removes an institution, whose key is refused from then on. Asked again, it changes nothing. Throws `Refused`. */
export function removeCustomer(ports: CustomerPorts, person: Asker, id: string): Promise<void> {
  return change(ports, person, 'usage.customer.removed', (before) => ({
    after: before.filter((each) => each.id !== id),
    of: id,
    result: undefined,
  }));
}
