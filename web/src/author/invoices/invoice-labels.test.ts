import { expect, it } from 'vitest';
import { invoiceNext, invoicesInOrder } from './invoice-labels.ts';

const invoice = {
  kind: 'invoice',
  state: 'issued',
  currency: 'EUR',
  dueAt: '2026-07-01T23:59:59.000Z',
  total: 90_000,
  paid: 0,
  ...{ refunded: 0, credited: 0 },
} as const;

it('states the amount, the due date and what is left to pay', () => {
  expect(invoiceNext(invoice)).toBe(
    'EUR 900.00 to pay. Pay it by 1 July 2026 and quote the payment reference.',
  );
  expect(invoiceNext({ ...invoice, state: 'part_paid', paid: 40_000 })).toContain(
    'EUR 500.00 to pay. Pay the rest by 1 July 2026',
  );
  expect(invoiceNext({ ...invoice, state: 'paid', paid: 90_000 })).toContain('Paid in full');
  expect(invoiceNext({ ...invoice, kind: 'credit_note' })).toContain('Nothing');
  expect(invoiceNext({ ...invoice, state: 'cancelled', paid: 20_000 })).toContain(
    'You have paid EUR 200.00 too much. We will refund it.',
  );
});

it('lists valid invoices before cancelled ones', () => {
  const of = (round: number, payer: number, state: 'issued' | 'cancelled') =>
    ({ kind: 'invoice', round, payer, state }) as const;
  const sorted = invoicesInOrder([of(0, 0, 'cancelled'), of(1, 1, 'issued'), of(1, 0, 'issued')]);
  expect(sorted.map(({ round, payer }) => `${round}${payer}`)).toEqual(['10', '11', '00']);
});
