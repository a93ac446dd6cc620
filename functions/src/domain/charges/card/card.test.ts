import { signatureOf } from '@quire/local/card-provider/webhook';
import { INVOICES } from '@quire/model/collections';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_KEYS, type CardPress, startCardPress } from '../../../testing/card-press.ts';
import { followEvents, invoicesOf, putBilled } from '../../../testing/test-charges.ts';
import { mailsOf, PEOPLE, submissionNow } from '../../../testing/test-submissions.ts';
import { recordPayment } from '../record-payment.ts';
import { payByCard } from './pay-by-card.ts';
import { stripeProvider } from './stripe-provider.ts';

let cardPress: CardPress;
let press: CardPress['press'];
let cards: CardPress['cards'];
let provider: CardPress['provider'];

beforeAll(async () => {
  cardPress = await startCardPress([20, 20, 20, 20, 20, 20, 20, 20]);
  ({ press, cards, provider } = cardPress);
});
afterAll(() => cardPress.close());

async function issued(id: string): Promise<StoredInvoice> {
  await putBilled(press, id);
  await followEvents(press, id);
  return one(id);
}
async function one(id: string): Promise<StoredInvoice> {
  const [invoice] = await invoicesOf(press, id);
  if (!invoice) throw new Error('nothing was issued');
  return invoice;
}
const begin = (invoice: StoredInvoice) =>
  payByCard(press, provider(), PEOPLE.author, { invoice: invoice.id });
async function pushButton(url: string, how: string): Promise<Response> {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ how }) });
}
const bodyOf = (change: object, over: object = {}) =>
  JSON.stringify({
    ...{ id: `evt_${Math.random().toString(36).slice(2)}`, type: 'checkout.session.completed' },
    created: Math.floor(Date.now() / 1000),
    data: { object: change },
    ...over,
  });
const session = (invoice: StoredInvoice, change: object = {}) => ({
  ...{ payment_status: 'paid', payment_intent: 'pi_forged_session', currency: 'eur' },
  amount_total: invoice.total,
  metadata: { quire_invoice: invoice.id, quire_amount: String(invoice.total) },
  ...change,
});
const refundEvent = (id: string, payment: string, amount: number, status = 'succeeded') =>
  bodyOf(
    { id, payment_intent: payment, amount, currency: 'eur', status, metadata: {} },
    { type: status === 'failed' ? 'refund.failed' : 'refund.updated' },
  );
const byBank = (invoice: StoredInvoice, amount = invoice.total) =>
  recordPayment(press, PEOPLE.finance, {
    ...{ invoice: invoice.id, key: `by-bank-${amount}`, amount, at: '2026-06-02T00:00:00.000Z' },
    ...{ method: 'bank-transfer', reference: '' },
  });

describe('paying by card', () => {
  it('asks the provider for the open amount, and begins production when it confirms the payment', async () => {
    const invoice = await issued('card-paid');
    const { url } = await begin(invoice);
    expect((await begin(invoice)).url).toBe(url);
    const page = await (await fetch(url)).text();
    expect(page).toContain(`Invoice ${invoice.number}`);
    expect(page).toContain('1,071.00');
    const back = await pushButton(url, 'pay');
    expect(back.headers.get('location')).toMatch(
      /^https:\/\/press\.example\/submission\/invoice\?.*card-paid.*card=paid&invoice=card-paid%7E0%7E0$/,
    );
    const [payment, ...others] = (await one('card-paid')).payments;
    expect(others).toEqual([]);
    expect(payment).toMatchObject({
      method: 'card',
      amount: 107_100,
      by: 'system',
      kind: 'payment',
    });
    expect((await one('card-paid')).state).toBe('paid');
    expect((await submissionNow(press, 'card-paid')).state).toBe('production');
    await expect(begin(invoice)).rejects.toMatchObject({ code: 'invoice/wrong-state' });
  });

  it('changes nothing if the payer cancels, or the card is declined', async () => {
    const invoice = await issued('card-cancelled');
    const { url } = await begin(invoice);
    expect(await (await pushButton(url, 'decline')).text()).toContain('declined');
    const back = await pushButton(url, 'cancel');
    expect(back.headers.get('location')).toMatch(/card=cancelled&invoice=card-cancelled%7E0%7E0$/);
    expect(await one('card-cancelled')).toEqual(invoice);
    expect((await begin(invoice)).url).toBe(url);
  });

  it('is for the invoice’s author and finance only, and for nobody if cards are not accepted', async () => {
    const invoice = await issued('card-theirs');
    const ask = (who: (typeof PEOPLE)[keyof typeof PEOPLE], by = provider()) =>
      payByCard(press, by, who, { invoice: invoice.id });
    await expect(ask(PEOPLE.stranger)).rejects.toMatchObject({ code: 'invoice/not-found' });
    await expect(ask(PEOPLE.editor)).rejects.toMatchObject({ code: 'invoice/not-found' });
    const byAuthor = await ask(PEOPLE.author);
    const byFinance = await ask(PEOPLE.finance);
    // One page at a time; each leads back to where it was requested, and the first can be reopened.
    expect(await (await fetch(byAuthor.url)).text()).toContain('has expired');
    const back = await pushButton(byFinance.url, 'cancel');
    expect(back.headers.get('location')).toMatch(
      /\/admin\/dashboard\/invoices.*card-theirs.*card=cancelled/,
    );
    const again = await ask(PEOPLE.author);
    expect(await (await fetch(again.url)).text()).toContain('name="how"');
    await expect(
      payByCard(press, null, PEOPLE.author, { invoice: invoice.id }),
    ).rejects.toMatchObject({ code: 'card/not-configured' });
    const wrongKey = stripeProvider({ host: cards.url, ...CARD_KEYS, secret: 'sk_test_wrong' });
    await expect(ask(PEOPLE.author, wrongKey)).rejects.toMatchObject({ code: 'card/unreachable' });
  });
});

