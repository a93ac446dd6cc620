/** What readers and forms call relations and kinds of identifiers; what machines call them is in `relation-types.ts`. */
import type { RelationIdType, RelationName } from '../entities/relation.ts';
import { t } from '../messages/t.ts';

export const RELATION_LABELS = {
  get data() {
    return t('articleWords.relationData');
  },
  get 'data-used'() {
    return t('articleWords.relationDataUsed');
  },
  get software() {
    return t('articleWords.relationSoftware');
  },
  get protocol() {
    return t('articleWords.relationProtocol');
  },
  get supplement() {
    return t('articleWords.relationSupplement');
  },
  get preprint() {
    return t('articleWords.relationPreprint');
  },
  get 'earlier-version'() {
    return t('articleWords.relationEarlierVersion');
  },
  get review() {
    return t('articleWords.relationReview');
  },
  get 'review-of'() {
    return t('articleWords.relationReviewOf');
  },
  get translation() {
    return t('articleWords.relationTranslation');
  },
  get 'translation-of'() {
    return t('articleWords.relationTranslationOf');
  },
  get 'part-of'() {
    return t('articleWords.relationPartOf');
  },
  get related() {
    return t('articleWords.relationRelated');
  },
} as const satisfies Readonly<Record<RelationName, string>>;

/** All but that of addresses are the same in every language. */
export const RELATION_ID_LABELS = {
  doi: 'DOI',
  get uri() {
    return t('articleWords.relationAddress');
  },
  arxiv: 'arXiv',
  handle: 'Handle',
  isbn: 'ISBN',
  issn: 'ISSN',
} as const satisfies Readonly<Record<RelationIdType, string>>;
