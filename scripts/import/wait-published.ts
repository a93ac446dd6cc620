import { doc, getDoc } from 'firebase/firestore/lite';
import { ARTICLES, PUBLISHED_ARTICLES } from '../../model/src/collections.ts';
import type { StaffSession } from './staff-session.ts';

const LOOK_EVERY_MS = 400;
const PATIENCE_MS = 90_000;

/**
 * Waits until readers see the version of each article that staff have published. Resolves to the
 * ids that are still missing after a minute and a half without any progress.
 */
export async function waitPublished(
  { firestore }: StaffSession,
  articleIds: readonly string[],
  onDone: (done: number) => void,
): Promise<string[]> {
  const missing = new Set(articleIds);
  let progressAt = Date.now();
  while (missing.size > 0 && Date.now() - progressAt < PATIENCE_MS) {
    const look = async (id: string) => {
      const record = await getDoc(doc(firestore, ARTICLES, id));
      const published = await getDoc(doc(firestore, PUBLISHED_ARTICLES, id));
      if (published.get('revision') !== record.get('publishedRevision')) return;
      missing.delete(id);
      progressAt = Date.now();
      onDone(articleIds.length - missing.size);
    };
    await Promise.all([...missing].map(look));
    if (missing.size > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return [...missing];
}
