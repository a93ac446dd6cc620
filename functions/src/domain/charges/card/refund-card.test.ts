import { refundableCards, type StoredInvoice } from '@quire/model/entities/invoice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_KEYS, type CardPress, startCardPress } from '../../../testing/card-press.ts';
import { followEvents, invoicesOf, putBilled } from '../../../testing/test-charges.ts';
import { mailsOf, PEOPLE } from '../../../testing/test-submissions.ts';
import { creditInvoice } from '../credit-invoice.ts';
import { recordPayment, recordRefund } from '../record-payment.ts';
import { waiveInvoice } from '../waive-invoice.ts';
import { CardRefused } from './card-provider.ts';
import { endCardSessions } from './card-sessions.ts';
import { payByCard } from './pay-by-card.ts';
import { refundCard } from './refund-card.ts';
import { stripeProvider } from './stripe-provider.ts';

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
async function issued(id: string): Promise<StoredInvoice> {
  await putBilled(press, id);
  await followEvents(press, id);
  return one(id);
}
const begin = ({ id }: StoredInvoice, by = provider()) =>
  payByCard(press, by, PEOPLE.author, { invoice: id });
const pay = (url: string) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ how: 'pay' }) });
const isOpen = async (url: string) => (await (await fetch(url)).text()).includes('name="how"');
async function paid(id: string): Promise<StoredInvoice> {
  await pay((await begin(await issued(id))).url);
  return one(id);
}
const ask = (
  invoice: StoredInvoice,
  amount: number,
  { key = 'refund-0001', who = PEOPLE.finance, by = provider() } = {},
) => {
  const payment = invoice.payments[0]?.id ?? '';
  return refundCard(press, by, who, { invoice: invoice.id, key, payment, amount });
};
const at = '2026-06-02T00:00:00.000Z';
const byBank = (invoice: StoredInvoice, amount: number) =>
  recordPayment(press, PEOPLE.finance, {
    ...{ invoice: invoice.id, key: `by-bank-${amount}`, amount, at },
    ...{ method: 'bank-transfer', reference: '' },
  });

describe('a page that asks for a card', () => {
  const reason = 'Asked for by the institution.';
  it.each([
    ['paid by bank', (invoice: StoredInvoice) => byBank(invoice, invoice.total)],
    ['paid in part', (invoice: StoredInvoice) => byBank(invoice, 5)],
    [
      'waived',
      ({ id }: StoredInvoice) => waiveInvoice(press, PEOPLE.finance, { invoice: id, reason }),
    ],
    [
      'credited',
      ({ id }: StoredInvoice) =>
        creditInvoice(press, PEOPLE.finance, { invoice: id, reason, reissue: false }),
    ],
  ])('ends at the provider when the invoice is %s', async (how, settle) => {
    const invoice = await issued(`ends-${how.replaceAll(' ', '-')}`);
    const { url } = await begin(invoice);
    await endCardSessions(press, provider(), invoice.id);
    expect(await isOpen(url)).toBe(true);
    await settle(invoice);
    await endCardSessions(press, provider(), invoice.id);
    expect(await isOpen(url)).toBe(false);
    await pay(url);
    expect(
      (await one(invoice.submission)).payments.filter((each) => each.method === 'card'),
    ).toEqual([]);
  });

  it('also ends if the invoice is settled during the request to the provider', async () => {
    const invoice = await issued('settled-meanwhile');
    let url = '';
    const slow = {
      ...provider(),
      begin: async (payment: Parameters<ReturnType<typeof provider>['begin']>[0]) => {
        const opened = await provider().begin(payment);
        url = opened.url;
        await byBank(invoice, invoice.total);
        return opened;
      },
    };
    await expect(begin(invoice, slow)).rejects.toMatchObject({ code: 'invoice/wrong-state' });
    expect(await isOpen(url)).toBe(false);
  });

  it('is retried if the provider cannot be reached, and is no failure if it has ended', async () => {
    const invoice = await issued('ends-later');
    const { url } = await begin(invoice);
    await byBank(invoice, invoice.total);
    const away = stripeProvider({ host: cards.url, ...CARD_KEYS, secret: 'sk_test_wrong' });
    await expect(endCardSessions(press, away, invoice.id)).rejects.toThrow();
    await pay(url);
    await endCardSessions(press, provider(), invoice.id);
    await endCardSessions(press, away, invoice.id);
    expect(await one('ends-later')).toMatchObject({ isToGiveBack: true });
  });
});

