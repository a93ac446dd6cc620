import { AUTHORS, REVIEWERS, USERS } from '../collections.ts';
import { BY_CHANGE, BY_TITLE, type ListPlan } from './list-plan.ts';

/** The base of reviewers: those who review for a person's journals. */
export const REVIEWERS_LIST: ListPlan = {
  collection: REVIEWERS,
  scope: { field: 'journals', isList: true },
  filters: ['state', 'country'],
  sorts: [BY_TITLE, BY_CHANGE],
  hasWords: true,
  hasBin: true,
};

/** People who have published, without those whose record was merged into another. */
export const AUTHORS_LIST: ListPlan = {
  collection: AUTHORS,
  only: { state: 'listed' },
  scope: { field: 'journals', isList: true },
  filters: ['hasAlike'],
  sorts: [
    BY_TITLE,
    { field: 'lastPublished', direction: 'desc' },
    { field: 'articleCount', direction: 'desc' },
  ],
  hasWords: true,
  hasBin: false,
};

const ACCOUNTS = {
  collection: USERS,
  filters: [],
  sorts: [BY_TITLE],
  hasWords: true,
  hasBin: false,
} as const satisfies ListPlan;

/** Every account with a confirmed address, for admins. */
export const ACCOUNTS_LIST: ListPlan = { ...ACCOUNTS, lists: ['holds', 'journals'] };

/**
 * Those who hold a role in one of an editor's journals, found by the beginning of their name: for the office's search, which
 * reads a few records for each letter. The indexes of the next list serve it.
 */
export const COLLEAGUES_BY_NAME_LIST: ListPlan = {
  ...ACCOUNTS,
  scope: { field: 'journals', isList: true },
  lists: ['holds'],
};

/** The same people, found by any part of their name or address: a journal has few of them. */
export const COLLEAGUES_LIST: ListPlan = { ...COLLEAGUES_BY_NAME_LIST, isShort: true };
