import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, type Currency, decimalAmount } from '../currencies.ts';
import { DISCOUNT_KIND_NAMES, type OfferedDiscount, STACKING_NAMES } from '../entities/discount.ts';
import { applyDiscounts } from './discounts.ts';
import { splitSums } from './invoice-sums.ts';
import { percentOf, shareOut, taxWithin } from './money-arithmetic.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });
const currency = fc.constantFrom(...CURRENCY_CODES);
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const discount: fc.Arbitrary<OfferedDiscount> = fc.record({
  kind: fc.constantFrom(...DISCOUNT_KIND_NAMES),
  source: fc.string({ maxLength: 5 }),
  text: fc.constant('Less'),
  value: fc.oneof(
    fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), currency }),
  ),
});
/** Up to eight payers, whose shares add up to the whole. */
const shares = fc
  .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 8 })
  .map((weights) => shareOut(10_000 - weights.length, weights).map((share) => share + 1));

describe('a share-out', () => {
  it('adds up to the unit and gives nobody more than one unit beside their part', () => {
    fc.assert(
      fc.property(amount, shares, (whole, weights) => {
        const parts = shareOut(whole, weights);
        expect(sum(parts)).toBe(whole);
        for (const [place, part] of parts.entries()) {
          const exact = (BigInt(whole) * BigInt(weights[place] ?? 0)) / 10_000n;
          expect(Number(BigInt(part) - exact)).toBeOneOf([0, 1]);
        }
      }),
    );
  });

  it('gives the units that are left to the largest remainders, of equal ones to the first', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [1, 6, 8])).toEqual([1, 4, 5]);
    expect(() => shareOut(1, [0])).toThrow('money/no-weights');
  });
});

describe('a part', () => {
  it('is rounded half up, the same for what is given and what is taken', () => {
    expect([percentOf(50, 100), percentOf(49, 100), percentOf(-50, 100)]).toEqual([1, 0, -1]);
    fc.assert(
      fc.property(amount, basisPoints, (whole, points) => {
        const part = percentOf(whole, points);
        const off = BigInt(part) * 10_000n - BigInt(whole) * BigInt(points);
        expect(off > -5_000n && off <= 5_000n).toBe(true);
        expect(percentOf(-whole, points) + part).toBe(0);
      }),
    );
  });

  it('is found again within the sum it was added to', () => {
    fc.assert(
      fc.property(amount, basisPoints, (net, points) => {
        const tax = percentOf(net, points);
        expect(Math.abs(taxWithin(net + tax, points) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('sums of invoices', () => {
  it('add up for any discounts, any tax of any payer, and any split', () => {
    fc.assert(
      fc.property(
        fc.record({
          price: fc.record({ currency, amount }),
          offered: fc.array(discount, { maxLength: 6 }),
          stacking: fc.constantFrom(...STACKING_NAMES),
          shares,
          rates: fc.array(basisPoints, { minLength: 8, maxLength: 8 }),
        }),
        ({ price, offered, stacking, shares: weights, rates }) => {
          const { applied, refused, net } = applyDiscounts(price, offered, stacking);
          expect(net).toBeGreaterThanOrEqual(0);
          expect(net + sum(applied.map((each) => each.amount))).toBe(price.amount);
          expect(applied.length + refused.length).toBe(offered.length);
          const payers = weights.map((share, place) => ({
            share,
            tax: {
              ...{ category: 'S' as const, rate: rates[place] ?? 0 },
              ...{ reverseCharge: false, note: '' },
            },
          }));
          const all = splitSums(net, applied, payers);
          for (const { gross, discounts, net: own, tax, total } of all) {
            expect(gross - sum(discounts.map((each) => each.amount))).toBe(own);
            expect(own + tax.amount).toBe(total);
            expect(tax.amount).toBe(percentOf(own, tax.rate));
            expect(
              Math.min(gross, own, tax.amount, ...discounts.map((each) => each.amount)),
            ).toBeGreaterThanOrEqual(0);
          }
          expect(sum(all.map((each) => each.gross))).toBe(price.amount);
          expect(sum(all.map((each) => each.net))).toBe(net);
        },
      ),
    );
  });
});

describe('discounts', () => {
  const price = { currency: 'EUR' as Currency, amount: 100_000 };
  const offer = (kind: OfferedDiscount['kind'], points: number): OfferedDiscount => ({
    ...{ kind, source: kind, text: kind, value: { basisPoints: points } },
  });

  it('do not add up where the best one counts alone', () => {
    const result = applyDiscounts(
      price,
      [offer('society', 1_000), offer('voucher', 2_000)],
      'best',
    );
    expect(result).toMatchObject({ net: 80_000, applied: [{ kind: 'voucher' }] });
    expect(result.refused.map(({ why }) => why)).toEqual(['not-stacked']);
  });

  it('count one agreement and one other where the journal says so', () => {
    const offered = [
      offer('institution', 1_000),
      offer('institution', 3_000),
      offer('editor', 500),
      offer('waiver', 2_000),
    ];
    const result = applyDiscounts(price, offered, 'one-institutional-plus-one');
    expect(result).toMatchObject({
      net: 50_000,
      applied: [{ amount: 30_000 }, { amount: 20_000 }],
    });
    expect(result.refused.map(({ why }) => why)).toEqual(['one-institution', 'not-stacked']);
  });

  it('never ask for less than nothing, and tell what could not count', () => {
    const all = [offer('institution', 10_000), offer('voucher', 5_000)];
    const result = applyDiscounts(price, all, 'one-institutional-plus-one');
    expect(result).toMatchObject({ net: 0, refused: [{ why: 'nothing-left' }] });
    const abroad = { ...offer('voucher', 1), value: { amount: 5, currency: 'USD' as const } };
    expect(applyDiscounts(price, [abroad], 'best').refused[0]?.why).toBe('other-currency');
  });
});

it('writes amounts with the decimals of their currency', () => {
  const written = (['JPY', 'EUR', 'KWD'] as const).map((each) => decimalAmount(90_005, each));
  expect(written).toEqual(['90005', '900.05', '90.005']);
  expect([decimalAmount(5, 'EUR'), decimalAmount(-5, 'KWD')]).toEqual(['0.05', '-0.005']);
});
