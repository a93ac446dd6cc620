import { articleDocId } from '@quire/model/collections';
import { linkedArticles } from '../publish/notices/linked-articles.ts';
import { refreshCollections } from '../publish/page-collections.ts';
import type { Ports } from '../publish/ports.ts';
import { publishArticle } from '../publish/publish-article.ts';
import { relateArticle } from '../publish/related/relate-article.ts';
import { atOnce } from './at-once.ts';

const WORKERS = 4;

interface Placed {
  readonly journal: string;
  readonly akey: string;
}

/**
 * What ties articles to others, once all of them are public: related articles, notices that waited
 * for them, collections that name them. Reads at most 81 documents for each.
 */
export async function relateImported(ports: Ports, articles: readonly Placed[]): Promise<void> {
  await atOnce(WORKERS, articles, async ({ journal, akey }) => {
    for (const other of await linkedArticles(ports, journal, akey)) {
      await publishArticle(ports, journal, other);
    }
    await relateArticle(ports, articleDocId(journal, akey));
  });
  for (const [journal, some] of Map.groupBy(articles, (each) => each.journal)) {
    await refreshCollections(
      ports,
      journal,
      some.map(({ akey }) => akey),
    );
  }
}
