import type { StoredInvoice } from '@quire/model/entities/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { mailsOf, PEOPLE, submissionNow } from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { creditInvoice, replaceInvoices } from './credit-invoice.ts';
import { invoiceFile } from './invoice-file.ts';
import { reconcileBilling } from './reconcile-billing.ts';
import { recordPayment, recordRefund } from './record-payment.ts';
import { remindInvoice, remindInvoices } from './remind-invoices.ts';
import { waiveInvoice } from './waive-invoice.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

const AT = '2026-06-02T00:00:00.000Z';
const paying = (invoice: string, amount: number, key = 'payment-1') => ({
  ...{ invoice, amount, key, method: 'bank-transfer' as const, reference: 'X', at: AT },
});
async function issued(id: string): Promise<StoredInvoice> {
  await putBilled(press, id);
  await followEvents(press, id);
  const [invoice] = await invoicesOf(press, id);
  if (!invoice) throw new Error('nothing was issued');
  return invoice;
}
const stateOf = async (id: string) => (await submissionNow(press, id)).state;
/** The content of an invoice, without the fields that may change. */
function fixed({
  state,
  paid,
  refunded,
  payments,
  reminders,
  events,
  remindAt,
  creditedBy,
  credits,
  paidAt,
  ...rest
}: StoredInvoice) {
  return rest;
}
const byKind = async (id: string, kind: StoredInvoice['kind']) =>
  (await invoicesOf(press, id)).filter((each) => each.kind === kind);

describe('payments', () => {
  it('settle an invoice in parts; production begins with the last one', async () => {
    const before = await issued('parts');
    const mails = await mailsOf(press, async () => {
      expect(await recordPayment(press, PEOPLE.finance, paying(before.id, 100_000))).toMatchObject({
        state: 'part_paid',
      });
      expect(await stateOf('parts')).toBe('awaiting_payment');
      const rest = paying(before.id, 7_100, 'payment-2');
      const answers = await Promise.all(
        [1, 2].map(() => recordPayment(press, PEOPLE.finance, rest)),
      );
      expect(answers).toEqual([1, 2].map(() => ({ state: 'paid', paid: 107_100, refunded: 0 })));
    });
    expect(await stateOf('parts')).toBe('production');
    expect(mails.filter((mail) => mail.startsWith('payer/'))).toEqual([
      'payer/payment-received → anselm@example.org',
      'payer/payment-received → anselm@example.org',
    ]);
    const [after] = await invoicesOf(press, 'parts');
    expect(after && fixed(after)).toEqual(fixed(before));
    expect(after?.remindAt).toBeUndefined();
  });

  it('are refused if they exceed the open amount, the user lacks the right, or the key was used', async () => {
    const { id } = await issued('refusals');
    const refusal = (who: (typeof PEOPLE)[keyof typeof PEOPLE], amount: number) =>
      recordPayment(press, who, paying(id, amount));
    await expect(refusal(PEOPLE.editor, 1)).rejects.toMatchObject({ code: 'access/denied' });
    await expect(refusal(PEOPLE.author, 1)).rejects.toMatchObject({ code: 'access/denied' });
    await expect(refusal(PEOPLE.finance, 107_101)).rejects.toMatchObject({
      ...{ code: 'invoice/too-much', details: { values: { left: 'EUR 1,071.00' } } },
    });
    await refusal(PEOPLE.finance, 10);
    await expect(refusal(PEOPLE.finance, 11)).rejects.toMatchObject({ code: 'invoice/key-used' });
    const own = { ...PEOPLE.finance, uid: PEOPLE.author.uid };
    await expect(recordPayment(press, own, paying(id, 1, 'payment-9'))).rejects.toMatchObject({
      code: 'access/denied',
    });
  });

  it('above the open amount are recorded if the caller confirms them, and are due for refund', async () => {
    const { id } = await issued('more');
    const over = { ...paying(id, 110_000), isMore: true };
    expect(await recordPayment(press, PEOPLE.finance, over)).toMatchObject({
      ...{ state: 'paid', paid: 110_000 },
    });
    const again = { ...paying(id, 107_100, 'payment-2'), isMore: true };
    expect(await recordPayment(press, PEOPLE.finance, again)).toMatchObject({ paid: 217_100 });
    const [invoice] = await invoicesOf(press, 'more');
    expect(invoice).toMatchObject({ state: 'paid', isToGiveBack: true });
    expect(await stateOf('more')).toBe('production');
  });

  it('by card for a closed invoice are recorded, and can be refunded', async () => {
    const { id } = await issued('twice');
    await recordPayment(press, PEOPLE.finance, paying(id, 107_100));
    expect(await recordPayment(press, 'system', paying(id, 107_100, 'card-12345'))).toMatchObject({
      state: 'paid',
      paid: 214_200,
    });
    const back = (amount: number, key: string) =>
      recordRefund(press, PEOPLE.finance, paying(id, amount, key));
    expect(await back(107_100, 'refund-1')).toMatchObject({ state: 'paid', refunded: 107_100 });
    expect(await back(107_100, 'refund-2')).toMatchObject({ state: 'refunded' });
    await expect(back(1, 'refund-3')).rejects.toMatchObject({ code: 'invoice/too-much' });
  });
});

