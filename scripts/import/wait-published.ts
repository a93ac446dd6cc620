import { doc, getDoc } from 'firebase/firestore/lite';
import { ARTICLES, PUBLISHED_ARTICLES } from '../../model/src/collections.ts';
import type { StaffSession } from './staff-session.ts';

const LOOK_EVERY_MS = 400;
/** So long may no page at all come: one takes seconds, and a minute on a machine that is busy enough. */
const PATIENCE_MS = 600_000;

/**
 * Waits until readers see the version of each article that staff have published. Resolves to the
 * ids that are still missing after ten minutes without any progress. Rejects when the press no longer answers.
 */
export async function waitPublished(
  { firestore }: Pick<StaffSession, 'firestore'>,
  articleIds: readonly string[],
  onDone: (done: number) => void,
): Promise<string[]> {
  const missing = new Set(articleIds);
  let progressAt = performance.now();
  const look = async (id: string) => {
    const record = await getDoc(doc(firestore, ARTICLES, id));
    const published = await getDoc(doc(firestore, PUBLISHED_ARTICLES, id));
    if (published.get('revision') !== record.get('publishedRevision')) return;
    missing.delete(id);
    progressAt = performance.now();
    onDone(articleIds.length - missing.size);
  };
  while (missing.size > 0 && performance.now() - progressAt < PATIENCE_MS) {
    await Promise.all([...missing].map(look)).catch((cause: unknown) => {
      const kept = `${missing.size} articles are saved, and are published when it runs again`;
      throw new Error(`The press no longer answers: ${kept}. (${String(cause)})`, { cause });
    });
    if (missing.size > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return [...missing];
}
