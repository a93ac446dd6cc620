import type { Article } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import type { ArticleFrame } from './article-frame.ts';
import { withMadePdf } from './made-pdf.ts';
import { versionsAfter } from './public-versions.ts';
import { publishedArticle, type RenderedVersion } from './published-article.ts';

/** The complete record of a published article except its citations. Throws `InvalidRecord`. */
export function composeArticle(
  article: Article,
  made: RenderedVersion,
  frame: ArticleFrame,
  seen: PublishedArticle | undefined,
  hasReviews = false,
): PublishedArticle {
  const composed = publishedArticle(article, made, frame, seen);
  const next = withMadePdf(
    { ...composed, ...(hasReviews || seen?.hasReviews ? { hasReviews: true } : {}) },
    seen,
  );
  return { ...next, versions: versionsAfter(article, seen, next) };
}

/** The publisher named in citations. */
export const publisherOf = ({ press, journal }: Pick<ArticleFrame, 'press' | 'journal'>) =>
  press?.name ?? journal.fullname;
