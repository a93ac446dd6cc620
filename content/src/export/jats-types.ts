import type { ArticleType } from '@quire/model/article-types';

/** Our types as the tag set names them, where it has another name. */
export const JATS_TYPES: Partial<Record<ArticleType, string>> = {
  'short-communication': 'brief-report',
  perspective: 'article-commentary',
};
