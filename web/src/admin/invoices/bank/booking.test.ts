import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import { describe, expect, it } from 'vitest';
import { beyondOpen, bookingProblem, firstParts, type TypedPart, withInvoice } from './booking.ts';

const entry = { amount: 10_000, currency: 'EUR' as const };
const part = (invoice: string, typed: string, open: number | null = 5_000): TypedPart => ({
  ...{ invoice, number: invoice, payer: 'Ravnfjord', open, typed },
});
const invoice = (id: string, total: number): StoredInvoice => ({
  ...InvoiceSchema.parse({
    ...{ kind: 'invoice', number: id, year: 2026, state: 'issued', submission: 's' },
    ...{ submissionNumber: '', journal: 'CES', journalName: '', owner: 'o', authorUids: [] },
    ...{ title: '', currency: 'EUR', lines: [], discounts: [], net: total, total },
    tax: { category: 'O', rate: 0, amount: 0, reverseCharge: false, note: '' },
    ...{ paid: 0, refunded: 0, seller: null, payer: 0, splitOf: 1, round: 0, reference: '' },
    billTo: { name: 'Accounts', organisation: 'Ravnfjord', country: 'NO', email: 'a@b.org' },
    ...{ createdAt: '2026-06-01T00:00:00.000Z', payments: [], reminders: [], events: [] },
  }),
  id,
});

describe('what is booked', () => {
  it('begins with what is likely, and with nothing that is only possible', () => {
    const suggestion = { invoice: 'a', number: 'a', payer: 'p', why: [], amount: 10_000 };
    const first = (grade: 'sure' | 'likely' | 'possible', amount = 10_000) =>
      firstParts({ ...entry, grade, suggested: [{ ...suggestion, amount }] });
    expect(first('sure')).toMatchObject([{ invoice: 'a', typed: '100.00' }]);
    expect(first('likely')).toHaveLength(1);
    expect(first('likely', 9_999)).toEqual([]);
    expect(first('possible')).toEqual([]);
  });

  it('takes of another invoice what is open, as far as the entry goes, and each once', () => {
    const one = withInvoice([], invoice('a', 6_000), entry);
    const two = withInvoice(one, invoice('b', 6_000), entry);
    expect(two).toMatchObject([{ typed: '60.00' }, { typed: '40.00' }]);
    expect(withInvoice(two, invoice('a', 6_000), entry)).toBe(two);
    expect(withInvoice([], invoice('c', 0), entry)).toMatchObject([{ typed: '100.00', open: 0 }]);
  });

  it('says what is missing, what is over, and what is no amount', () => {
    expect(bookingProblem([], entry)).toContain('Choose the invoice');
    expect(bookingProblem([part('a', '60')], entry)).toBe(
      'EUR 40.00 of the entry are not assigned yet.',
    );
    expect(bookingProblem([part('a', '60'), part('b', '60')], entry)).toBe(
      'EUR 20.00 more than came.',
    );
    expect(bookingProblem([part('a', 'x')], entry)).toBe('Correct the amounts.');
    expect(bookingProblem([part('a', '60'), part('b', '40')], entry)).toBeNull();
  });

  it('knows what is taken beyond what is open', () => {
    const parts = [part('a', '60'), part('b', '40'), part('c', '10', null)];
    expect(beyondOpen(parts, 'EUR')).toBe(1_000);
  });
});
