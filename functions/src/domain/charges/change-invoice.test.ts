import { type Invoice, InvoiceSchema } from '@quire/model/entities/invoice';
import { INVOICE_EVENTS, type InvoiceEvent, mayHappen } from '@quire/model/states/invoice';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../../testing/printed-invoice.ts';
import { ALLOWED, changedInvoice } from './change-invoice.ts';

type Change = Exclude<InvoiceEvent, 'issue'>;
const EVENTS = INVOICE_EVENTS.filter((event): event is Change => event !== 'issue');
const FIELDS = Object.keys(InvoiceSchema.shape) as (keyof Invoice)[];
const at = '2026-07-01T00:00:00.000Z';

/** Another value for the same field. */
function other(field: keyof Invoice): unknown {
  const value: unknown = PRINTED[field];
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [...value, {}];
  if (typeof value === 'object' && value !== null) return { ...value, changed: true };
  return `${value}x`;
}

describe.each(EVENTS)('%s', (event) => {
  const fixed = FIELDS.filter((field) => !ALLOWED[event].includes(field));
  it.each(fixed)('never changes %s of an issued invoice', (field) => {
    const state = (['issued', 'paid'] as const).find((each) => mayHappen(each, event));
    const before = { ...PRINTED, state: state ?? 'issued' };
    expect(() =>
      changedInvoice(before, { event, at, by: 'x', set: { [field]: other(field) } }),
    ).toThrow(`invoice/fixed: ${event} does not change ${field}`);
  });
});

it('lists only states, money and reminders among the fields that may change', () => {
  expect([...new Set(Object.values(ALLOWED).flat())].toSorted()).toEqual([
    'cardRefunds',
    'credited',
    'creditedBy',
    'credits',
    'paid',
    'payments',
    'pdf',
    'refunded',
    'remindAt',
    'reminders',
    'state',
    'vatCheck',
    'xml',
  ]);
});

it('removes no payment from the log, and recreates no document', () => {
  const payment = {
    id: 'payment-1',
    kind: 'payment',
    at,
    method: 'card',
    reference: '',
    amount: 5,
    by: 'staff',
  } as const;
  const before: Invoice = { ...PRINTED, payments: [payment], pdf: 'invoices/a/a.pdf' };
  const change = (event: Change, set: Partial<Invoice>) => () =>
    changedInvoice(before, { event, at, by: 'x', set });
  expect(change('pay', { payments: [] })).toThrow('payments only grows');
  expect(change('file', { pdf: 'invoices/b/b.pdf' })).toThrow('does not change pdf');
  expect(change('file', { xml: 'invoices/a/a.xml' })().events.at(-1)).toMatchObject({
    event: 'file',
    by: 'staff',
  });
});

it('changes nothing in a credit note, and nothing that is no longer open', () => {
  const note: Invoice = { ...PRINTED, kind: 'credit_note' };
  const pay = { event: 'pay', at, by: 'x', set: { paid: 1 } } as const;
  expect(() => changedInvoice(note, pay)).toThrow(
    expect.objectContaining({ code: 'invoice/wrong-state' }),
  );
  expect(() => changedInvoice({ ...PRINTED, state: 'draft' }, pay)).toThrow(
    expect.objectContaining({ code: 'invoice/wrong-state' }),
  );
});
