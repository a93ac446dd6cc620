import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban, printedIban } from '../iban.ts';
import { isPaymentReference, paymentReference } from './payment-reference.ts';

describe('a payment reference', () => {
  // ISO 11649's own example, and one of the Finnish banks' guide.
  it.each(['RF18 5390 0754 7034', 'RF71 2348 231'])(
    'is made and known as published: %s',
    (text) => {
      const plain = text.replace(/ /g, '');
      expect(paymentReference(plain.slice(4))).toBe(plain);
      expect(isPaymentReference(text)).toBe(true);
      expect(isPaymentReference(`RF19${plain.slice(4)}`)).toBe(false);
    },
  );

  it('holds for any number of an invoice, and no more when two signs are swapped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (number) => {
        const reference = paymentReference(`SMP-2026-${String(number).padStart(5, '0')}`);
        expect(isPaymentReference(reference)).toBe(true);
        expect(isPaymentReference(printedIban(reference))).toBe(true);
        const [a, b] = [reference[8] ?? '', reference[9] ?? ''];
        const swapped = reference.slice(0, 8) + b + a + reference.slice(10);
        expect(isPaymentReference(swapped)).toBe(a === b);
      }),
    );
  });
});

describe('an IBAN', () => {
  it.each([
    ...['DE89370400440532013000', 'GB29NWBK60161331926819', 'FR1420041010050500013M02606'],
    ...['CH9300762011623852957', 'NO9386011117947', 'MT84MALT011000012345MTLCAST001S'],
  ])('is known by its check digits: %s', (iban) => {
    expect(isIban(iban)).toBe(true);
    const other = iban.endsWith('1') ? '2' : '1';
    expect(isIban(iban.slice(0, -1) + other)).toBe(false);
  });

  it('is no text of another form', () => {
    for (const text of ['', 'DE89', 'DE89 3704 0044 0532 0130 00', 'de89370400440532013000']) {
      expect(isIban(text)).toBe(false);
    }
  });
});
