import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_CODES, decimalAmount } from '../currencies.ts';
import { creditable, creditSums } from './credit-sums.ts';
import { percentOf, shareOut } from './money-arithmetic.ts';

const invoiceFrom = fc
  .record({
    net: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100_000_000_000 })),
    rate: fc.integer({ min: 0, max: 10_000 }),
    currency: fc.constantFrom(...CURRENCY_CODES),
  })
  .map(({ net, rate, currency }) => {
    const amount = percentOf(net, rate);
    return { currency, net, tax: { rate, amount }, total: net + amount, credited: 0 };
  });
const weights = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 12 });

it('adds up to the invoice in net, tax and total, in however many notes it is taken off', () => {
  fc.assert(
    fc.property(invoiceFrom, weights, (invoice, parts) => {
      let credited = 0;
      const sums = { net: 0, tax: 0 };
      for (const amount of shareOut(invoice.total, parts).filter((part) => part > 0)) {
        const { net, tax } = creditSums({ ...invoice, credited }, amount);
        expect(net + tax).toBe(amount);
        expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
        // To one unit what it would be by itself.
        const exact = (amount * invoice.tax.rate) / (10_000 + invoice.tax.rate);
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(1 + amount * Number.EPSILON);
        credited += amount;
        sums.net += net;
        sums.tax += tax;
        expect(sums.net <= invoice.net && sums.tax <= invoice.tax.amount).toBe(true);
      }
      expect(sums).toEqual({ net: invoice.net, tax: invoice.tax.amount });
      expect(creditable({ ...invoice, credited })).toBe(0);
      // Written with 0, 2 or 3 decimals, it is the same sum.
      const [, decimals = ''] = decimalAmount(credited, invoice.currency).split('.');
      expect(decimals).toHaveLength(CURRENCIES[invoice.currency]);
    }),
    { numRuns: 500 },
  );
});

it('takes no more than is left, whatever was taken before', () => {
  fc.assert(
    fc.property(invoiceFrom, fc.nat(), fc.integer({ min: 1 }), (invoice, before, beyond) => {
      const some = { ...invoice, credited: before % (invoice.total + 1) };
      expect(() => creditSums(some, creditable(some) + beyond)).toThrow('money/credit');
      expect(() => creditSums(some, 0)).toThrow('money/credit');
    }),
  );
});

it('takes the tax at the rate of the invoice', () => {
  const invoice = { total: 107_100, credited: 0, tax: { rate: 1_900, amount: 17_100 } };
  expect(creditSums(invoice, 11_900)).toEqual({ net: 10_000, tax: 1_900 });
  const free = { total: 90_000, credited: 0, tax: { rate: 0, amount: 0 } };
  expect(creditSums(free, 1)).toEqual({ net: 1, tax: 0 });
  const yen = { total: 110, credited: 100, tax: { rate: 1_000, amount: 10 } };
  expect(creditSums(yen, 10)).toEqual({ net: 9, tax: 1 });
});
