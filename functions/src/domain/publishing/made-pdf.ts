import type { PublishedArticle } from '@quire/model/entities/published';

type Seen = Pick<PublishedArticle, 'madePdf'> | undefined;

/** The article as rendered from its version: with a PDF only if staff have added one. */
export function withoutMadePdf(article: PublishedArticle): PublishedArticle {
  const { pdf, madePdf, ...rest } = article;
  return pdf === undefined || madePdf ? { ...rest, hasPdf: false } : article;
}

/**
 * The article with its published PDF, if the press printed it: it stays until a newer one is printed. A PDF from staff
 * has precedence.
 */
export function withMadePdf(article: PublishedArticle, seen: Seen): PublishedArticle {
  const { madePdf: _, ...rest } = article;
  const made = seen?.madePdf;
  if (article.pdf !== undefined || !made) return { ...rest, hasPdf: article.pdf !== undefined };
  return { ...rest, pdf: made.name, madePdf: made, hasPdf: true };
}
