import { t } from './messages/t.ts';

/**
 * Article types, with the label readers see. Apart from the schemas, so that a page can name a type
 * without loading them.
 */
export const ARTICLE_TYPES = {
  get 'research-article'() {
    return t('articleWords.articleTypeResearchArticle');
  },
  get 'review-article'() {
    return t('articleWords.articleTypeReviewArticle');
  },
  get 'software-paper'() {
    return t('articleWords.articleTypeSoftwarePaper');
  },
  get 'data-paper'() {
    return t('articleWords.articleTypeDataPaper');
  },
  get 'methods-article'() {
    return t('articleWords.articleTypeMethodsArticle');
  },
  get 'short-communication'() {
    return t('articleWords.articleTypeShortCommunication');
  },
  get perspective() {
    return t('articleWords.articleTypePerspective');
  },
  get editorial() {
    return t('articleWords.articleTypeEditorial');
  },
  get correction() {
    return t('articleWords.articleTypeCorrection');
  },
  get 'expression-of-concern'() {
    return t('articleWords.articleTypeExpressionOfConcern');
  },
  get retraction() {
    return t('articleWords.articleTypeRetraction');
  },
} as const;
/** The types that say something about another article, and what they say of it (Crossmark's words). */
export const NOTICE_KINDS = {
  get correction() {
    return t('articleWords.noticeKindCorrection');
  },
  get 'expression-of-concern'() {
    return t('articleWords.noticeKindExpressionOfConcern');
  },
  get retraction() {
    return t('articleWords.noticeKindRetraction');
  },
} as const satisfies Partial<Record<keyof typeof ARTICLE_TYPES, string>>;
export type NoticeKind = keyof typeof NOTICE_KINDS;
export const isNoticeKind = (type: string): type is NoticeKind => Object.hasOwn(NOTICE_KINDS, type);

export type ArticleType = keyof typeof ARTICLE_TYPES;
/** What an index counts as research: all but editorials and notices. */
export const isResearch = (type: ArticleType): boolean =>
  type !== 'editorial' && !isNoticeKind(type);
