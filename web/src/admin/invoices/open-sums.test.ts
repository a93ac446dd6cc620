import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import { expect, it } from 'vitest';
import { openSums } from './open-sums.ts';

const invoice = (change: Partial<StoredInvoice>): StoredInvoice => ({
  ...InvoiceSchema.parse({
    ...{ kind: 'invoice', number: 'SMP-2026-00001', year: 2026, state: 'issued' },
    ...{ submission: 's', submissionNumber: 'QPH-1', journal: 'QPH', journalName: 'Health' },
    ...{ owner: 'o', authorUids: [], title: 'T', currency: 'EUR', lines: [], discounts: [] },
    ...{ net: 10_000, total: 10_000, paid: 0, refunded: 0 },
    tax: { category: 'O', rate: 0, amount: 0, reverseCharge: false, note: '' },
    billTo: { name: 'N', country: 'DE', email: 'n@example.org' },
    ...{ seller: null, payer: 0, splitOf: 1, round: 0, createdAt: '2026-06-01T00:00:00.000Z' },
    ...{ reference: '', payments: [], reminders: [], events: [] },
  }),
  id: 'i',
  ...change,
});

it('adds up what is open, overdue and to be refunded, separately for each currency', () => {
  const all = [
    invoice({}),
    invoice({ state: 'part_paid', paid: 4_000 }),
    invoice({ state: 'overdue' }),
    invoice({ state: 'paid', paid: 25_000 }),
    invoice({ state: 'paid', paid: 10_000 }),
    invoice({ kind: 'credit_note' }),
    invoice({ currency: 'JPY', total: 500 }),
    invoice({ currency: 'USD', state: 'paid', paid: 10_000 }),
  ];
  expect(openSums(all)).toEqual([
    { currency: 'EUR', open: 26_000, overdue: 10_000, back: 15_000 },
    { currency: 'JPY', open: 500, overdue: 0, back: 0 },
  ]);
});
