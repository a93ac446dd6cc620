import type { RegistrationResolves } from '@quire/model/entities/registration';
import type { Asker } from '@quire/model/roles';
import { atOnce } from '../../platform/database/at-once.ts';
import type { Ports } from '../../platform/database/ports.ts';
import { type FollowPorts, followDoi } from './follow-doi.ts';
import { readRegistrations } from './read-registrations.ts';

/** The resolver and the press each take this many requests at a time. */
const AT_ONCE = 8;

interface Checked {
  readonly results: { id: string; result: RegistrationResolves }[];
}

/**
 * Follows DOIs and keeps where each leads. Throws `Refused`: `registration/unknown`, `access/denied`.
 */
export async function checkRegistrations(
  { db, now, ...ports }: Pick<Ports, 'db' | 'now'> & FollowPorts,
  person: Asker,
  { ids }: { readonly ids: readonly string[] },
): Promise<Checked> {
  const found = await readRegistrations(db, person, 'article.read', ids);
  const results: Checked['results'] = [];
  await atOnce(AT_ONCE, found, async ({ id, ref, registration }) => {
    const result = await followDoi(ports, registration);
    await ref.update({ resolves: { at: now().toISOString(), result } });
    results.push({ id, result });
  });
  return { results };
}
