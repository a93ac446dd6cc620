import { percentOf, shareOut } from '@quire/model/charges/money-arithmetic';
import { CURRENCY_CODES } from '@quire/model/currencies';
import { AccountsSchema } from '@quire/model/entities/accounts';
import { InvoiceSchema, type StoredInvoice, TAX_CATEGORIES } from '@quire/model/entities/invoice';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRINTED } from '../../../testing/printed-invoice.ts';
import { creditNote, withNote } from '../credit-note.ts';
import { journalRows } from './ledger-rows.ts';

const accounts = AccountsSchema.parse({});
const SPAN = { from: '2026-01-01', to: '2026-12-31' };
const AT = '2026-06-03T00:00:00.000Z';
const numbers = { year: 2026, next: () => 'SMP-2026-00099', take: () => {} };

const paymentFrom = fc.record({
  kind: fc.constantFrom('payment' as const, 'refund' as const, 'chargeback' as const),
  method: fc.constantFrom('card' as const, 'bank-transfer' as const, 'other' as const),
  amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
});
/** An invoice with any tax and currency, its payments and refunds, and partial credit notes. */
const lifeFrom = fc.record({
  net: fc.integer({ min: 1, max: 100_000_000_000 }),
  rate: fc.integer({ min: 0, max: 10_000 }),
  category: fc.constantFrom(...TAX_CATEGORIES),
  currency: fc.constantFrom(...CURRENCY_CODES),
  payments: fc.array(paymentFrom, { maxLength: 8 }),
  // Nothing of the last one is credited.
  parts: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 6 }),
});
type Life = typeof lifeFrom extends fc.Arbitrary<infer Value> ? Value : never;

function documentsOf(life: Life, place: number): StoredInvoice[] {
  const { net, rate, category, currency, parts } = life;
  const amount = percentOf(net, rate);
  const payments = life.payments.map((each, row) => ({
    ...{ ...each, id: `payment-${row}`, at: AT, reference: '', by: 'system' as const },
  }));
  const invoice = InvoiceSchema.parse({
    ...{ ...PRINTED, number: `SMP-2026-${place}`, net, currency, payments, total: net + amount },
    tax: { ...PRINTED.tax, category, rate, amount },
  });
  let stored: StoredInvoice = { ...invoice, id: `life~0~${place}` };
  const notes: StoredInvoice[] = [];
  const shares = shareOut(stored.total, parts).slice(0, -1);
  for (const part of shares.filter((share) => share > 0)) {
    const note = creditNote(stored, numbers, { at: AT, by: 'x', reason: 'y', amount: part });
    notes.push(note);
    stored = {
      ...stored,
      credited: stored.credited + part,
      credits: withNote(stored, note),
    };
  }
  return [stored, ...notes];
}

/** Amounts in the smallest unit, from the file. */
const units = (text: string | undefined): bigint => BigInt((text ?? '').replace('.', '') || 0);

it('debits and credits the same sum for each document, day and kind, whatever happened', () => {
  fc.assert(
    fc.property(fc.array(lifeFrom, { minLength: 1, maxLength: 5 }), (lives) => {
      const documents = lives.flatMap(documentsOf);
      const [, ...rows] = journalRows(documents, SPAN, accounts);
      const sums = new Map<string, bigint>();
      for (const [date, document, kind, , debit, credit, currency] of rows) {
        const key = [date, document, kind, currency].join(' ');
        sums.set(key, (sums.get(key) ?? 0n) + units(debit) - units(credit));
        expect(debit === '' || credit === '').toBe(true);
      }
      expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
      expect(sums.size).toBeGreaterThanOrEqual(lives.length);
    }),
    { numRuns: 200 },
  );
});

it('leaves as receivable what is neither credited nor paid, or was refunded', () => {
  fc.assert(
    fc.property(lifeFrom, (life) => {
      const documents = documentsOf(life, 0);
      const [, ...rows] = journalRows(documents, SPAN, accounts);
      const owed = rows
        .filter(([, , , account]) => account === accounts.receivable)
        .reduce((sum, [, , , , debit, credit]) => sum + units(debit) - units(credit), 0n);
      const [invoice] = documents;
      const came = life.payments.reduce(
        (sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount),
        0,
      );
      expect(owed).toBe(BigInt((invoice?.total ?? 0) - (invoice?.credited ?? 0) - came));
      expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    }),
    { numRuns: 200 },
  );
});
