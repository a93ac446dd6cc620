import { IMMUTABLE } from '../functions/src/domain/figures/figure-variants.ts';
import { atOnce } from '../functions/src/platform/database/at-once.ts';
import type { Ports } from '../functions/src/platform/database/ports.ts';
import { completeRecord } from './complete-record.ts';
import type { DemoDocument } from './read-content.ts';
import { until } from './until-exists.ts';

const AT_ONCE = 4;

/** Uploads a document's files, writes its record and waits until readers can see it. */
async function loadDocument({ db, bucket }: Ports, document: DemoDocument): Promise<void> {
  for (const { described, bytes } of document.files) {
    const { path, contentType } = described;
    if (await bucket.has(path)) continue;
    await bucket.write(path, bytes, { contentType, cacheControl: IMMUTABLE });
  }
  const { collection, publishedCollection, id, record } = document;
  await db.collection(collection).doc(id).set(completeRecord(collection, record));
  await until(db.collection(publishedCollection).doc(id));
}

/** Loads content documents through the same functions as staff's, some at once. `onDone` hears of each. */
export async function loadContent(
  ports: Ports,
  documents: readonly DemoDocument[],
  onDone: (id: string) => void,
): Promise<void> {
  await atOnce(AT_ONCE, documents, async (document) => {
    await loadDocument(ports, document);
    onDone(document.id);
  });
}
