import { articleDocId } from '@quire/model/collections';
import { atOnce } from '../../platform/database/at-once.ts';
import type { Ports } from '../../platform/database/ports.ts';
import { linkedArticles } from '../publishing/notices/linked-articles.ts';
import { noticesOfMany } from '../publishing/notices/read-notices.ts';
import { refreshCollections } from '../publishing/page-collections.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { relateArticle } from '../publishing/related/relate-article.ts';
import { translatedVersionsOfMany } from '../publishing/translations/translated-versions.ts';

const WORKERS = 4;

interface Placed {
  readonly journal: string;
  readonly akey: string;
}

const byJournal = (articles: readonly Placed[]): [journal: string, akeys: string[]][] =>
  [...Map.groupBy(articles, ({ journal }) => journal)].map(([journal, some]) => [
    journal,
    some.map(({ akey }) => akey),
  ]);

/**
 * Links between articles, once all of them are public: related articles, notices that waited for them, collections that
 * name them. Reads at most 81 documents for each.
 */
export async function relateImported(ports: Ports, articles: readonly Placed[]): Promise<void> {
  await atOnce(WORKERS, articles, async ({ journal, akey }) => {
    for (const other of await linkedArticles(ports, journal, akey)) {
      await reconcilePublication(ports, journal, other);
    }
    await relateArticle(ports, articleDocId(journal, akey));
  });
  for (const [journal, akeys] of byJournal(articles)) {
    await refreshCollections(ports, journal, akeys);
  }
}

/** The same for many articles, without related articles. Reads a fifteenth of a document for each. */
export async function tieImported(ports: Ports, articles: readonly Placed[]): Promise<void> {
  for (const [journal, akeys] of byJournal(articles)) {
    const named = [
      ...(await noticesOfMany(ports, journal, akeys)).keys(),
      ...(await translatedVersionsOfMany(ports, journal, akeys)).keys(),
    ];
    for (const akey of new Set(named)) {
      for (const other of await linkedArticles(ports, journal, akey)) {
        await reconcilePublication(ports, journal, other);
      }
    }
    await refreshCollections(ports, journal, akeys);
  }
}
