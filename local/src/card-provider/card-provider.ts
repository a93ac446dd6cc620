/**
 * A payment provider on this machine: of Stripe's API what a hosted checkout needs, the page where people
 * pay, and its signed webhooks. For tests and `npm start`; no money moves.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Disputes } from './disputes.ts';
import { payPage } from './pay-page.ts';
import { Refunds, refundJson } from './refunds.ts';
import { BadRequest, below, newId, type Session, sessionJson, sessionOf } from './session.ts';
import { Webhook } from './webhook.ts';

export interface CardProviderOptions {
  readonly host: string;
  readonly port: number;
  /** The key that callers have to name. */
  readonly secret: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  readonly waits?: readonly number[];
}

export interface RunningCardProvider {
  readonly url: string;
  readonly webhook: Webhook;
  readonly sessions: ReadonlyMap<string, Session>;
  /** Refunds made in the provider's own dashboard, and their results. */
  readonly refunds: Refunds;
  /** Has a card's bank take a payment back, and decide. */
  readonly disputes: Disputes;
  stop(): Promise<void>;
}

const BODY_MAX = 100_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > BODY_MAX) throw new BadRequest('body', 'Too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts it. Rejects where the port is taken. */
export async function startCardProvider(
  options: CardProviderOptions,
): Promise<RunningCardProvider> {
  const { host, port, secret, webhookUrl, webhookSecret, waits } = options;
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, { readonly form: string; readonly session: Session }>();
  const webhook = new Webhook({
    url: webhookUrl,
    secret: webhookSecret,
    ...(waits ? { waits } : {}),
  });
  const refunds = new Refunds(sessions, webhook);
  const disputes = new Disputes(sessions, webhook);
  const refundByKey = new Map<string, Promise<object>>();
  let url = '';
  const pageOf = (session: Session) => `${url}/pay/${session.id}`;

  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const html = (response: ServerResponse, body: string) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  };

  /** The same key with the same form is answered as before; with another form it is refused. */
  function begin(form: string, key: string | undefined): Session {
    const known = key === undefined ? undefined : byKey.get(key);
    if (known && known.form !== form) {
      throw new BadRequest(
        'idempotency_key',
        'Keys for idempotent requests can only be used once.',
      );
    }
    const session = known?.session ?? sessionOf(new URLSearchParams(form));
    sessions.set(session.id, session);
    if (key !== undefined) byKey.set(key, { form, session });
    return session;
  }

  async function answerApi(path: string, request: IncomingMessage, response: ServerResponse) {
    if (request.headers.authorization !== `Bearer ${secret}`) {
      const error = { type: 'invalid_request_error', message: 'Invalid API Key provided.' };
      json(response, 401, { error });
      return;
    }
    const form = await bodyOf(request);
    if (request.method === 'POST' && path === '/v1/checkout/sessions') {
      const key = request.headers['idempotency-key'];
      const session = begin(form, typeof key === 'string' ? key : undefined);
      json(response, 200, sessionJson(session, pageOf(session)));
      return;
    }
    if (path === '/v1/refunds') {
      await answerRefunds(form, request, response);
      return;
    }
    const expired = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    const ending = request.method === 'POST' && expired ? sessions.get(expired) : undefined;
    if (ending) {
      if (ending.status !== 'open') {
        throw new BadRequest(
          'id',
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        );
      }
      ending.status = 'expired';
      await webhook.tell('checkout.session.expired', sessionJson(ending, pageOf(ending)));
      json(response, 200, sessionJson(ending, pageOf(ending)));
      return;
    }
    const session = sessions.get(path.replace('/v1/checkout/sessions/', ''));
    if (session && request.method === 'GET')
      json(response, 200, sessionJson(session, pageOf(session)));
    else json(response, 404, { error: { type: 'invalid_request_error', message: 'No such path' } });
  }

  async function answerRefunds(form: string, request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') {
      const payment = new URL(request.url ?? '/', url).searchParams.get('payment_intent') ?? '';
      const data = refunds.of(payment).map(refundJson);
      json(response, 200, { object: 'list', has_more: false, url: '/v1/refunds', data });
      return;
    }
    const asked = new URLSearchParams(form);
    const make = async () =>
      refundJson(
        await refunds.make({
          payment: asked.get('payment_intent') ?? '',
          amount: Number(asked.get('amount')),
          metadata: below(asked, 'metadata'),
        }),
      );
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') {
      json(response, 200, await make());
      return;
    }
    const known = refundByKey.get(key) ?? make();
    refundByKey.set(key, known);
    json(response, 200, await known);
  }

  async function answerPage(session: Session, request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || session.status !== 'open') {
      html(response, payPage(session));
      return;
    }
    const how = new URLSearchParams(await bodyOf(request)).get('how');
    if (how === 'decline') {
      html(response, payPage(session, 'Your card was declined. Nothing was charged.'));
      return;
    }
    if (how === 'pay') {
      session.status = 'complete';
      session.payment = newId('pi');
      await webhook.tell('checkout.session.completed', sessionJson(session, pageOf(session)));
    }
    const location = how === 'pay' ? session.successUrl : session.cancelUrl;
    response.writeHead(303, { location }).end();
  }

  /** What a test asks for: the events so far, one of them again, one that nobody has signed, or a dispute. */
  async function answerTest(path: string, request: IncomingMessage, response: ServerResponse) {
    const [, , what = '', id = '', how = ''] = path.split('/');
    if (request.method === 'GET' && what === 'events') json(response, 200, webhook.events);
    else if (request.method === 'POST' && what === 'replay') {
      json(response, 200, { status: await webhook.replay(id) });
    } else if (request.method === 'POST' && what === 'forge') {
      const status = await webhook.send(
        await bodyOf(request),
        `t=${Date.now()},v1=${'0'.repeat(64)}`,
      );
      json(response, 200, { status });
    } else if (request.method === 'POST' && what === 'dispute') {
      json(response, 200, await disputes.make({ payment: id }));
    } else if (
      request.method === 'POST' &&
      what === 'decide' &&
      (how === 'won' || how === 'lost')
    ) {
      await disputes.close(id, how);
      json(response, 200, {});
    } else json(response, 404, { error: { message: 'Nothing is here.' } });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://local').pathname;
    const session = sessions.get(path.replace('/pay/', ''));
    if (path.startsWith('/v1/')) await answerApi(path, request, response);
    else if (path.startsWith('/test/')) await answerTest(path, request, response);
    else if (session && path.startsWith('/pay/')) await answerPage(session, request, response);
    else json(response, 404, { error: { message: 'Nothing is here.' } });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const isTheirs = error instanceof BadRequest;
      const message = error instanceof Error ? error.message : String(error);
      const param = isTheirs ? { param: error.param } : {};
      const type = isTheirs ? 'invalid_request_error' : 'api_error';
      json(response, isTheirs ? 400 : 500, { error: { type, message, ...param } });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  url = `http://${host}:${typeof address === 'object' && address ? address.port : port}`;
  return {
    url,
    webhook,
    sessions,
    refunds,
    disputes,
    async stop() {
      webhook.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
