import { expect, it } from 'vitest';
import { answerCardEvent } from '../../../entry/http/card-events.ts';
import { serveFunction } from '../../../testing/serve.ts';
import { cardProviderOf, wrongCardSettings } from './card-provider-of.ts';

const RIGHT = {
  host: 'https://api.stripe.com',
  secret: 'rk_live_abc123',
  webhookSecret: 'whsec_a1B2c3',
};
const NO_LOG = { error: () => {} };

it('accepts complete settings, and returns null if no cards are accepted', () => {
  expect(wrongCardSettings(RIGHT)).toEqual([]);
  expect(cardProviderOf(RIGHT, NO_LOG)).not.toBeNull();
  expect(cardProviderOf(null, NO_LOG)).toBeNull();
});

it.each(['', 'none', 'x', 'whsec_', ' whsec_a1B2c3', 'whsec_a b', 'sk_live_abc123'])(
  'refuses the webhook secret “%s”, and logs only its name',
  (webhookSecret) => {
    const lines: unknown[] = [];
    const log = { error: (...line: unknown[]) => lines.push(line) };
    expect(() => cardProviderOf({ ...RIGHT, webhookSecret }, log)).toThrow(
      expect.objectContaining({ code: 'card/misconfigured', details: {} }),
    );
    expect(lines).toEqual([['card/misconfigured', { settings: 'STRIPE_WEBHOOK_SECRET' }]]);
  },
);

it('reports a malformed key, and a host that is not an address', () => {
  expect(wrongCardSettings({ ...RIGHT, secret: 'none' })).toEqual(['STRIPE_SECRET']);
  expect(wrongCardSettings({ ...RIGHT, secret: '' })).toEqual(['STRIPE_SECRET']);
  expect(wrongCardSettings({ ...RIGHT, host: '' })).toEqual(['STRIPE_HOST']);
});

it('makes the webhook accept no event while its secret is “none”', async () => {
  let taken = 0;
  const hook = await serveFunction((request, response) =>
    answerCardEvent(request, response, {
      provider: () => cardProviderOf({ ...RIGHT, webhookSecret: 'none' }, NO_LOG),
      now: () => new Date(),
      take: async () => {
        taken += 1;
        return 'recorded';
      },
    }),
  );
  const body = JSON.stringify({ id: 'evt', type: 'x', created: 1, data: { object: {} } });
  const answer = await fetch(`http://${hook.host}/card/events`, { method: 'POST', body });
  await hook.close();
  expect([answer.status, await answer.text(), taken]).toEqual([503, 'card/misconfigured', 0]);
});
