import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { placeRecord } from '../publish/list-moves.ts';
import { refreshCollections } from '../publish/page-collections.ts';
import type { Ports } from '../publish/ports.ts';
import { rebuildPages } from '../publish/rebuild-pages.ts';

const KeySchema = PublishedArticleSchema.pick({ journal: true, issue: true, akey: true });

/** Shows in every list that these articles have a PDF now: each journal's pages are made anew once. */
export async function refreshPrinted(ports: Ports, articleIds: readonly string[]): Promise<void> {
  const issues = new Map<string, Set<string>>();
  const akeys = new Map<string, string[]>();
  for (const id of articleIds) {
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
}
