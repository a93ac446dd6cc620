import {
  ADVERTS,
  BOOKS,
  CATEGORIES,
  CONFERENCES,
  MEDIA,
  PAGES,
  PROPOSALS,
} from '../collections.ts';
import { BY_CHANGE, BY_TITLE, type ListPlan } from './list-plan.ts';

export const BOOKS_LIST: ListPlan = {
  collection: BOOKS,
  filters: ['status', 'kind'],
  sorts: [BY_CHANGE, BY_TITLE, { field: 'published', direction: 'desc' }],
  hasWords: true,
  hasBin: true,
  isShort: true,
};

export const CONFERENCES_LIST: ListPlan = {
  collection: CONFERENCES,
  filters: ['status'],
  sorts: [{ field: 'start', direction: 'desc' }, BY_CHANGE, BY_TITLE],
  hasWords: true,
  hasBin: true,
  isShort: true,
};

export const PROPOSALS_LIST: ListPlan = {
  collection: PROPOSALS,
  filters: ['status'],
  sorts: [{ field: 'receivedAt', direction: 'desc' }, BY_CHANGE, BY_TITLE],
  hasWords: true,
  hasBin: true,
  isShort: true,
};

export const ADVERTS_LIST: ListPlan = {
  collection: ADVERTS,
  filters: ['status', 'slot'],
  sorts: [BY_CHANGE, BY_TITLE, { field: 'end', direction: 'desc' }],
  hasWords: true,
  hasBin: true,
  isShort: true,
};

/** Texts of the press and of journals. */
export const PAGES_LIST: ListPlan = {
  collection: PAGES,
  scope: { field: 'journal' },
  filters: ['status'],
  sorts: [{ field: 'path', direction: 'asc' }, BY_CHANGE, BY_TITLE],
  hasWords: true,
  hasBin: true,
};

/** The media library: all of it, for whoever may write something that uses it. */
export const MEDIA_LIST: ListPlan = {
  collection: MEDIA,
  isShared: true,
  filters: ['kind'],
  sorts: [BY_CHANGE, BY_TITLE],
  hasWords: true,
  hasBin: true,
};

/** All of one kind, which a tree is drawn of. */
export const CATEGORIES_LIST: ListPlan = {
  collection: CATEGORIES,
  isShared: true,
  filters: ['kind'],
  sorts: [BY_TITLE],
  hasWords: true,
  hasBin: true,
  isShort: true,
};

export const CONTENT_PLANS: readonly ListPlan[] = [
  BOOKS_LIST,
  CONFERENCES_LIST,
  PROPOSALS_LIST,
  ADVERTS_LIST,
  PAGES_LIST,
  MEDIA_LIST,
  CATEGORIES_LIST,
];
