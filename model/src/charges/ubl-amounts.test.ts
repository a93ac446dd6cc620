import { expect, it } from 'vitest';
import type { Invoice } from '../entities/invoice.ts';
import { hasUbl, ublAmount } from './ubl-amounts.ts';

it('writes amounts with two decimals at most, where that is exact', () => {
  expect(ublAmount(90_005, 'EUR')).toBe('900.05');
  expect(ublAmount(90_005, 'JPY')).toBe('90005');
  expect(ublAmount(90_010, 'KWD')).toBe('90.01');
  expect(ublAmount(90_005, 'KWD')).toBeNull();
});

it('knows no electronic invoice of which one amount would be rounded', () => {
  const invoice: Parameters<typeof hasUbl>[0] = {
    ...{ currency: 'KWD', discounts: [], lines: [{ text: 'Charge', amount: 100_000 }] },
    ...{ net: 100_000, total: 105_000 },
    tax: { category: 'S', rate: 500, reverseCharge: false, note: '', amount: 5_000 },
  };
  const discounts: Invoice['discounts'] = [{ kind: 'waiver', text: 'Waiver', amount: 5 }];
  expect(hasUbl(invoice)).toBe(true);
  expect(hasUbl({ ...invoice, discounts })).toBe(false);
  expect(hasUbl({ ...invoice, total: 105_001 })).toBe(false);
  expect(hasUbl({ ...invoice, total: 105_001, currency: 'EUR' })).toBe(true);
});
