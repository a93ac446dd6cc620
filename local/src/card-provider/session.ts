import { randomBytes } from 'node:crypto';

/** A payment that a person was asked for, as `POST /v1/checkout/sessions` made it. */
export interface Session {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly email: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: number;
  status: 'open' | 'complete' | 'expired';
  /** Once it is paid. */
  payment?: string;
  refunded: number;
}

/** An id as the provider makes them: what it is, then chance. */
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

/** What is wrong with a request, and where. */
export class BadRequest extends Error {
  readonly param: string;
  constructor(param: string, message: string) {
    super(message);
    this.param = param;
  }
}

/** `metadata[a]=1` → `{a: '1'}` */
export function below(form: URLSearchParams, name: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of form) {
    if (key.startsWith(`${name}[`) && key.endsWith(']')) {
      found[key.slice(name.length + 1, -1)] = value;
    }
  }
  return found;
}

/** Reads the form of a new session. Throws `BadRequest` where the provider would refuse it. */
export function sessionOf(form: URLSearchParams): Session {
  const need = (key: string): string => {
    const value = form.get(key);
    if (!value) throw new BadRequest(key, `Missing required param: ${key}.`);
    return value;
  };
  const price = 'line_items[0][price_data]';
  if (need('mode') !== 'payment') throw new BadRequest('mode', 'Only payments are taken here.');
  const amount =
    Number(need(`${price}[unit_amount]`)) * Number(form.get('line_items[0][quantity]'));
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new BadRequest(`${price}[unit_amount]`, 'Invalid positive integer');
  }
  for (const key of ['success_url', 'cancel_url']) {
    if (!URL.canParse(need(key))) throw new BadRequest(key, 'Not a valid URL');
  }
  return {
    id: newId('cs_test'),
    amount,
    currency: need(`${price}[currency]`).toLowerCase(),
    name: need(`${price}[product_data][name]`),
    description: form.get(`${price}[product_data][description]`) ?? '',
    email: form.get('customer_email') ?? '',
    metadata: { ...below(form, 'metadata'), ...below(form, 'payment_intent_data[metadata]') },
    successUrl: need('success_url'),
    cancelUrl: need('cancel_url'),
    createdAt: Math.floor(Date.now() / 1000),
    status: 'open',
    refunded: 0,
  };
}

/** As the API and events show it. */
export const sessionJson = (session: Session, url: string): Record<string, unknown> => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'payment',
  amount_total: session.amount,
  amount_subtotal: session.amount,
  currency: session.currency,
  customer_email: session.email || null,
  created: session.createdAt,
  expires_at: session.createdAt + 86_400,
  livemode: false,
  metadata: session.metadata,
  payment_intent: session.payment ?? null,
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  status: session.status,
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  url: session.status === 'open' ? url : null,
});
