import { expect, it } from 'vitest';
import { awaitsNewInvoice, standingInvoices, successorOf } from './standing-invoices.ts';

const invoice = (round: number, payer: number, splitOf: number, state = 'cancelled') => ({
  ...{ kind: 'invoice' as const, number: `SMP-${round}-${payer}`, round, payer, splitOf },
  state: state === 'cancelled' ? ('cancelled' as const) : ('paid' as const),
});
const note = { ...invoice(3, 0, 1), kind: 'credit_note' as const };

it('counts what nothing has taken the place of: of each share the last', () => {
  const old = [invoice(0, 0, 2), invoice(0, 1, 2)] as const;
  expect(standingInvoices([...old, note])).toEqual(old);
  const anew = invoice(1, 0, 2, 'paid');
  expect(standingInvoices([...old, anew, note])).toEqual([old[1], anew]);
  expect(successorOf(old[0], [...old, anew])).toBe(anew);
  const whole = invoice(2, 0, 1, 'paid');
  expect(standingInvoices([...old, anew, whole])).toEqual([whole]);
});

it('waits for a new invoice where one was cancelled and none followed', () => {
  const [first, second] = [invoice(0, 0, 1), invoice(1, 0, 1)];
  expect(awaitsNewInvoice(first, [first, note])).toBe(true);
  expect(awaitsNewInvoice(first, [first, second])).toBe(false);
  expect(awaitsNewInvoice(second, [first, second])).toBe(true);
  expect(awaitsNewInvoice(invoice(0, 0, 1, 'paid'), [])).toBe(false);
  expect(awaitsNewInvoice(note, [note])).toBe(false);
});
