/** What the search of the office asks for each letter typed: which records, and who may find them. */
import { ISSUES } from '../collections.ts';
import type { Action } from '../roles.ts';
import { ARTICLES_LIST } from './article-lists.ts';
import { DISCOUNT_REQUESTS_LIST, INVOICES_LIST, SHOWN_REQUESTS_LIST } from './charge-lists.ts';
import { BOOKS_LIST, CONFERENCES_LIST, MEDIA_LIST, PAGES_LIST } from './content-lists.ts';
import { DESK_LIST } from './desk-list.ts';
import { JOURNALS_LIST } from './journal-and-mail-lists.ts';
import { BY_CHANGE, type ListPlan } from './list-plan.ts';
import {
  ACCOUNTS_LIST,
  AUTHORS_LIST,
  COLLEAGUES_BY_NAME_LIST,
  REVIEWERS_LIST,
} from './people-lists.ts';
import { BLOGS_LIST, NEWS_LIST } from './post-lists.ts';

export interface FindPlan {
  readonly plan: ListPlan;
  /** The right to list them. */
  readonly action: Action;
  /** For people whose right is for some journals, where their list is another one. */
  readonly ofJournals?: ListPlan;
}

/** Asked by a word alone, in any order: no index of two fields is needed. */
const IN_ANY_ORDER = { hasWords: true, isShort: true } as const;

const ISSUES_FOUND: ListPlan = {
  ...{ collection: ISSUES, scope: { field: 'journal' }, filters: [], sorts: [BY_CHANGE] },
  ...{ hasBin: true, ...IN_ANY_ORDER },
};

/** In the order in which results are shown. */
export const FIND_PLANS = {
  submissions: { plan: DESK_LIST, action: 'submission.handle' },
  articles: { plan: ARTICLES_LIST, action: 'article.read' },
  accounts: { plan: ACCOUNTS_LIST, action: 'user.grant', ofJournals: COLLEAGUES_BY_NAME_LIST },
  reviewers: { plan: REVIEWERS_LIST, action: 'reviewer.edit' },
  authors: { plan: AUTHORS_LIST, action: 'article.read' },
  invoices: { plan: INVOICES_LIST, action: 'invoice.settle' },
  discountRequests: {
    plan: { ...DISCOUNT_REQUESTS_LIST, ...IN_ANY_ORDER },
    action: 'waiver.decide',
    ofJournals: { ...SHOWN_REQUESTS_LIST, ...IN_ANY_ORDER },
  },
  journals: { plan: JOURNALS_LIST, action: 'journal.edit' },
  issues: { plan: ISSUES_FOUND, action: 'issue.edit' },
  news: { plan: NEWS_LIST, action: 'content.edit' },
  blogs: { plan: BLOGS_LIST, action: 'content.edit' },
  pages: { plan: PAGES_LIST, action: 'content.edit' },
  books: { plan: BOOKS_LIST, action: 'content.edit' },
  conferences: { plan: CONFERENCES_LIST, action: 'content.edit' },
  media: { plan: MEDIA_LIST, action: 'content.edit' },
} as const satisfies Readonly<Record<string, FindPlan>>;
export type FindKind = keyof typeof FIND_PLANS;
