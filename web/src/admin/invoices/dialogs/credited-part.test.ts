import { InvoiceSchema } from '@quire/model/entities/invoice';
import { expect, it } from 'vitest';
import { creditedPart } from './credited-part.tsx';

const invoice = {
  ...InvoiceSchema.parse({
    ...{ kind: 'invoice', number: 'SMP-2026-00001', year: 2026, state: 'part_paid' },
    ...{ submission: 's', submissionNumber: 'QPH-1', journal: 'QPH', journalName: 'Health' },
    ...{ owner: 'o', authorUids: [], title: 'T', currency: 'EUR', lines: [], discounts: [] },
    ...{ net: 10_000, total: 11_900, paid: 1_900, refunded: 0 },
    tax: { category: 'S', rate: 1_900, amount: 1_900, reverseCharge: false, note: '' },
    billTo: { name: 'N', country: 'DE', email: 'n@example.org' },
    ...{ seller: null, payer: 0, splitOf: 1, round: 0, createdAt: '2026-06-01T00:00:00.000Z' },
    ...{ reference: '', payments: [], reminders: [], events: [] },
  }),
  id: 'i',
};

it.each([
  [5_950, 'EUR 50.00 net and EUR 9.50 tax. EUR 40.50 is left to pay.'],
  [10_000, 'Nothing is left to pay: the invoice is paid.'],
  [11_000, 'The invoice is paid, and EUR 10.00 must be refunded.'],
])('describes the effect of a credit note of %i on the invoice', (amount, said) => {
  expect(creditedPart(invoice, amount)).toContain(said);
});

it('says that an unpaid invoice is cancelled, and that a payment is refunded', () => {
  const unpaid = { ...invoice, state: 'issued' as const, paid: 0 };
  expect(creditedPart(unpaid, 11_900)).toContain('the invoice is cancelled');
  const paid = { ...invoice, state: 'paid' as const, paid: 11_900 };
  expect(creditedPart(paid, 100)).toContain('must be refunded');
});
