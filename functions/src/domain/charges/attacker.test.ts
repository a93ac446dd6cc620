/** Attempts to pay less, or to obtain other people's documents. */
import { JOURNALS, PROFILES } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerCardEvent } from '../../entry/http/card-events.ts';
import { serveFunction } from '../../testing/serve.ts';
import {
  type ChargesPress,
  followEvents,
  invoicesOf,
  payer,
  putBilled,
  putBilling,
  startChargesPress,
} from '../../testing/test-charges.ts';
import { PEOPLE, submissionNow } from '../../testing/test-submissions.ts';
import { stripeProvider } from './card/stripe-provider.ts';

let press: ChargesPress;
beforeAll(async () => {
  press = await startChargesPress();
});
afterAll(() => press.close());

/** A payment provider that must not be called. */
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

  const fromKenya = { ...priced, country: 'KE', affiliationCountries: ['KE'] };
  const profile = () => press.db.collection(PROFILES).doc(PEOPLE.author.uid);
  const netOf = async (id: string) => {
    await followEvents(press, id);
    return (await invoicesOf(press, id)).map(({ net }) => net);
  };

  it('is not granted for a profile whose country was changed for a minute', async () => {
    // On the day of submission, before the invoice, and permanently with an institution in another country.
    await putBilled(press, 'for-submission', { quote: fromKenya });
    expect(await netOf('for-submission')).toEqual([90_000]);
    await profile().update({ country: 'KE' });
    await putBilled(press, 'for-invoice', { quote: { ...fromKenya, country: 'DE' } });
    expect(await netOf('for-invoice')).toEqual([90_000]);
    await putBilled(press, 'before-countries-were-kept', { quote: priced });
    expect(await netOf('before-countries-were-kept')).toEqual([90_000]);
    const abroad = [['DE'], ['KE', 'DE'], [''], []];
    for (const [place, affiliationCountries] of abroad.entries()) {
      const id = `institution-${place}`;
      await putBilled(press, id, { quote: { ...fromKenya, affiliationCountries } });
      expect(await netOf(id), id).toEqual([90_000]);
    }
  });

  it('is granted if profile, institution and payer agree', async () => {
    await profile().update({ country: 'KE' });
    await putBilled(press, 'pays-at-home', { quote: fromKenya });
    await putBilling(press, 'pays-at-home', [payer()]);
    expect(await netOf('pays-at-home')).toEqual([90_000]);
    await putBilled(press, 'pays-afar', { quote: fromKenya });
    await putBilling(press, 'pays-afar', [payer({ country: 'KE' })]);
    await putBilled(press, 'pays-alone', { quote: fromKenya });
    for (const id of ['pays-afar', 'pays-alone']) {
      await followEvents(press, id);
      expect(await stateOf(id)).toBe('production');
    }
    await profile().update({ country: 'DE' });
  });
});

it('answers a webhook without a body as it does one without a signature', async () => {
  const hook = await serveFunction((request, response) => {
    const take = () => Promise.reject(new Error('taken'));
    return answerCardEvent(request, response, { provider: () => NOBODY, now: press.now, take });
  });
  const answer = await fetch(`http://${hook.host}/card/events`, { method: 'POST' });
  await hook.close();
  expect(answer.status).toBe(400);
});

it('prints a title on one line, so that it cannot add bank details', async () => {
  const title = 'How creeks drain\n\nNew account:\u2028DE00 1234\u202e';
  await putBilled(press, 'broken-title', { title });
  await followEvents(press, 'broken-title');
  const [invoice] = await invoicesOf(press, 'broken-title');
  expect(invoice?.lines[0]?.text).toContain('“How creeks drain New account: DE00 1234”');
});
