import { createHash } from 'node:crypto';
import type { PublishedArticle } from '@quire/model/entities/published';

/** Increase it when the layout changes: articles are then printed again when they are published. */
const STYLE = 5;

/**
 * A hash of everything that the printed page shows. Usage figures, related articles and neighbours in the issue are not
 * printed.
 */
export function printHash(article: PublishedArticle): string {
  const { translations, ...metadata } = article.metadata;
  const { translationOf, translatedVersions } = article;
  // What an article does not have is not part of its hash: the PDFs of others are not made again.
  const inOtherLanguages = [translations, translationOf ?? [], translatedVersions ?? []];
  const shown = [
    STYLE,
    article.revision,
    article.status,
    article.titleHtml,
    metadata,
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
    ...(inOtherLanguages.flat().length > 0 ? inOtherLanguages : []),
  ];
  // The database returns the fields of a record in another order.
  return createHash('sha256').update(stable(shown)).digest('hex').slice(0, 20);
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
