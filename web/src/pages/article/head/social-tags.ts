import { ARTICLE_TYPES } from '@quire/model/article-types';
import { fullName } from '../../../ui/article/author-name.ts';
import type { Described } from './described.ts';

/** Open Graph's own words for an article; what every page says stands in `PageHead`. */
export function openGraphTags({ article }: Described): [string, string][] {
  const { metadata, type, published, updated } = article;
  return [
    ['article:published_time', published],
    ...(updated ? [['article:modified_time', updated] satisfies [string, string]] : []),
    ...metadata.authors.map((author): [string, string] => ['article:author', fullName(author)]),
    ['article:section', ARTICLE_TYPES[type]],
    ...metadata.keywords.map((keyword): [string, string] => ['article:tag', keyword]),
  ];
}

/** What a card on a social network shows, where it does not read Open Graph. */
export function cardTags({ article }: Described): [string, string][] {
  return [
    ['twitter:card', 'summary'],
    ['twitter:title', article.title],
    ...(article.teaser ? [['twitter:description', article.teaser] satisfies [string, string]] : []),
  ];
}
