import type { Registration } from '@quire/model/entities/registration';
import type { RegistrationPorts } from './registration-ports.ts';

/** Whether the record is published. */
export async function isThere(
  { db }: RegistrationPorts,
  { collection, id }: Registration['source'],
) {
  const [found] = await db.getAll(db.collection(collection).doc(id), { fieldMask: [] });
  return found?.exists ?? false;
}
