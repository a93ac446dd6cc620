/** Changes of the payer after invoices were issued. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoiceNow,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  putIssued,
  startChargesPress,
} from '../../../testing/test-charges.ts';
import { mailsOf, PEOPLE } from '../../../testing/test-submissions.ts';
import { decideDiscount } from '../discounts/decide-discount.ts';
import { requestDiscount } from '../discounts/request-discount.ts';
import { readBilling } from '../read-invoice.ts';
import { waiveInvoice } from '../waive-invoice.ts';
import { saveBilling } from './save-billing.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const billingOf = (id: string) => readBilling(press.db, id);

describe('a split of which one share is waived', () => {
  it('accepts no discount and no other payer that its invoices could not follow', async () => {
    const half = { share: 5_000 };
    await putBilled(press, 'half-waived');
    await putBilling(press, 'half-waived', [payer(half), payer({ ...half, name: 'B' })]);
    await followEvents(press, 'half-waived');
    const [first] = await invoicesOf(press, 'half-waived');
    const ask = { submission: 'half-waived', kind: 'waiver', reason: 'No funds.' } as const;
    const { request } = await requestDiscount(press, PEOPLE.author, ask);
    await waiveInvoice(press, PEOPLE.finance, { invoice: first?.id ?? '', reason: 'Hardship.' });
    const before = await billingOf('half-waived');
    const mails = await mailsOf(press, async () => {
      const granted = { request, decision: 'granted', basisPoints: 5_000, reason: 'Yes.' } as const;
      await expect(decideDiscount(press, PEOPLE.finance, granted)).rejects.toMatchObject({
        code: 'discount/too-late',
      });
      const data = { payers: [payer({ name: 'C' })] };
      const base = before?.revision ?? 0;
      await expect(
        saveBilling(press, PEOPLE.author, { submission: 'half-waived', base, data }),
      ).rejects.toMatchObject({ code: 'billing/too-late' });
    });
    expect(mails).toEqual([]);
    expect(await billingOf('half-waived')).toEqual(before);
  });
});

it('replaces an invoice that was issued just before its billing changed, whatever the clocks say', async () => {
  const { id } = await putIssued(press, 'skewed');
  const { revision: base = 0 } = (await billingOf('skewed')) ?? {};
  const slow = { ...press, now: () => new Date('2026-06-01T09:00:00.000Z') };
  const data = { payers: [payer({ name: 'Somebody else' })] };
  await saveBilling(slow, PEOPLE.author, { submission: 'skewed', base, data });
  expect(await invoiceNow(press, id)).toMatchObject({ state: 'cancelled' });
  const said = (await invoicesOf(press, 'skewed')).map(({ state, billTo }) => [state, billTo.name]);
  expect(said).toContainEqual(['issued', 'Somebody else']);
});

describe('mails to any address that is entered', () => {
  it('end after a few changes of the payer: no more invoices, numbers or mails', async () => {
    await putIssued(press, 'bombed');
    const change = (round: number) =>
      saveBilling(press, PEOPLE.author, {
        ...{ submission: 'bombed', base: round },
        data: { payers: [payer({ name: `Victim ${round}`, email: `v${round}@other.example` })] },
      });
    const first = (await billingOf('bombed'))?.revision ?? 0;
    let outcome: unknown = null;
    let rounds = 0;
    const mails = await mailsOf(press, async () => {
      for (; outcome === null && rounds < 20; rounds += 1) {
        const { revision = first } = (await billingOf('bombed')) ?? {};
        outcome = await change(revision).then(
          () => null,
          (error: unknown) => error,
        );
      }
      await followEvents(press, 'bombed');
    });
    expect(outcome).toMatchObject({ code: 'account/throttled' });
    expect(rounds).toBeLessThan(8);
    expect(mails.filter((mail) => mail.includes('other.example')).length).toBeLessThan(16);
    press.pass(1);
    const { revision = first } = (await billingOf('bombed')) ?? {};
    await expect(change(revision)).resolves.toBeDefined();
  });
});
