import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';

/**
 * Keys of the articles of the same journal whose pages a notice links to this one: those that show it as their notice
 * or as its subject, and those that should.
 */
export async function linkedArticles(
  { db }: Ports,
  journal: string,
  akey: string,
): Promise<string[]> {
  const articles = db.collection(PUBLISHED_ARTICLES);
  const id = articleDocId(journal, akey);
  const [own, naming, showing] = await Promise.all([
    articles.doc(id).get(),
    articles
      .where('journal', '==', journal)
      .where('metadata.updates', '==', akey)
      .select('akey')
      .get(),
    articles
      .where('shows', 'array-contains', id)
      .select('akey', 'journal', 'notices', 'about')
      .get(),
  ]);
  const { notices, about } = PublishedArticleSchema.pick({ notices: true, about: true }).shape;
  const tied = showing.docs.filter((doc) => {
    const links = [
      ...(notices.safeParse(doc.get('notices')).data ?? []),
      ...[about.safeParse(doc.get('about')).data ?? []].flat(),
    ];
    return links.some(({ article }) => articleDocId(article.journal, article.akey) === id);
  });
  const keys: unknown[] = [
    own.get('metadata.updates'),
    ...naming.docs.map((doc) => doc.get('akey')),
    ...tied.map((doc) => doc.get('akey')),
  ];
  return [...new Set(keys)].filter((key): key is string => typeof key === 'string' && key !== akey);
}
