/** Notes that works are to be brought up to date in the records of connected people. What is different is decided on sending. */
import {
  AUTHORS,
  ORCID_CONNECTIONS,
  ORCID_ITEMS,
  orcidWorkId,
  PUBLISHED_ARTICLES,
} from '@quire/model/collections';
import { OrcidConnectionSchema, OrcidWorkSchema } from '@quire/model/entities/orcid';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { queueWish } from './queue-wish.ts';

/** Firestore's limit for one `in`. */
const AT_ONCE = 30;
/** The people in whose records one article can be. */
const PEOPLE_MAX = 500;
/** The newest articles of a person that are sent when they connect. */
const ARTICLES_MAX = 100;

type QueuePorts = Pick<Ports, 'db' | 'now'>;

const NamedSchema = z.object({
  title: z.string(),
  metadata: z.object({ authors: z.array(z.object({ orcid: z.string().optional() })) }),
});

async function connectedWith(db: Firestore, orcids: readonly string[]) {
  const found: { readonly uid: string; readonly orcid: string }[] = [];
  for (let from = 0; from < orcids.length; from += AT_ONCE) {
    const some = orcids.slice(from, from + AT_ONCE);
    const { docs } = await db.collection(ORCID_CONNECTIONS).where('orcid', 'in', some).get();
    for (const doc of docs) {
      const { data } = OrcidConnectionSchema.safeParse(doc.data());
      if (data?.state === 'connected' && data.sendsWorks)
        found.push({ uid: doc.id, orcid: data.orcid });
    }
  }
  return found;
}

/**
 * An article was published, changed or taken down: it waits for the records of its connected authors, and for those
 * that have it already. A work that a person has deleted from their record does not come back.
 */
export async function queueWorks(ports: QueuePorts, article: string): Promise<void> {
  const { db } = ports;
  const items = db.collection(ORCID_ITEMS);
  const [published, sent] = await Promise.all([
    db.collection(PUBLISHED_ARTICLES).doc(article).get(),
    items.where('article', '==', article).limit(PEOPLE_MAX).get(),
  ]);
  const { data: named } = NamedSchema.safeParse(published.data());
  const orcids = [...new Set(named?.metadata.authors.flatMap(({ orcid }) => orcid ?? []) ?? [])];
  const people = await connectedWith(db, orcids.slice(0, PEOPLE_MAX));
  const known = new Map(
    sent.docs.flatMap((doc) => {
      const { data } = OrcidWorkSchema.safeParse(doc.data());
      return data ? [[doc.id, data] as const] : [];
    }),
  );
  const batch = db.batch();
  for (const [id, item] of known)
    if (item.problem !== 'removed') batch.update(items.doc(id), queueWish(ports));
  for (const { uid, orcid } of people) {
    const id = orcidWorkId(uid, article);
    if (known.has(id)) continue;
    const title = named?.title ?? '';
    batch.set(items.doc(id), { kind: 'work', uid, orcid, article, title, ...queueWish(ports) });
  }
  await batch.commit();
}

/** The newest articles of whoever has this iD, as the authors' records have them. */
export async function articlesOf(db: Firestore, orcid: string): Promise<readonly string[]> {
  const { docs } = await db.collection(AUTHORS).where('orcid', '==', orcid).limit(1).get();
  const ids = z.array(z.string()).safeParse(docs[0]?.get('articleIds')).data ?? [];
  return ids.slice(0, ARTICLES_MAX);
}
