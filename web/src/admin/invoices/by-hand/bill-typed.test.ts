import { describe, expect, it } from 'vitest';
import { newBill, readBill, readQuotation, reckoned, type TypedBill } from './bill-typed.ts';

const EMPTY = newBill('2030-01-31');
const WHOLE: TypedBill = {
  ...EMPTY,
  billTo: { ...EMPTY.billTo, name: 'Office', country: 'DE', email: 'a@b.org', vatId: ' DE1 ' },
  subject: 'Reprints',
  lines: [{ key: 'a', text: 'Copies', amount: '1.250,50' }],
};

describe('an invoice as it is typed', () => {
  it('says beside each field what is missing', () => {
    const { data, problems } = readBill(EMPTY);
    expect(data).toBeNull();
    expect(Object.fromEntries(problems)).toMatchObject({
      'billTo.name': 'Enter a name.',
      'billTo.country': 'Choose a country.',
      'billTo.email': 'Enter an e-mail address.',
      subject: 'Say what it is about.',
      'lines.0.text': 'Say what it is for.',
      'lines.0.amount': 'Enter an amount, for example 1,250.00.',
    });
    expect(readQuotation({ ...WHOLE, day: '' }).problems.get('validUntil')).toBe('Choose a date.');
  });

  it('converts what is typed to the request, with amounts in the smallest unit of the currency', () => {
    expect(readBill(WHOLE).data).toMatchObject({ lines: [{ text: 'Copies', amount: 125_050 }] });
    expect(readQuotation(WHOLE).data).toMatchObject({ validUntil: '2030-01-31' });
    const yen = { ...WHOLE, currency: 'JPY' as const };
    expect(readBill(yen).problems.has('lines.0.amount')).toBe(true);
  });

  it('is calculated once there is an amount and a country', () => {
    expect(reckoned(EMPTY)).toBeNull();
    expect(reckoned({ ...WHOLE, billTo: EMPTY.billTo })).toBeNull();
    expect(reckoned(WHOLE)).toMatchObject({ country: 'DE', vatId: 'DE1', currency: 'EUR' });
    const half = [...WHOLE.lines, { key: 'b', text: '', amount: 'x' }];
    expect(reckoned({ ...WHOLE, lines: half })?.lines).toHaveLength(1);
  });
});
