import { describe, expect, it } from 'vitest';
import { type MatchedInvoice, matchBankEntry } from './match-bank-entry.ts';
import { paymentReference } from './payment-reference.ts';

const invoice = (number: number, change: object = {}): MatchedInvoice => {
  const whole = `SMP-2026-${String(number).padStart(5, '0')}`;
  return {
    ...{ id: `m${number}~0~0`, number: whole, reference: paymentReference(whole) },
    ...{ currency: 'EUR', kind: 'invoice', state: 'issued', total: 107_100 },
    ...{ paid: 0, refunded: 0, credited: 0, dueAt: `2026-06-${10 + number}T23:59:59.000Z` },
    billTo: {
      ...{ name: 'Accounts', organisation: 'University of Ravnfjord', address: '' },
      ...{ postalCode: '', city: '', country: 'NO', email: `payer${number}@example.org` },
      ...{ vatId: '', poNumber: '' },
    },
    ...change,
  };
};
const entry = (text: string, amount = 107_100, change: object = {}) => ({
  ...{ kind: 'credit' as const, amount, currency: 'EUR' as const },
  ...{ party: '', text, endToEnd: '' },
  ...change,
});
const asked = (given: ReturnType<typeof entry>, ...invoices: MatchedInvoice[]) => {
  const { grade, suggested } = matchBankEntry(given, invoices);
  return { grade, suggested: suggested.map(({ number, amount }) => [number.slice(-1), amount]) };
};

describe('by its reference', () => {
  it('is sure with what is open, however the number or reference is written', () => {
    const one = invoice(1);
    const rf = one.reference.replace(/(.{4})(?=.)/g, '$1 ');
    for (const text of ['SMP-2026-00001', 'inv. smp 2026/00001, thanks', rf, 'SMP-2026-0000112']) {
      expect(asked(entry(text), invoice(2), one), text).toEqual({
        ...{ grade: 'sure', suggested: [['1', 107_100]] },
      });
    }
    const endToEnd = { endToEnd: 'SMP202600001' };
    expect(asked(entry('', 107_100, endToEnd), one).grade).toBe('sure');
  });

  it('is likely with less or more, which are suggested as they came', () => {
    expect(asked(entry('SMP-2026-00001', 50_000), invoice(1))).toEqual({
      ...{ grade: 'likely', suggested: [['1', 50_000]] },
    });
    expect(asked(entry('SMP-2026-00001', 200_000), invoice(1))).toEqual({
      ...{ grade: 'likely', suggested: [['1', 200_000]] },
    });
  });

  it('pays several, the oldest first, and leaves what is over with the last', () => {
    const text = 'SMP-2026-00002 SMP-2026-00001';
    expect(asked(entry(text, 214_200), invoice(2), invoice(1))).toEqual({
      ...{
        grade: 'sure',
        suggested: [
          ['1', 107_100],
          ['2', 107_100],
        ],
      },
    });
    expect(asked(entry(text, 150_000), invoice(2), invoice(1))).toEqual({
      ...{
        grade: 'likely',
        suggested: [
          ['1', 107_100],
          ['2', 42_900],
        ],
      },
    });
    expect(asked(entry(text, 300_000), invoice(1), invoice(2)).suggested).toEqual([
      ['1', 107_100],
      ['2', 192_900],
    ]);
    expect(asked(entry(text, 60_000), invoice(1), invoice(2)).suggested).toEqual([['1', 60_000]]);
  });

  it('is not looked for in what is paid, in another currency, or in money that went out', () => {
    const nothing = { grade: 'none', suggested: [] };
    const text = 'SMP-2026-00001';
    expect(asked(entry(text), invoice(1, { state: 'paid', paid: 107_100 }))).toEqual(nothing);
    expect(asked(entry(text), invoice(1, { currency: 'USD' }))).toEqual(nothing);
    expect(asked(entry(text), invoice(1, { kind: 'credit_note' }))).toEqual(nothing);
    expect(asked(entry(text, 107_100, { kind: 'debit' }), invoice(1))).toEqual(nothing);
  });
});

describe('without a reference', () => {
  const other = {
    billTo: { ...invoice(1).billTo, organisation: 'Delta College', email: 'd@e.org' },
  };
  const party = { party: 'UNIV. RAVNFJORD, OSLO' };

  it('is likely where one of a named payer has this amount', () => {
    expect(asked(entry('fee', 107_100, party), invoice(1), invoice(2, other))).toEqual({
      ...{ grade: 'likely', suggested: [['1', 107_100]] },
    });
  });

  it('is likely where it pays all that one named payer owes', () => {
    const same = { billTo: invoice(1).billTo };
    const all = [invoice(1, same), invoice(2, { ...same, total: 10_000 }), invoice(3, other)];
    expect(asked(entry('fees', 117_100, party), ...all)).toEqual({
      ...{
        grade: 'likely',
        suggested: [
          ['1', 107_100],
          ['2', 10_000],
        ],
      },
    });
  });

  it('is possible where the amount or the name fits, and offers each', () => {
    expect(asked(entry('fee'), invoice(1), invoice(2, other))).toEqual({
      ...{
        grade: 'possible',
        suggested: [
          ['1', 107_100],
          ['2', 107_100],
        ],
      },
    });
    expect(asked(entry('fee', 107_100, party), invoice(1), invoice(2)).grade).toBe('possible');
    expect(asked(entry('fee', 1_234, party), invoice(1), invoice(2, other))).toEqual({
      ...{ grade: 'possible', suggested: [['1', 1_234]] },
    });
  });

  it('is nothing where nothing fits, and no common word is a name', () => {
    const common = { party: 'UNIVERSITY OF THE LIBRARY ACCOUNTS' };
    expect(asked(entry('fee', 1_234, common), invoice(1))).toEqual({
      ...{ grade: 'none', suggested: [] },
    });
  });
});
