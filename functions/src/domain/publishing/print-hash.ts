import { createHash } from 'node:crypto';
import type { PublishedArticle } from '@quire/model/entities/published';

/** Raised when paper is to look otherwise: articles are then printed again as they are published. */
const STYLE = 2;

/**
 * A hash of all that the printed page shows. How often an article was read, what is related to it and
 * what stands beside it in its issue is not printed.
 */
export function printHash(article: PublishedArticle): string {
  const shown = [
    STYLE,
    article.revision,
    article.status,
    article.titleHtml,
    article.metadata,
    article.affiliations,
    article.abstractHtml,
    article.body.name,
    article.published,
    article.doi,
    article.issue,
    article.pages,
    article.journalTitle,
    article.journalIssn,
    article.volume,
    article.number,
    article.year,
    article.notices,
    article.about,
  ];
  // A record that comes back from the database has its fields in another order.
  return createHash('sha256').update(stable(shown)).digest('hex').slice(0, 20);
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