describe('corrections', () => {
  it('cancel by a credit note of the same sum, once, and reissue to the current bill-to data', async () => {
    const before = await issued('wrong');
    await putBilling(press, 'wrong', [payer({ country: 'FR', vatId: 'FR40303265045' })]);
    const asked = { invoice: before.id, reason: 'Another department.', reissue: true };
    const answer = await creditInvoice(press, PEOPLE.finance, asked);
    expect(await creditInvoice(press, PEOPLE.finance, asked)).toEqual(answer);
    const [note] = await byKind('wrong', 'credit_note');
    expect(note).toMatchObject({
      ...{ id: answer.creditNote, total: 107_100, net: 90_000, tax: { amount: 17_100 } },
      ...{ creditNoteOfNumber: before.number, number: expect.stringMatching(/^SMP-2026-/) },
    });
    const invoices = await byKind('wrong', 'invoice');
    expect(invoices).toMatchObject([
      { state: 'cancelled', creditedBy: note?.id },
      { id: answer.invoice, state: 'issued', total: 90_000, tax: { reverseCharge: true } },
    ]);
    expect(invoices[0] && fixed(invoices[0])).toEqual(fixed(before));
    const mails = await mailsOf(press, () => followEvents(press, 'wrong'));
    expect(mails).toEqual([
      ...[
        'payer/credit-note → anselm@example.org',
        'payer/invoice-issued → accounts@ravnfjord.example',
      ],
      'payer/invoice-issued → anselm@example.org',
    ]);
  });

  it('reissue all open invoices when billing changes, and none once something is paid', async () => {
    await issued('anew');
    await putBilling(press, 'anew', [payer({ share: 5_000 }), payer({ share: 5_000, name: 'B' })]);
    const ids = await replaceInvoices(press, 'anew', { by: 'anselm', reason: 'New payers.' });
    expect(ids).toEqual(['anew~1~0', 'anew~1~1']);
    const holding = (await byKind('anew', 'invoice')).filter(({ state }) => state === 'issued');
    expect(holding.map(({ net }) => net)).toEqual([45_000, 45_000]);
    await recordPayment(press, PEOPLE.finance, paying('anew~1~0', 53_550));
    await expect(replaceInvoices(press, 'anew', { by: 'x', reason: 'y' })).rejects.toMatchObject({
      code: 'billing/too-late',
    });
    const share = await creditInvoice(press, PEOPLE.admin, {
      invoice: 'anew~1~1',
      reason: 'Typo.',
      reissue: true,
    });
    await recordPayment(press, PEOPLE.finance, paying(share.invoice ?? '', 53_550));
    expect(await stateOf('anew')).toBe('production');
  });

  it('waive the remaining amount including tax, and begin production', async () => {
    const { id } = await issued('hardship');
    await recordPayment(press, PEOPLE.finance, paying(id, 11_900));
    const mails = await mailsOf(press, () =>
      waiveInvoice(press, PEOPLE.finance, { invoice: id, reason: 'Hardship.' }),
    );
    expect(mails).toContain('payer/invoice-waived → anselm@example.org');
    expect(await byKind('hardship', 'credit_note')).toMatchObject([
      { total: 95_200, net: 80_000, tax: { amount: 15_200 } },
    ]);
    expect(await stateOf('hardship')).toBe('production');
    await expect(
      waiveInvoice(press, PEOPLE.editor, { invoice: id, reason: 'x' }),
    ).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('cancel the open invoices of a manuscript that is withdrawn', async () => {
    await issued('leaves');
    await moveSubmission(press, PEOPLE.author, {
      ...{
        submission: 'leaves',
        event: 'request_withdrawal',
        from: 'awaiting_payment',
        reason: 'x',
      },
    });
    await moveSubmission(press, PEOPLE.editor, {
      ...{ submission: 'leaves', event: 'confirm_withdrawal', from: 'withdrawal_requested' },
    });
    for (const _twice of [1, 2]) await reconcileBilling(press, 'leaves');
    expect(await byKind('leaves', 'invoice')).toMatchObject([{ state: 'cancelled' }]);
    expect(await byKind('leaves', 'credit_note')).toHaveLength(1);
  });
});

describe('reminders', () => {
  it('are sent before and after the due date, each once; missed ones are skipped', async () => {
    const { id } = await issued('late');
    const told: string[] = [];
    for (const days of [10, 2, 3, 1, 30]) {
      press.pass(days);
      const mails = await mailsOf(press, async () => {
        await remindInvoices(press);
        await remindInvoices(press);
      });
      told.push(String(mails.length > 0));
    }
    const late = (await invoicesOf(press, 'late')).find((each) => each.id === id);
    expect(late).toMatchObject({ state: 'overdue' });
    expect(late?.reminders.map(({ step }) => step)).toEqual([
      'due-soon',
      'overdue-1',
      'overdue-21',
    ]);
    expect(late?.remindAt).toBeUndefined();
    await recordPayment(press, PEOPLE.finance, paying(id, 1));
    expect((await invoicesOf(press, 'late'))[0]?.state).toBe('overdue');
  });

  it('can be sent by hand once a day, and not for paid invoices', async () => {
    const { id } = await issued('by-hand');
    const mails = await mailsOf(press, () => remindInvoice(press, PEOPLE.finance, { invoice: id }));
    expect(mails).toEqual(['payer/invoice-reminder → anselm@example.org']);
    await expect(remindInvoice(press, PEOPLE.finance, { invoice: id })).rejects.toMatchObject({
      code: 'invoice/reminded-today',
    });
    await recordPayment(press, PEOPLE.finance, paying(id, 107_100));
    await expect(remindInvoice(press, PEOPLE.finance, { invoice: id })).rejects.toMatchObject({
      code: 'invoice/wrong-state',
    });
  });
});

it('gives documents to the author and finance only', async () => {
  const { id, number } = await issued('files');
  for (const who of [PEOPLE.author, PEOPLE.finance, PEOPLE.admin]) {
    const file = await invoiceFile(press, who, { invoice: id, format: 'pdf' });
    expect(file.name).toBe(`${number}.pdf`);
    expect(Buffer.from(file.data, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
  for (const who of [PEOPLE.editor, PEOPLE.stranger, PEOPLE.production]) {
    await expect(invoiceFile(press, who, { invoice: id, format: 'xml' })).rejects.toMatchObject({
      code: 'invoice/not-found',
    });
  }
});
