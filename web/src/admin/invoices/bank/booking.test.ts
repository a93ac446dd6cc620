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

describe('bookings', () => {
  it('starts with likely matches, and with no merely possible ones', () => {
    const suggestion = { invoice: 'a', number: 'a', payer: 'p', why: [], amount: 10_000 };
    const first = (grade: 'sure' | 'likely' | 'possible', amount = 10_000) =>
      firstParts({ ...entry, grade, suggested: [{ ...suggestion, amount }] });
    expect(first('sure')).toMatchObject([{ invoice: 'a', typed: '100.00' }]);
    expect(first('likely')).toHaveLength(1);
    expect(first('likely', 9_999)).toEqual([]);
    expect(first('possible')).toEqual([]);
  });

  it('adds another invoice with its open amount, up to what is left of the entry, and only once', () => {
    const one = withInvoice([], invoice('a', 6_000), entry);
    const two = withInvoice(one, invoice('b', 6_000), entry);
    expect(two).toMatchObject([{ typed: '60.00' }, { typed: '40.00' }]);
    expect(withInvoice(two, invoice('a', 6_000), entry)).toBe(two);
    expect(withInvoice([], invoice('c', 0), entry)).toMatchObject([{ typed: '100.00', open: 0 }]);
  });

  it('reports what is missing, what is too much, and what is not an amount', () => {
    expect(bookingProblem([], entry)).toContain('Choose the invoice');
    expect(bookingProblem([part('a', '60')], entry)).toBe(
      'EUR 40.00 of the entry is not assigned yet.',
    );
    expect(bookingProblem([part('a', '60'), part('b', '60')], entry)).toBe(
      'EUR 20.00 more than the entry is assigned.',
    );
    expect(bookingProblem([part('a', 'x')], entry)).toBe('Correct the amounts.');
    expect(bookingProblem([part('a', '60'), part('b', '40')], entry)).toBeNull();
  });

  it('calculates what exceeds the open amount', () => {
    const parts = [part('a', '60'), part('b', '40'), part('c', '10', null)];
    expect(beyondOpen(parts, 'EUR')).toBe(1_000);
  });
});