describe('refunding a card payment', () => {
  it('sends one request for each key, and is recorded when the provider confirms it', async () => {
    const invoice = await paid('back-once');
    await Promise.all([ask(invoice, 7_100), ask(invoice, 7_100)]);
    await ask(invoice, 7_100);
    expect(cards.refunds.of(invoice.payments[0]?.id ?? '')).toHaveLength(1);
    const after = await one('back-once');
    expect(after).toMatchObject({ state: 'paid', refunded: 7_100 });
    expect(after.cardRefunds).toMatchObject([{ amount: 7_100, state: 'done' }]);
    expect(refundableCards(after)[0]?.left).toBe(invoice.total - 7_100);
    await ask(invoice, invoice.total - 7_100, { key: 'refund-0002' });
    expect(await one('back-once')).toMatchObject({ state: 'refunded', refunded: invoice.total });
  });

  it('waits for the provider’s event, and counts in the meantime as requested', async () => {
    const invoice = await paid('back-waits');
    cardPress.hook.isDown = true;
    await ask(invoice, 100_000);
    cardPress.hook.isDown = false;
    const waiting = await one('back-waits');
    expect(waiting).toMatchObject({ refunded: 0, cardRefunds: [{ state: 'asked' }] });
    const more = { key: 'refund-0002' };
    await expect(ask(invoice, 7_101, more)).rejects.toMatchObject({ code: 'invoice/too-much' });
    const byHand = { invoice: invoice.id, key: 'by-hand-01', amount: 7_101, at, reference: '' };
    await expect(
      recordRefund(press, PEOPLE.finance, { ...byHand, method: 'bank-transfer' }),
    ).rejects.toMatchObject({ code: 'invoice/too-much' });
    for (const event of cards.webhook.events.filter(({ answers }) => answers[0] === 503)) {
      await cards.webhook.replay(event.id);
    }
    expect(await one('back-waits')).toMatchObject({
      refunded: 100_000,
      cardRefunds: [{ state: 'done' }],
    });
  });

  it('reports if the provider refuses or does not answer', async () => {
    const invoice = await paid('back-refused');
    const payment = invoice.payments[0]?.id ?? '';
    cardPress.hook.isDown = true;
    await cards.refunds.make({ payment, amount: invoice.total });
    cardPress.hook.isDown = false;
    const mails = await mailsOf(press, async () => {
      await expect(ask(invoice, 500)).rejects.toMatchObject({ code: 'card/refund-refused' });
    });
    expect(mails).toContainEqual(expect.stringMatching(/^staff\/payment-to-check → fina@/));
    const [failed] = (await one('back-refused')).cardRefunds;
    expect(failed).toMatchObject({ state: 'failed', reason: expect.stringContaining('greater') });
    const away = stripeProvider({ host: cards.url, ...CARD_KEYS, secret: 'sk_test_wrong' });
    const later = { key: 'refund-0002', by: away };
    await expect(ask(invoice, 500, later)).rejects.toMatchObject({ code: 'card/refund-unsure' });
    expect((await one('back-refused')).cardRefunds[1]).toMatchObject({ state: 'asked' });
  });

  it('records money that the card’s bank returns later, however late and in any order', async () => {
    const invoice = await paid('back-returned');
    await ask(invoice, invoice.total);
    expect(await one('back-returned')).toMatchObject({ state: 'refunded' });
    const [refund] = cards.refunds.of(invoice.payments[0]?.id ?? '');
    const mails = await mailsOf(press, async () => {
      await cards.refunds.turn(refund?.id ?? '', 'failed', 'expired_or_canceled_card');
      await cards.webhook.replay(cards.webhook.events.at(-1)?.id ?? '');
      await cards.webhook.replay(cards.webhook.events.at(-2)?.id ?? '');
    });
    expect(mails.filter((mail) => mail.startsWith('staff/payment-to-check'))).toHaveLength(1);
    expect(mails.filter((mail) => mail.startsWith('payer/'))).toEqual([]);
    const after = await one('back-returned');
    expect(after).toMatchObject({
      state: 'paid',
      paid: 2 * invoice.total,
      refunded: invoice.total,
    });
    expect(after.cardRefunds[0]).toMatchObject({ state: 'failed' });
    expect(after.payments.map(({ kind }) => kind)).toEqual(['payment', 'refund', 'payment']);
    expect(refundableCards(after)).toMatchObject([{ left: invoice.total }]);
  });

  it('is for finance, for payments by card, and up to the amount paid', async () => {
    const invoice = await paid('back-theirs');
    for (const who of [PEOPLE.author, PEOPLE.editor]) {
      await expect(ask(invoice, 1, { who })).rejects.toMatchObject({ code: 'access/denied' });
    }
    await expect(ask(invoice, invoice.total + 1)).rejects.toMatchObject({
      code: 'invoice/too-much',
    });
    const bank = await issued('back-bank');
    await byBank(bank, bank.total);
    await expect(ask(await one('back-bank'), 1)).rejects.toMatchObject({
      code: 'invoice/too-much',
    });
    await ask(invoice, 5);
    await expect(ask(invoice, 6)).rejects.toMatchObject({ code: 'invoice/key-used' });
  });
});

it('issues the credit note of a refund once it has succeeded, and none for a failed one', async () => {
  const invoice = await paid('with-note');
  const payment = invoice.payments[0]?.id ?? '';
  const asked = { invoice: invoice.id, key: 'refund-note', payment, amount: 11_900 };
  await refundCard(press, provider(), PEOPLE.finance, { ...asked, creditReason: 'Too dear.' });
  await refundCard(press, provider(), PEOPLE.finance, { ...asked, creditReason: 'Too dear.' });
  const notes = (await invoicesOf(press, 'with-note')).filter(({ kind }) => kind !== 'invoice');
  expect(notes).toMatchObject([{ net: 10_000, total: 11_900, tax: { amount: 1_900 } }]);
  expect(await one('with-note')).toMatchObject({
    ...{ state: 'paid', refunded: 11_900, credited: 11_900, isToGiveBack: false },
  });
  const refused = await paid('without-note');
  const by = { ...provider(), refund: () => Promise.reject(new CardRefused('no')) };
  const other = { ...asked, invoice: refused.id, payment: refused.payments[0]?.id ?? '' };
  await expect(
    refundCard(press, by, PEOPLE.finance, { ...other, creditReason: 'x' }),
  ).rejects.toMatchObject({ code: 'card/refund-refused' });
  expect(await one('without-note')).toMatchObject({ refunded: 0, credited: 0 });
});
