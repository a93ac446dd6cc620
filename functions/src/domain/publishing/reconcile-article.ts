import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { Ports } from '../../platform/database/ports.ts';
import { placeRecord } from './list-moves.ts';
import { linkedArticles } from './notices/linked-articles.ts';
import { refreshCollections } from './page-collections.ts';
import { type PublishResult, reconcilePublication } from './publish-article.ts';
import { rebuildPages } from './rebuild-pages.ts';
import { relateArticle } from './related/relate-article.ts';

/**
 * All consequences of one article's record: its page, the pages linked by a notice, the pages above it, related
 * articles, its place in the lists and the collections. `issues` are those that it may have left.
 */
export async function reconcileArticle(
  ports: Ports,
  journal: string,
  akey: string,
  issues: Iterable<string> = [],
): Promise<PublishResult> {
  const result = await reconcilePublication(ports, journal, akey);
  if (!result.ok) return result;
  const touched = new Set([...issues, ...result.issues]);
  const settled = [akey];
  for (const other of await linkedArticles(ports, journal, akey)) {
    const linked = await reconcilePublication(ports, journal, other);
    // A failure to publish is reported by the article's own event. An unchanged article may have been changed by an
    // earlier delivery of this event that was interrupted before it updated the pages that show it.
    if (!linked.ok) continue;
    settled.push(other);
    for (const issue of linked.issues) touched.add(issue);
  }
  // First the pages through which readers arrive; others may follow a moment later.
  await rebuildPages(ports, journal, touched);
  for (const each of settled) {
    const id = articleDocId(journal, each);
    await relateArticle(ports, id);
    await placeRecord(ports, ports.db.collection(PUBLISHED_ARTICLES).doc(id));
    await refreshCollections(ports, journal, [each]);
  }
  return result;
}
