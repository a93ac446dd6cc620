import { describe, expect, it } from 'vitest';
import { AGE_BANDS, ageBand, ageing } from './ageing.ts';

const NOW = '2026-06-30T12:00:00.000Z';
const DAY_MS = 86_400_000;
/** Due at the end of a day so many days ago. */
const due = (days: number) =>
  `${new Date(Date.parse(NOW) - days * DAY_MS).toISOString().slice(0, 10)}T23:59:59.000Z`;
const invoice = (days: number, change: object = {}) => ({
  ...{ kind: 'invoice' as const, state: 'overdue' as const, currency: 'EUR' as const },
  ...{ total: 1_000, paid: 0, refunded: 0, credited: 0, dueAt: due(days) },
  ...change,
});

describe('what is open by age', () => {
  it('changes its band the day after thirty, sixty and ninety days', () => {
    const at = (days: number) => ageBand({ dueAt: due(days) }, NOW);
    expect([-1, 0, 1, 31, 32, 61, 62, 91, 92].map(at)).toEqual([
      ...['not-due', 'not-due', 'to-30', 'to-30', 'to-60', 'to-60', 'to-90', 'to-90', 'over-90'],
    ]);
    expect(ageBand({ dueAt: undefined }, NOW)).toBe('not-due');
  });

  it('adds up by currency, of what is open alone', () => {
    const rows = ageing(
      [
        invoice(5),
        invoice(5, { paid: 400, state: 'part_paid' }),
        invoice(40, { credited: 100 }),
        invoice(200, { currency: 'USD' }),
        invoice(200, { state: 'paid', paid: 1_000 }),
        invoice(200, { kind: 'credit_note' }),
      ],
      NOW,
    );
    expect(rows).toMatchObject([
      { currency: 'USD', total: 1_000, amounts: { 'over-90': 1_000 } },
      { currency: 'EUR', total: 2_500, amounts: { 'to-30': 1_600, 'to-60': 900, 'over-90': 0 } },
    ]);
    for (const { amounts, total } of rows) {
      expect(AGE_BANDS.reduce((sum, { key }) => sum + amounts[key], 0)).toBe(total);
    }
  });
});
