import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { Ports } from '../../platform/database/ports.ts';
import { placeRecord } from '../publishing/list-moves.ts';
import { refreshCollections } from '../publishing/page-collections.ts';
import { printedNotes } from '../publishing/print-queue.ts';
import { rebuildPages } from '../publishing/rebuild-pages.ts';

const KeySchema = PublishedArticleSchema.pick({ journal: true, issue: true, akey: true });

/** In one run; the next one continues. */
const AT_ONCE = 100;

/** Whether some article's lists do not show its PDF yet. Reads one document at most. */
export async function hasPrinted({ db }: Ports): Promise<boolean> {
  return !(await printedNotes(db).limit(1).get()).empty;
}

/**
 * Updates every list after articles were printed: each journal's pages are rebuilt once. What is interrupted is done by
 * the next run.
 */
export async function refreshPrinted(ports: Ports): Promise<void> {
  const issues = new Map<string, Set<string>>();
  const akeys = new Map<string, string[]>();
  const { docs: notes } = await printedNotes(ports.db).limit(AT_ONCE).get();
  for (const { id } of notes) {
    const ref = ports.db.collection(PUBLISHED_ARTICLES).doc(id);
    await placeRecord(ports, ref);
    const article = await ref.get();
    const key = KeySchema.safeParse(article.data()).data;
    if (!key) continue;
    const { journal, issue, akey } = key;
    akeys.set(journal, [...(akeys.get(journal) ?? []), akey]);
    issues.set(journal, (issues.get(journal) ?? new Set()).add(issue));
  }
  for (const [journal, some] of issues) await rebuildPages(ports, journal, some);
  for (const [journal, some] of akeys) await refreshCollections(ports, journal, some);
  for (const { ref, updateTime } of notes) {
    // An article that was printed again since is left to the next run.
    await ref.delete({ lastUpdateTime: updateTime }).catch((error: unknown) => {
      ports.log.info('print/printed-again', { article: ref.id, reason: String(error) });
    });
  }
}
