import { ARTICLE_TYPES } from '@quire/model/article-types';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '@quire/model/constants';
import { mediaPath } from '@quire/model/paths';
import { fullName } from '../../../ui/article/author-name.ts';
import type { Described } from './described.ts';

type Tag = [string, string];

/** Open Graph's own words for an article; what every page says stands in `PageHead`. */
export function openGraphTags({ article, title, origin }: Described): Tag[] {
  const { metadata, type, published, updated, shareImage, journal, akey } = article;
  const image: Tag[] = shareImage
    ? [
        ['og:image', `${origin}${mediaPath(journal, akey, shareImage)}`],
        ['og:image:type', 'image/jpeg'],
        ['og:image:width', String(SHARE_IMAGE_WIDTH)],
        ['og:image:height', String(SHARE_IMAGE_HEIGHT)],
        ['og:image:alt', `${title}. ${article.journalTitle}`],
      ]
    : [];
  return [
    ...image,
    ['article:published_time', published],
    ...(updated ? [['article:modified_time', updated] satisfies Tag] : []),
    ...metadata.authors.map((author): Tag => ['article:author', fullName(author)]),
    ['article:section', ARTICLE_TYPES[type]],
    ...metadata.keywords.map((keyword): Tag => ['article:tag', keyword]),
  ];
}

/** What a card on a social network shows, where it does not read Open Graph. */
export function cardTags({ article, title }: Described): Tag[] {
  return [
    // The large card needs a picture.
    ['twitter:card', article.shareImage ? 'summary_large_image' : 'summary'],
    ['twitter:title', title],
    ...(article.teaser ? [['twitter:description', article.teaser] satisfies Tag] : []),
  ];
}
