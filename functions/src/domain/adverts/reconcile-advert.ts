import { ADVERTS, PUBLISHED_ADVERTS, publishedContentPath } from '@quire/model/collections';
import { AdvertSchema } from '@quire/model/entities/advert';
import type { PublishedAdvert } from '@quire/model/entities/published-advert';
import { RecordKeepingSchema } from '@quire/model/records/record-keeping';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { contentFolder } from '../publishing/content-folder.ts';
import { publishImage } from '../publishing/content-images.ts';
import { rebuildPress } from '../publishing/rebuild-pages.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';

/** The public form of an advertisement; null if it must not be shown. */
async function shown(ports: Ports, snapshot: DocumentSnapshot): Promise<PublishedAdvert | null> {
  const advert = AdvertSchema.safeParse(snapshot.data());
  const keeping = RecordKeepingSchema.safeParse(snapshot.data());
  if (!advert.success || !keeping.success) return null;
  if (advert.data.status !== 'active' || keeping.data.deletedAt !== undefined) return null;
  const { slot, image, url, start, end, weight, journals } = advert.data;
  const folder = contentFolder(ADVERTS, snapshot.id);
  const source = await publishImage(ports, folder, image);
  if (!source) return null;
  return {
    ...{ id: snapshot.id, slot, url, start, end, weight, journals },
    image: { ...source, alt: image.alt },
    revision: keeping.data.revision,
  };
}

/**
 * Publishes an advertisement for the pages, or removes it. The result depends only on the current record, so the
 * function can be repeated. Returns whether anything changed.
 */
export async function reconcileAdvert(ports: Ports, id: string): Promise<boolean> {
  const { db, bucket } = ports;
  const record = db.collection(ADVERTS).doc(id);
  const published = db.collection(PUBLISHED_ADVERTS).doc(id);
  const next = await shown(ports, await record.get());
  const changed = await inTransaction(db, async (tx) => {
    const before = await tx.get(published);
    const now = RecordKeepingSchema.safeParse((await tx.get(record)).data() ?? {});
    // The record was saved in the meantime: the event of that write handles it.
    if (next && now.data?.revision !== next.revision) return false;
    return writeIfChanged(tx, published, before, next);
  });
  if (changed) await rebuildPress(ports);
  if (next === null) await bucket.removeAll(publishedContentPath(ADVERTS, id, ''));
  return changed;
}