describe('an event of the provider', () => {
  it('is accepted only with its signature, and for five minutes', async () => {
    const invoice = await issued('card-forged');
    const body = bodyOf(session(invoice));
    const now = Math.floor(Date.now() / 1000);
    const forged = [
      'nonsense',
      `t=${now},v1=${'0'.repeat(64)}`,
      signatureOf(body, 'whsec_other', now),
      signatureOf(`${body} `, CARD_KEYS.webhookSecret, now),
      signatureOf(body, CARD_KEYS.webhookSecret, now - 301),
    ];
    for (const signature of forged) expect(await cards.webhook.send(body, signature)).toBe(400);
    expect(await one('card-forged')).toEqual(invoice);
    expect(
      await cards.webhook.send(body, signatureOf(body, CARD_KEYS.webhookSecret, now - 290)),
    ).toBe(200);
    expect((await one('card-forged')).state).toBe('paid');
  });

  it('is handled once, however often it arrives, also concurrently', async () => {
    const invoice = await issued('card-replayed');
    const body = bodyOf(session(invoice, { payment_intent: 'pi_replayed_once' }));
    const sent = await Promise.all([1, 2, 3].map(() => cards.webhook.send(body)));
    expect(sent).toEqual([200, 200, 200]);
    const other = bodyOf(session(invoice, { payment_intent: 'pi_replayed_once' }));
    expect(await cards.webhook.send(other)).toBe(200);
    expect((await one('card-replayed')).payments).toHaveLength(1);
  });

  it('is not recorded, but reported to finance, if amount or currency differ', async () => {
    const invoice = await issued('card-differs');
    const wrong = [{ amount_total: invoice.total - 1 }, { currency: 'usd' }];
    const mails = await mailsOf(press, async () => {
      for (const change of wrong) {
        expect(await cards.webhook.send(bodyOf(session(invoice, change)))).toBe(200);
      }
    });
    expect(mails.filter((mail) => mail.startsWith('staff/payment-to-check'))).toHaveLength(2);
    expect(await one('card-differs')).toEqual(invoice);
  });

  it('is recorded although the invoice was paid by bank in the meantime: finance is asked to refund it', async () => {
    const invoice = await issued('card-twice');
    const { url } = await begin(invoice);
    await byBank(invoice);
    const mails = await mailsOf(press, async () => {
      await pushButton(url, 'pay');
    });
    expect(mails).toContainEqual(expect.stringMatching(/^staff\/payment-to-check → fina@/));
    const twice = await one('card-twice');
    expect(twice).toMatchObject({ state: 'paid', paid: 2 * invoice.total, isToGiveBack: true });
    expect(openAmount(twice)).toBe(0);
    const payment = twice.payments.at(-1)?.id ?? '';
    await cards.refunds.make({ payment, amount: invoice.total });
    const after = { state: 'paid', refunded: invoice.total, isToGiveBack: false };
    expect(await one('card-twice')).toMatchObject(after);
  });

  it('about refunds counts each once, in any order, even before the payment’s own', async () => {
    const invoice = await issued('card-refunds');
    const payment = 'pi_refunded_in_steps';
    expect(await cards.webhook.send(refundEvent('re_step_one', payment, 1_000))).toBe(200);
    expect((await one('card-refunds')).payments).toEqual([]);
    await cards.webhook.send(bodyOf(session(invoice, { payment_intent: payment })));
    expect(await one('card-refunds')).toMatchObject({ refunded: 1_000, state: 'paid' });
    const rest = invoice.total - 1_000;
    const told = [
      refundEvent('re_step_one', payment, 1_000),
      refundEvent('re_step_two', payment, rest, 'pending'),
      refundEvent('re_step_two', payment, rest),
      refundEvent('re_step_two', payment, rest, 'pending'),
    ];
    expect(await Promise.all(told.map((body) => cards.webhook.send(body)))).not.toContain(400);
    for (const body of told) expect(await cards.webhook.send(body)).toBe(200);
    expect(await one('card-refunds')).toMatchObject({ refunded: invoice.total, state: 'refunded' });
  });

  it('about unrelated payments is answered and ignored', async () => {
    const before = await press.db.collection(INVOICES).count().get();
    const body = bodyOf({ id: 'cus_1' }, { type: 'customer.created' });
    expect(await cards.webhook.send(body)).toBe(200);
    const unknown = { quire_invoice: 'nobody~0~0', quire_amount: '5' };
    const invoice = await issued('card-unknown');
    const lost = bodyOf(session(invoice, { metadata: unknown }));
    expect(await cards.webhook.send(lost)).toBe(200);
    const after = await press.db.collection(INVOICES).count().get();
    expect(after.data().count).toBe(before.data().count + 1);
  });
});
