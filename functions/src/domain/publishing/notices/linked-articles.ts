import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { Ports } from '../../../platform/database/ports.ts';
import type { NamingField } from '../cards/naming-cards.ts';
import { shownArticles, TIES } from '../cards/shown-articles.ts';

const NAMING = ['metadata.updates', 'metadata.translationOf'] as const satisfies NamingField[];

const TiesSchema = PublishedArticleSchema.pick({
  notices: true,
  about: true,
  translationOf: true,
  translatedVersions: true,
});

/**
 * Keys of the articles of the same journal whose pages a notice or a translation links to this one: those that show it
 * as their notice, subject, original or translation, and those that should.
 */
export async function linkedArticles(
  { db }: Ports,
  journal: string,
  akey: string,
): Promise<string[]> {
  const articles = db.collection(PUBLISHED_ARTICLES);
  const id = articleDocId(journal, akey);
  const ofJournal = articles.where('journal', '==', journal);
  const [own, showing, ...naming] = await Promise.all([
    articles.doc(id).get(),
    articles
      .where('shows', 'array-contains', id)
      .select('akey', 'journal', ...TIES)
      .get(),
    ...NAMING.map((field) => ofJournal.where(field, '==', akey).select('akey').get()),
  ]);
  const tied = showing.docs.filter((doc) => {
    const ties = TiesSchema.safeParse(doc.data()).data;
    return ties && shownArticles({ ...ties, related: [] }).includes(id);
  });
  const keys: unknown[] = [
    ...NAMING.map((field) => own.get(field)),
    ...[...naming.flatMap(({ docs }) => docs), ...tied].map((doc) => doc.get('akey')),
  ];
  return [...new Set(keys)].filter((key): key is string => typeof key === 'string' && key !== akey);
}
