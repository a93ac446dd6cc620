import { BILLING, PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { type Payer, PayerSchema } from '@quire/model/entities/billing';
import { SellerSchema } from '@quire/model/entities/seller';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryBucket } from '../../../platform/storage/memory-bucket.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../../testing/test-submissions.ts';
import { decideDiscount } from '../discounts/decide-discount.ts';
import { requestDiscount } from '../discounts/request-discount.ts';
import { issueInvoices } from '../issue-invoices.ts';
import type { ChargePorts } from '../ports.ts';
import { readInvoices } from '../read-invoice.ts';
import { saveBilling } from './save-billing.ts';

let press: SubmissionsPress;
let ports: ChargePorts;
beforeAll(async () => {
  press = await startSubmissionsPress();
  ports = { ...press, bucket: new MemoryBucket() };
  const seller = SellerSchema.parse({
    ...{ legalName: 'Saltmarsh Press', address: 'Quay 1', country: 'NO', invoicePrefix: 'SMP' },
  });
  await press.db.collection(SETTINGS).doc(PRESS_SETTINGS).update({ seller });
});
afterAll(() => press.close());

const payer = (change: Partial<Payer> = {}): Payer =>
  PayerSchema.parse({
    ...{ name: 'Anselm Okoro', address: 'Quay 1', city: 'Ravnfjord', country: 'DE' },
    ...{ email: 'anselm@example.org', share: 10_000 },
    ...change,
  });
const prices = [
  { currency: 'EUR' as const, amount: 90_000 },
  { currency: 'JPY' as const, amount: 140_000 },
];
const quote = { ...{ currency: 'EUR', amount: 90_000, prices }, at: '2026-06-01T09:00:00.000Z' };
const put = (id: string, change: object = {}) =>
  putSubmission(press, id, { state: 'under_review', number: `CES-${id}`, quote, ...change });
const save = (submission: string, base: number, data: object, person = PEOPLE.author) =>
  saveBilling(ports, person, { submission, base, data: { payers: [payer()], ...data } });
const stored = async (id: string) => (await press.db.collection(BILLING).doc(id).get()).data();
const holding = async (id: string) =>
  (await readInvoices(press.db, id)).filter(
    ({ kind, state }) => kind === 'invoice' && state !== 'cancelled',
  );

it('stores the payer, with VAT ids in their printed form, if the revision is current', async () => {
  await put('b1');
  const vatId = 'de 123.456-789';
  expect(await save('b1', 0, { payers: [payer({ vatId })] })).toEqual({ revision: 1 });
  expect(await stored('b1')).toMatchObject({ data: { payers: [{ vatId: 'DE123456789' }] } });
  expect(await save('b1', 0, { payers: [payer({ vatId })] })).toEqual({ revision: 1 });
  await expect(save('b1', 0, { currency: 'JPY' })).rejects.toMatchObject({
    code: 'billing/changed-elsewhere',
  });
  expect(await save('b1', 1, { currency: 'JPY' })).toEqual({ revision: 2 });
});

it('reports each field that is missing for an invoice', async () => {
  await put('b2');
  const payers = [payer({ share: 5_000 }), payer({ share: 5_000, city: '', vatId: 'DE12' })];
  await expect(save('b2', 0, { payers })).rejects.toMatchObject({
    details: {
      problems: [{ field: 'data.payers.1.city' }, { field: 'data.payers.1.vatId' }],
    },
  });
});

it('is for the author, in a currency of the journal, until production', async () => {
  await put('b3');
  await expect(save('b3', 0, {}, PEOPLE.finance)).rejects.toMatchObject({
    code: 'submission/not-found',
  });
  await expect(save('b3', 0, { currency: 'USD' })).rejects.toMatchObject({
    code: 'billing/no-currency',
  });
  await put('b4', { state: 'production' });
  await expect(save('b4', 0, {})).rejects.toMatchObject({ code: 'billing/too-late' });
});

it('reissues open invoices, and keeps their currency', async () => {
  await put('b5', { state: 'awaiting_payment' });
  await save('b5', 0, {});
  await issueInvoices(ports, 'b5');
  const halves = [payer({ share: 5_000 }), payer({ share: 5_000, name: 'University' })];
  await expect(save('b5', 1, { currency: 'JPY' })).rejects.toMatchObject({
    code: 'billing/no-currency',
  });
  expect(await save('b5', 1, { payers: halves })).toMatchObject({ revision: 2 });
  const invoices = await holding('b5');
  expect(invoices.map(({ net, billTo }) => [net, billTo.name])).toEqual([
    [45_000, 'Anselm Okoro'],
    [45_000, 'University'],
  ]);
  expect((await readInvoices(press.db, 'b5')).map(({ number }) => number)).toHaveLength(4);
});

it('begins production if a full waiver is granted for issued invoices', async () => {
  await put('b6', { state: 'awaiting_payment' });
  await issueInvoices(ports, 'b6');
  const reason = 'No funds are left.';
  const asked = { submission: 'b6', kind: 'waiver', reason } as const;
  const { request } = await requestDiscount(ports, PEOPLE.author, asked);
  const decision = { request, decision: 'granted', basisPoints: 10_000, reason } as const;
  await decideDiscount(ports, PEOPLE.finance, decision);
  expect(await holding('b6')).toMatchObject([{ state: 'waived', total: 0 }]);
  expect((await submissionNow(press, 'b6')).state).toBe('production');
});
