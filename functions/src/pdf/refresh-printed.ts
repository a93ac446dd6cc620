import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { placeRecord } from '../publish/list-moves.ts';
import type { Ports } from '../publish/ports.ts';
import { rebuildPages } from '../publish/rebuild-pages.ts';

/** Shows in every list that these articles have a PDF now: each journal's pages are made anew once. */
export async function refreshPrinted(ports: Ports, articleIds: readonly string[]): Promise<void> {
  const issues = new Map<string, Set<string>>();
  for (const id of articleIds) {
    const ref = ports.db.collection(PUBLISHED_ARTICLES).doc(id);
    await placeRecord(ports, ref);
    const article = await ref.get();
    const [journal, issue]: unknown[] = [article.get('journal'), article.get('issue')];
    if (typeof journal !== 'string' || typeof issue !== 'string') continue;
    issues.set(journal, (issues.get(journal) ?? new Set()).add(issue));
  }
  for (const [journal, some] of issues) await rebuildPages(ports, journal, some);
}
