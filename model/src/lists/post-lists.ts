import { POSTS } from '../collections.ts';
import { BY_CHANGE, BY_TITLE, type ListPlan } from './list-plan.ts';

const POST_LIST = {
  collection: POSTS,
  scope: { field: 'journal' },
  filters: ['status'],
  inEveryOrder: ['words'],
  sorts: [BY_CHANGE, BY_TITLE, { field: 'publishAt', direction: 'desc' }],
  hasWords: true,
  hasBin: true,
} as const satisfies ListPlan;

export const NEWS_LIST: ListPlan = { ...POST_LIST, only: { kind: 'news' } };
export const BLOGS_LIST: ListPlan = { ...POST_LIST, only: { kind: 'blogs' } };
