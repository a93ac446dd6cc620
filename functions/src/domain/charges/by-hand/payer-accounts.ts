import { USERS } from '@quire/model/collections';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import type { ChargePorts } from '../ports.ts';

/**
 * The accounts that an invoice by hand is made out to: they have no rights on it. Throws `Refused` if the caller is one
 * of them: nobody may issue, settle or waive an invoice that they pay themselves.
 */
export async function payerAccounts(
  { db }: Pick<ChargePorts, 'db'>,
  person: Person,
  email: string,
): Promise<string[]> {
  const addresses = [...new Set([email, email.toLowerCase()])];
  const found = await db.collection(USERS).where('email', 'in', addresses).get();
  const uids = found.docs.map(({ id }) => id);
  const isOwn = person.email?.toLowerCase() === email.toLowerCase();
  if (isOwn || uids.includes(person.uid)) throw new Refused('bill/own');
  return uids;
}
