import { expect, it } from 'vitest';
import { concernsInvoices } from './concerns-invoices.ts';

it('requires invoices while a payment is awaited', () => {
  expect(concernsInvoices('accepted', 'awaiting_payment')).toBe(true);
  expect(concernsInvoices('awaiting_payment', 'awaiting_payment')).toBe(true);
});

it.each(['withdrawn', 'rejected', 'reviews_complete'])(
  'requires their cancellation once it is %s',
  (state) => {
    expect(concernsInvoices('awaiting_payment', state)).toBe(true);
    expect(concernsInvoices(state, state)).toBe(false);
  },
);

it.each([
  ['under_review', 'under_review'],
  ['accepted', 'production'],
  ['draft', undefined],
])('loads nothing from %s to %s', (before, after) => {
  expect(concernsInvoices(before, after)).toBe(false);
});
