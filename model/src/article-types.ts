/**
 * Article types, with the label readers see. Apart from the schemas, so that a page can name a type
 * without loading them.
 */
export const ARTICLE_TYPES = {
  'research-article': 'Research article',
  'review-article': 'Review',
  'software-paper': 'Software paper',
  'data-paper': 'Data paper',
  'methods-article': 'Methods',
  'short-communication': 'Short communication',
  perspective: 'Perspective',
  editorial: 'Editorial',
  correction: 'Correction',
} as const;
export type ArticleType = keyof typeof ARTICLE_TYPES;
