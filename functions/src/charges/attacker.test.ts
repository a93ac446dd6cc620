/** What somebody tries who wants to pay less, or have what is not theirs. */
import { JOURNALS, PROFILES } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCardEvent } from '../site/card-events.ts';
import { serveFunction } from '../testing/serve.ts';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  startChargesPress,
} from '../testing/test-charges.ts';
import { PEOPLE, submissionNow } from '../testing/test-submissions.ts';
import { stripeProvider } from './card/stripe-provider.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

/** A payment provider that nobody answers for. */
const NOBODY = stripeProvider({ host: 'http://127.0.0.1:1', secret: 'x', webhookSecret: 'x' });
const stateOf = async (id: string) => (await submissionNow(press, id)).state;

describe('a waiver by country', () => {
  const priced = { currency: 'EUR', amount: 90_000, at: '2026-05-01T00:00:00.000Z' };
  beforeAll(async () => {
    await press.db
      .collection(JOURNALS)
      .doc('CES')
      .update({ 'charges.autoWaiverCountries': [{ country: 'KE', basisPoints: 10_000 }] });
  });

  it('is not had by a profile that says another country after the manuscript was sent', async () => {
    await putBilled(press, 'moves-away', { quote: { ...priced, country: 'DE' } });
    const profile = press.db.collection(PROFILES).doc(PEOPLE.author.uid);
    await profile.update({ country: 'KE' });
    await followEvents(press, 'moves-away');
    expect(await invoicesOf(press, 'moves-away')).toMatchObject([{ state: 'issued', net: 90_000 }]);
    await profile.update({ country: 'DE' });
  });

  it('is not had for a payer at home by an author from afar', async () => {
    const quote = { ...priced, country: 'KE' };
    await putBilled(press, 'pays-at-home', { quote });
    await putBilling(press, 'pays-at-home', [payer()]);
    await putBilled(press, 'pays-afar', { quote });
    for (const id of ['pays-at-home', 'pays-afar']) await followEvents(press, id);
    expect(await invoicesOf(press, 'pays-at-home')).toMatchObject([{ net: 90_000 }]);
    expect(await stateOf('pays-afar')).toBe('production');
  });
});

it('answers a webhook without a body as it does any that nobody has signed', async () => {
  const hook = await serveFunction((request, response) => {
    Reflect.deleteProperty(request, 'rawBody');
    const take = () => Promise.reject(new Error('taken'));
    return answerCardEvent(request, response, { provider: NOBODY, now: press.now, take });
  });
  const answer = await fetch(`http://${hook.host}/card/events`, { method: 'POST' });
  await hook.close();
  expect(answer.status).toBe(400);
});

it('prints a title on one line: it writes no bank details of its own below it', async () => {
  const title = 'How creeks drain\n\nNew account:\u2028DE00 1234\u202e';
  await putBilled(press, 'broken-title', { title });
  await followEvents(press, 'broken-title');
  const [invoice] = await invoicesOf(press, 'broken-title');
  expect(invoice?.lines[0]?.text).toContain('“How creeks drain New account: DE00 1234”');
});
