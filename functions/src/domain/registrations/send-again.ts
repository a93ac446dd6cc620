import { randomUUID } from 'node:crypto';
import { AUDIT } from '@quire/model/collections';
import type { Asker } from '@quire/model/roles';
import type { Ports } from '../../platform/database/ports.ts';
import { readRegistrations } from './read-registrations.ts';

/**
 * Has DOIs registered again soon, also where nothing has changed. Returns how many. Throws `Refused`:
 * `registration/unknown`, `access/denied`.
 */
export async function sendAgain(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  person: Asker,
  { ids }: { readonly ids: readonly string[] },
): Promise<{ count: number }> {
  const found = await readRegistrations(db, person, 'article.edit', ids);
  const batch = db.batch();
  const at = now().toISOString();
  const wish = { state: 'waiting', due: '', attempts: 0, again: true };
  for (const { ref } of found) {
    batch.update(ref, { ...wish, change: randomUUID(), updatedAt: at });
  }
  batch.create(db.collection(AUDIT).doc(), {
    ...{ action: 'registration.send', at, by: person.uid },
    dois: found.map(({ registration }) => registration.doi),
  });
  await batch.commit();
  return { count: found.length };
}
