import { describe, expect, it } from 'vitest';
import type { Payment } from '../entities/invoice.ts';
import { accountStatement } from './account-statement.ts';

const payment = (day: string, amount: number, kind: Payment['kind'] = 'payment'): Payment => ({
  ...{ id: `payment-${day}`, kind, amount, at: `${day}T12:00:00.000Z` },
  ...{ method: 'bank-transfer', reference: '', by: 'staff' },
});
const invoice = (nth: number, day: string, total: number, change: object = {}) => ({
  ...{ id: `i${nth}`, kind: 'invoice' as const, number: `SMP-2026-0000${nth}`, total },
  ...{ issuedAt: `${day}T08:00:00.000Z`, currency: 'EUR' as const, payments: [] as Payment[] },
  ...change,
});
const JUNE = { from: '2026-06-01', to: '2026-06-30' };

describe('a statement of account', () => {
  it('brings forward what was before, and says what is owed after each', () => {
    const [part, ...others] = accountStatement(
      [
        invoice(1, '2026-05-01', 1_000, {
          payments: [payment('2026-05-20', 300), payment('2026-06-10', 700)],
        }),
        invoice(2, '2026-06-05', 500, {
          payments: [payment('2026-06-10', 600), payment('2026-06-12', 100, 'refund')],
        }),
        invoice(3, '2026-06-20', 200, { kind: 'credit_note' }),
        invoice(4, '2026-07-01', 9_999),
      ],
      JUNE,
    );
    expect(others).toEqual([]);
    expect(part?.before).toBe(700);
    expect(part?.rows.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['invoice', 500, 1_200],
      ['payment', -700, 500],
      ['payment', -600, -100],
      ['refund', 100, 0],
      ['credit_note', -200, -200],
    ]);
    expect(part?.after).toBe(-200);
  });

  it('keeps currencies apart, and leaves out what was never issued and what nothing moved', () => {
    const parts = accountStatement(
      [
        invoice(1, '2026-06-01', 100),
        invoice(2, '2026-06-30', 200, { currency: 'JPY' }),
        invoice(3, '2026-06-02', 300, { number: null }),
        invoice(4, '2026-07-02', 300, { currency: 'USD' }),
      ],
      JUNE,
    );
    expect(parts.map(({ currency, after }) => [currency, after])).toEqual([
      ['EUR', 100],
      ['JPY', 200],
    ]);
  });
});
