import type { PublishedArticle } from '@quire/model/entities/published';

type Seen = Pick<PublishedArticle, 'madePdf'> | undefined;

/** The article as its version makes it: with a PDF only where that is the staff's. */
export function withoutMadePdf(article: PublishedArticle): PublishedArticle {
  const { pdf, madePdf, ...rest } = article;
  return pdf === undefined || madePdf ? { ...rest, hasPdf: false } : article;
}

/**
 * The article with the PDF that readers have seen, where the press printed it itself: it stays until
 * a newer one is printed. A PDF of the staff's wins.
 */
export function withMadePdf(article: PublishedArticle, seen: Seen): PublishedArticle {
  const { madePdf: _, ...rest } = article;
  const made = seen?.madePdf;
  if (article.pdf !== undefined || !made) return { ...rest, hasPdf: article.pdf !== undefined };
  return { ...rest, pdf: made.name, madePdf: made, hasPdf: true };
}
