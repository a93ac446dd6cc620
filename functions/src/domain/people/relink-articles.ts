import { PublishedAuthorSchema } from '@quire/model/entities/published-author';
import type { Ports } from '../../platform/database/ports.ts';
import { refreshArticle } from '../publishing/refresh-articles.ts';

const HiddenSchema = PublishedAuthorSchema.pick({ isHidden: true, articles: true });

/** The articles that do not link a person, as `[jkey, akey]` by their ids. */
function unlinked(author: unknown): Map<string, readonly [string, string]> {
  const { data } = HiddenSchema.safeParse(author);
  if (!data?.isHidden) return new Map();
  return new Map(
    data.articles.map(({ article, journal, akey }) => [article, [journal, akey] as const]),
  );
}

/**
 * Links a person's name in their articles again, or no longer, after their page was hidden or shown. Refreshes the articles
 * in which that has changed, at most `AUTHOR_ARTICLES_MAX`; none after any other change. Can be repeated.
 *
 * @param before the record of `authors/{id}` as it was
 */
export async function relinkArticles(ports: Ports, before: unknown, after: unknown): Promise<void> {
  const [had, has] = [unlinked(before), unlinked(after)];
  const changed = [...had, ...has].filter(([id]) => had.has(id) !== has.has(id));
  for (const [, [journal, akey]] of changed) await refreshArticle(ports, journal, akey);
}
