import { ARTICLES, ISSUES } from '../collections.ts';
import { BY_CHANGE, BY_TITLE, type ListPlan } from './list-plan.ts';

/** Articles: those of a person's journals, or of one of them. */
export const ARTICLES_LIST: ListPlan = {
  collection: ARTICLES,
  scope: { field: 'journal' },
  filters: ['status'],
  inEveryOrder: ['words'],
  sorts: [BY_CHANGE, BY_TITLE],
  hasWords: true,
  hasBin: false,
};

/** Of one journal; `only` names it, and the rules decide who may read it. */
export const JOURNAL_ARTICLES_LIST = {
  collection: ARTICLES,
  isShared: true,
  filters: ['status', 'issue'],
  inEveryOrder: ['words'],
  sorts: [BY_CHANGE, BY_TITLE],
  hasWords: true,
  hasBin: false,
} as const satisfies ListPlan;

/** The issues of one journal; `only` names it, and the rules decide who may read them. */
export const JOURNAL_ISSUES_LIST = {
  collection: ISSUES,
  isShared: true,
  filters: ['status', 'kind'],
  sorts: [{ field: 'year', direction: 'desc' }, BY_CHANGE],
  hasWords: false,
  hasBin: true,
  isShort: true,
} as const satisfies ListPlan;

/** As the lists of one journal ask, whichever it is. */
export const ARTICLE_PLANS: readonly ListPlan[] = [
  ARTICLES_LIST,
  { ...JOURNAL_ARTICLES_LIST, only: { journal: '' } },
  { ...JOURNAL_ISSUES_LIST, only: { journal: '' } },
];
