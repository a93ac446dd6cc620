import {
  BANK_ENTRIES,
  DISCOUNT_REQUESTS,
  INSTITUTIONS,
  INVOICES,
  QUOTATIONS,
  VOUCHERS,
} from '../collections.ts';
import type { ListPlan } from './list-plan.ts';

/** The ledger: invoices and credit notes. */
export const INVOICES_LIST: ListPlan = {
  collection: INVOICES,
  scope: { field: 'journal' },
  filters: ['state', 'kind', 'year', 'currency', 'isToGiveBack'],
  inEveryOrder: ['state', 'words'],
  together: ['journal', 'state'],
  sorts: [
    { field: 'createdAt', direction: 'desc' },
    { field: 'dueAt', direction: 'asc' },
    { field: 'sortKey', direction: 'asc' },
  ],
  hasWords: true,
  hasBin: false,
};

/** What authors ask to have taken off. */
export const DISCOUNT_REQUESTS_LIST: ListPlan = {
  collection: DISCOUNT_REQUESTS,
  scope: { field: 'journal' },
  filters: ['state', 'kind'],
  sorts: [{ field: 'askedAt', direction: 'desc' }],
  hasWords: false,
  hasBin: false,
};

/** The same for editors: of manuscripts that are accepted alone. */
export const SHOWN_REQUESTS_LIST: ListPlan = {
  ...DISCOUNT_REQUESTS_LIST,
  only: { shownToEditors: true },
};

export const VOUCHERS_LIST: ListPlan = {
  collection: VOUCHERS,
  isShared: true,
  filters: ['revoked'],
  sorts: [{ field: 'createdAt', direction: 'desc' }],
  hasWords: false,
  hasBin: false,
};

export const INSTITUTIONS_LIST: ListPlan = {
  collection: INSTITUTIONS,
  isShared: true,
  filters: ['active'],
  sorts: [
    { field: 'name', direction: 'asc' },
    { field: 'updatedAt', direction: 'desc' },
  ],
  hasWords: false,
  hasBin: false,
};

/** What came and went by the bank. */
export const BANK_ENTRIES_LIST: ListPlan = {
  collection: BANK_ENTRIES,
  isShared: true,
  filters: [],
  sorts: [{ field: 'bookedOn', direction: 'desc' }],
  hasWords: false,
  hasBin: false,
};

/** Entries to act on. Only they have the field `openOn`, so no index of two fields is needed. */
export const OPEN_BANK_ENTRIES_LIST: ListPlan = {
  ...BANK_ENTRIES_LIST,
  sorts: [{ field: 'openOn', direction: 'asc' }],
};

/** What staff have offered. */
export const QUOTATIONS_LIST: ListPlan = {
  collection: QUOTATIONS,
  isShared: true,
  filters: [],
  sorts: [{ field: 'createdAt', direction: 'desc' }],
  hasWords: false,
  hasBin: false,
};

export const CHARGE_PLANS: readonly ListPlan[] = [
  INVOICES_LIST,
  DISCOUNT_REQUESTS_LIST,
  SHOWN_REQUESTS_LIST,
  VOUCHERS_LIST,
  INSTITUTIONS_LIST,
  BANK_ENTRIES_LIST,
  OPEN_BANK_ENTRIES_LIST,
  QUOTATIONS_LIST,
];
