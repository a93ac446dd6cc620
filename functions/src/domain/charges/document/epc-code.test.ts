import { expect, it } from 'vitest';
import { PRINTED } from '../../../testing/printed-invoice.ts';
import { epcCode } from './epc-code.ts';

it('writes the lines that EPC069-12 requires', () => {
  expect(epcCode({ ...PRINTED, paid: 7_100 })?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Saltmarsh Press gGmbH'],
    ...['DE89370400440532013000', 'EUR1000.00', '', 'RF44SMP202600012'],
  ]);
});

it('creates no code for another currency, a paid invoice or a credit note', () => {
  expect(epcCode({ ...PRINTED, currency: 'USD' })).toBeNull();
  expect(epcCode({ ...PRINTED, state: 'paid' })).toBeNull();
  expect(epcCode({ ...PRINTED, kind: 'credit_note' })).toBeNull();
});
