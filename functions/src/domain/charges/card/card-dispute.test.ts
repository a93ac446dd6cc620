/** Chargebacks, through the provider's signed webhook. */
import { chargedBack, openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardPress, startCardPress } from '../../../testing/card-press.ts';
import { byBank, invoicesOf, putIssued } from '../../../testing/test-charges.ts';
import { mailsOf, PEOPLE } from '../../../testing/test-submissions.ts';
import { creditInvoice } from '../credit-invoice.ts';
import { recordPayment } from '../record-payment.ts';
import { payByCard } from './pay-by-card.ts';

let cardPress: CardPress;
let press: CardPress['press'];
let cards: CardPress['cards'];
let provider: CardPress['provider'];

beforeAll(async () => {
  cardPress = await startCardPress();
  ({ press, cards, provider } = cardPress);
});
afterAll(() => cardPress.close());

async function one(id: string): Promise<StoredInvoice> {
  const [invoice] = (await invoicesOf(press, id)).filter(({ kind }) => kind === 'invoice');
  if (!invoice) throw new Error('nothing was issued');
  return invoice;
}
/** The payment's id at the provider. */
async function paidByCard(id: string): Promise<string> {
  const { id: invoice } = await putIssued(press, id);
  const { url } = await payByCard(press, provider(), PEOPLE.author, { invoice });
  const body = new URLSearchParams({ how: 'pay' });
  await fetch(url, { method: 'POST', redirect: 'manual', body });
  return [...cards.sessions.values()].at(-1)?.payment ?? '';
}
const rows = ({ payments }: StoredInvoice) => payments.map(({ kind, amount }) => [kind, amount]);
const told = (mails: readonly string[]) =>
  mails.filter((mail) => mail.startsWith('staff/payment-to-check')).length;

describe('a chargeback of the card’s bank', () => {
  it('reopens the invoice, once however often it is reported, and notifies finance; if won, it is paid again', async () => {
    const payment = await paidByCard('taken');
    expect(await one('taken')).toMatchObject({ state: 'paid' });
    let dispute = '';
    const first = await mailsOf(press, async () => {
      ({ id: dispute } = await cards.disputes.make({ payment }));
      for (const { id } of cards.webhook.events.slice(-2)) await cards.webhook.replay(id);
    });
    expect(told(first)).toBe(1);
    const owed = await one('taken');
    expect(owed).toMatchObject({ state: 'issued', paid: 107_100, refunded: 107_100 });
    expect([openAmount(owed), chargedBack(owed).length]).toEqual([107_100, 1]);
    expect(rows(owed)).toEqual([
      ['payment', 107_100],
      ['chargeback', 107_100],
    ]);
    const second = await mailsOf(press, () => cards.disputes.close(dispute, 'won'));
    expect(told(second)).toBe(1);
    const won = await one('taken');
    expect(won).toMatchObject({ state: 'paid', isToGiveBack: false });
    expect([openAmount(won), chargedBack(won).length, won.payments.length]).toEqual([0, 0, 3]);
    // An older event that arrives late changes nothing.
    await cards.webhook.replay(
      cards.webhook.events.find(({ type }) => /dispute.created/.test(type))?.id ?? '',
    );
    expect((await one('taken')).payments).toHaveLength(3);
  });

  it('stays open if the dispute is lost, and can be paid another way', async () => {
    const payment = await paidByCard('lost');
    const { id } = await cards.disputes.make({ payment, amount: 7_100 });
    expect(await one('lost')).toMatchObject({ state: 'part_paid' });
    expect(told(await mailsOf(press, () => cards.disputes.close(id, 'lost')))).toBe(1);
    const { id: invoice, ...lost } = await one('lost');
    expect(openAmount(lost)).toBe(7_100);
    const paying = byBank(invoice, 7_100, 'payment-2');
    expect(await recordPayment(press, PEOPLE.finance, paying)).toMatchObject({ state: 'paid' });
    expect((await one('lost')).isToGiveBack).toBe(false);
  });

  it('reduces the refund of an amount that was credited', async () => {
    const payment = await paidByCard('credited');
    const { id: invoice } = await one('credited');
    await creditInvoice(press, PEOPLE.finance, { invoice, reason: 'x', reissue: false });
    expect(await one('credited')).toMatchObject({ isToGiveBack: true });
    await cards.disputes.make({ payment });
    expect(await one('credited')).toMatchObject({ state: 'cancelled', isToGiveBack: false });
  });

  it('is overdue if its due date has passed', async () => {
    const payment = await paidByCard('late');
    press.pass(60);
    await cards.disputes.make({ payment });
    expect(await one('late')).toMatchObject({ state: 'overdue' });
    press.pass(-60);
  });
});

it('is recorded if it is reported before its payment', async () => {
  cardPress.hook.isDown = true;
  const payment = await paidByCard('early');
  const paid = cards.webhook.events.at(-1)?.id ?? '';
  cardPress.hook.isDown = false;
  await cards.disputes.make({ payment });
  expect(await one('early')).toMatchObject({ state: 'issued', payments: [] });
  await cards.webhook.replay(paid);
  expect(rows(await one('early'))).toEqual([
    ['payment', 107_100],
    ['chargeback', 107_100],
  ]);
});

it('leaves an invoice unchanged for an inquiry, for another site’s payment, and unsigned', async () => {
  const payment = await paidByCard('asked');
  const { id } = await cards.disputes.make({ payment, isInquiry: true });
  await cards.disputes.close(id, 'warning_closed');
  const object = {
    ...{ id: 'dp_forged_1', payment_intent: payment, amount: 107_100, currency: 'eur' },
    ...{ status: 'needs_response', reason: 'fraudulent' },
  };
  const event = { id: 'evt_forged', type: 'charge.dispute.created', created: 1_800_000_000 };
  const forged = JSON.stringify({ ...event, object: 'event', data: { object } });
  expect(
    await cards.webhook.send(forged, `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`),
  ).toBe(400);
  const other = JSON.stringify({
    ...event,
    id: 'evt_other',
    object: 'event',
    data: { object: { ...object, payment_intent: 'pi_of_somebody' } },
  });
  expect(await cards.webhook.send(other)).toBe(200);
  expect(rows(await one('asked'))).toEqual([['payment', 107_100]]);
});
