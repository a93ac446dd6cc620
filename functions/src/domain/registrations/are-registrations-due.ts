import { REGISTRATION_BATCHES, REGISTRATIONS } from '@quire/model/collections';
import type { Ports } from '../../platform/database/ports.ts';

/** Whether there is anything to send, or to ask for: two reads, before what does either is loaded. */
export async function areRegistrationsDue({
  db,
  now,
}: Pick<Ports, 'db' | 'now'>): Promise<boolean> {
  const at = now().toISOString();
  const found = await Promise.all(
    [REGISTRATIONS, REGISTRATION_BATCHES].map((collection) =>
      db.collection(collection).where('due', '<=', at).select().limit(1).get(),
    ),
  );
  return found.some(({ empty }) => !empty);
}
