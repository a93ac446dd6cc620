import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningCardProvider, startCardProvider } from './card-provider.ts';

const KEYS = { secret: 'sk_test_one', webhookSecret: 'whsec_one' };
const seen: { readonly body: string; readonly signature: string }[] = [];
let answers: number[] = [];
const hook = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  seen.push({ body, signature: String(request.headers['stripe-signature']) });
  response.writeHead(answers.shift() ?? 200).end();
});
let provider: RunningCardProvider;

beforeAll(async () => {
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { port } = hook.address() as AddressInfo; // a TCP server's always is one
  const webhookUrl = `http://127.0.0.1:${port}/`;
  provider = await startCardProvider({
    host: '127.0.0.1',
    port: 0,
    ...KEYS,
    webhookUrl,
    waits: [5],
  });
});
afterAll(async () => {
  await provider.stop();
  hook.close();
});

const FORM = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'jpy',
  'line_items[0][price_data][unit_amount]': '90000',
  'line_items[0][price_data][product_data][name]': 'Invoice <1>',
  'metadata[mine]': 'a',
  success_url: 'https://press.example/yes',
  cancel_url: 'https://press.example/no',
};
const ask = (form: object, headers: object = {}) =>
  fetch(`${provider.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEYS.secret}`, ...headers },
    body: new URLSearchParams({ ...form }),
  });

test('opens sessions for who has the key, once for each idempotency key', async () => {
  expect((await ask(FORM, { authorization: 'Bearer sk_other' })).status).toBe(401);
  expect((await ask({ ...FORM, success_url: 'nowhere' })).status).toBe(400);
  const once = { 'idempotency-key': 'k1' };
  const [first, again] = [await ask(FORM, once), await ask(FORM, once)];
  expect(await again.json()).toEqual(await first.json());
  const other = await ask({ ...FORM, mode: 'payment', customer_email: 'b@p.example' }, once);
  expect(other.status).toBe(400);
});

test('shows what is paid, and tells of it with a signature until it is taken', async () => {
  const { url } = (await (await ask(FORM)).json()) as { url: string };
  const page = await (await fetch(url)).text();
  expect(page).toContain('Invoice &#60;1&#62;');
  expect(page).toContain('90,000');
  answers = [500, 200];
  const body = new URLSearchParams({ how: 'pay' });
  const paid = await fetch(url, { method: 'POST', redirect: 'manual', body });
  expect(paid.headers.get('location')).toBe(FORM.success_url);
  await vi.waitFor(() => expect(provider.webhook.events.at(-1)?.answers).toEqual([500, 200]));
  const [one, two] = seen;
  expect(two?.body).toBe(one?.body);
  const [, time = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(one?.signature ?? '') ?? [];
  const wanted = createHmac('sha256', KEYS.webhookSecret).update(`${time}.${one?.body}`);
  expect(mac).toBe(wanted.digest('hex'));
  expect(JSON.parse(one?.body ?? '')).toMatchObject({
    type: 'checkout.session.completed',
    data: { object: { amount_total: 90_000, payment_status: 'paid', metadata: { mine: 'a' } } },
  });
});

test('ends a session that is open, and no other: nothing can be paid there then', async () => {
  const { id, url } = (await (await ask(FORM)).json()) as { id: string; url: string };
  const end = () =>
    fetch(`${provider.url}/v1/checkout/sessions/${id}/expire`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEYS.secret}` },
    });
  expect(await (await end()).json()).toMatchObject({ id, status: 'expired', url: null });
  expect((await end()).status).toBe(400);
  const before = seen.length;
  const body = new URLSearchParams({ how: 'pay' });
  expect(await (await fetch(url, { method: 'POST', body })).text()).toContain('has expired');
  expect(seen).toHaveLength(before);
});

test('refunds no more than was paid, and repeats events on request', async () => {
  const session = [...provider.sessions.values()].find(({ payment }) => payment);
  const payment = session?.payment ?? '';
  const { id } = await provider.refunds.make({ payment, amount: 40_000 });
  const last = () => JSON.parse(seen.at(-1)?.body ?? '') as unknown;
  expect(last()).toMatchObject({
    type: 'refund.created',
    data: { object: { id, amount: 40_000, payment_intent: payment, status: 'succeeded' } },
  });
  await expect(provider.refunds.make({ payment, amount: 50_001 })).rejects.toThrow();
  await provider.refunds.turn(id, 'failed', 'expired_or_canceled_card');
  expect(last()).toMatchObject({
    type: 'refund.failed',
    data: { object: { id, status: 'failed', failure_reason: 'expired_or_canceled_card' } },
  });
  await expect(provider.refunds.make({ payment, amount: 50_001 })).resolves.toBeDefined();
  const events = `${provider.url}/test/events`;
  const [event] = (await (await fetch(events)).json()) as { id: string }[];
  const before = seen.length;
  await fetch(`${provider.url}/test/replay/${event?.id}`, { method: 'POST' });
  expect(seen).toHaveLength(before + 1);
});

test('sends events of a payment that its bank reverses, and of the result', async () => {
  const payment = [...provider.sessions.values()].find((each) => each.payment)?.payment ?? '';
  const ask = (path: string) => fetch(`${provider.url}/test/${path}`, { method: 'POST' });
  expect((await ask('dispute/pi_of_nobody')).status).toBe(400);
  const dispute = (await (await ask(`dispute/${payment}`)).json()) as { id: string };
  expect((await ask(`decide/${dispute.id}/won`)).status).toBe(200);
  const last = seen.slice(-4).map(({ body }) => JSON.parse(body));
  expect(last).toMatchObject(
    (
      [
        ['created', 'needs_response'],
        ['funds_withdrawn', 'needs_response'],
        ['closed', 'won'],
        ['funds_reinstated', 'won'],
      ] as const
    ).map(([what, status]) => ({
      type: `charge.dispute.${what}`,
      data: { object: { id: dispute.id, payment_intent: payment, status } },
    })),
  );
});
