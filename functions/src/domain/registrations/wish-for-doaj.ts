import { PUBLISHED_ARTICLES, REGISTRATIONS } from '@quire/model/collections';
import type { Registration } from '@quire/model/entities/registration';
import { doajId } from '@quire/model/registration-id';
import { wishOf } from '../registration-queue/note-registrations.ts';
import type { Seen } from './known-registrations.ts';
import { doajAccountFor, type RegistrationPorts } from './registration-ports.ts';

/**
 * Has DOAJ told about articles whose registrations are looked at, where the press has an account there. What is really
 * different for DOAJ is decided when it is its turn.
 */
export async function wishForDoaj(
  ports: RegistrationPorts,
  source: Registration['source'],
  due: Seen,
): Promise<void> {
  if (source.collection !== PUBLISHED_ARTICLES) return;
  const concerned = [...due.values()].flatMap((each) =>
    each?.kind === 'article' && doajAccountFor(ports, each) ? [each] : [],
  );
  const all = ports.db.collection(REGISTRATIONS);
  for (const { doi, kind, title, journal } of concerned) {
    const wish = { ...wishOf({ doi, kind, title }, source, journal), agency: 'doaj' };
    await all.doc(doajId(doi)).set(wish, { merge: true });
  }
}
