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
  'expression-of-concern': 'Expression of concern',
  retraction: 'Retraction notice',
} as const;
/** The types that say something about another article, and what they say of it (Crossmark's words). */
export const NOTICE_KINDS = {
  correction: 'Corrected',
  'expression-of-concern': 'Expression of concern',
  retraction: 'Retracted',
} as const satisfies Partial<Record<keyof typeof ARTICLE_TYPES, string>>;
export type NoticeKind = keyof typeof NOTICE_KINDS;

export type ArticleType = keyof typeof ARTICLE_TYPES;
