/** A press for tests that sends invoices: submissions, a seller, files in memory. */
import { BILLING, INVOICES, PRESS_SETTINGS, PROFILES, SETTINGS } from '@quire/model/collections';
import { type Payer, PayerSchema } from '@quire/model/entities/billing';
import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import { type Seller, SellerSchema } from '@quire/model/entities/seller';
import type { Submission } from '@quire/model/entities/submission';
import type { ChargePorts } from '../domain/charges/ports.ts';
import { reconcileBilling } from '../domain/charges/reconcile-billing.ts';
import { reconcileInvoice } from '../domain/charges/reconcile-invoice.ts';
import { MemoryBucket } from '../platform/storage/memory-bucket.ts';
import { NOW } from './test-press.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from './test-submissions.ts';

export interface ChargesPress
  extends ChargePorts,
    Pick<SubmissionsPress, 'lines' | 'close' | 'pass'> {
  readonly bucket: MemoryBucket;
}

export const SELLER: Seller = SellerSchema.parse({
  legalName: 'Saltmarsh Press gGmbH',
  address: 'Deichstraße 12',
  postalCode: '25761',
  city: 'Büsum',
  country: 'DE',
  email: 'accounts@press.example',
  vatId: 'DE123456789',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank Köln',
  taxRate: 1_900,
  invoicePrefix: 'SMP',
});

export async function startChargesPress(seller: Seller | null = SELLER): Promise<ChargesPress> {
  const press: ChargesPress = { ...(await startSubmissionsPress()), bucket: new MemoryBucket() };
  if (seller) await putSeller(press, seller);
  const consent = { version: '1', at: NOW.toISOString() };
  await press.db
    .collection(PROFILES)
    .doc(PEOPLE.author.uid)
    .set({
      ...{
        given: 'Anselm',
        family: 'Okoro',
        affiliation: 'University of Ravnfjord',
        country: 'DE',
      },
      notifications: { reminders: true, messages: true },
      ...{ interests: [], email: 'anselm@example.org', state: 'active', consents: [consent] },
      ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() },
    });
  return press;
}

export async function putSeller({ db }: Pick<ChargePorts, 'db'>, seller: Seller): Promise<void> {
  await db.collection(SETTINGS).doc(PRESS_SETTINGS).update({ seller });
}

/** An accepted manuscript that waits for its payment: 900.00 euros. */
export async function putBilled(
  press: ChargesPress,
  id: string,
  change: Partial<Submission> = {},
): Promise<void> {
  const at = '2026-05-01T00:00:00.000Z';
  const quote = { currency: 'EUR', amount: 90_000, at };
  const number = `CES-2026-${id}`;
  await putSubmission(press, id, { state: 'awaiting_payment', number, quote, ...change });
}

export const payer = (change: Partial<Payer> = {}): Payer =>
  PayerSchema.parse({
    ...{ name: 'Accounts', organisation: 'University of Ravnfjord', country: 'DE' },
    ...{ address: 'Fjordweg 1', postalCode: '10115', city: 'Berlin' },
    ...{ email: 'accounts@ravnfjord.example', share: 10_000 },
    ...change,
  });

export async function putBilling(
  { db }: Pick<ChargePorts, 'db'>,
  submission: string,
  payers: readonly Payer[],
  change: object = {},
): Promise<void> {
  const { uid } = PEOPLE.author;
  await db
    .collection(BILLING)
    .doc(submission)
    .set({
      ...{ submission, journal: 'CES', owner: uid, authorUids: [uid] },
      ...{ data: { payers }, discounts: [], revision: 1, round: -1 },
      updatedAt: NOW.toISOString(),
      ...change,
    });
}

export async function invoicesOf(
  { db }: Pick<ChargePorts, 'db'>,
  submission: string,
): Promise<StoredInvoice[]> {
  const found = await db.collection(INVOICES).where('submission', '==', submission).get();
  return found.docs.map((doc) => ({ ...InvoiceSchema.parse(doc.data()), id: doc.id }));
}

/** Does what the events of a submission and of its invoices do, until nothing more follows. */
export async function followEvents(press: ChargesPress, submission: string): Promise<void> {
  await reconcileBilling(press, submission);
  for (const { id } of await invoicesOf(press, submission)) await reconcileInvoice(press, id);
}

/** The invoice of a manuscript that waits for its payment: 1,071.00 euros. */
export async function putIssued(press: ChargesPress, id: string): Promise<StoredInvoice> {
  await putBilled(press, id);
  await followEvents(press, id);
  const [invoice] = await invoicesOf(press, id);
  if (!invoice) throw new Error('nothing was issued');
  return invoice;
}

/** Money by bank, as finance records it. */
export const byBank = (invoice: string, amount: number, key: string) => ({
  ...{ invoice, amount, key, method: 'bank-transfer' as const, reference: '' },
  at: '2026-06-02T00:00:00.000Z',
});

export const invoiceNow = async ({ db }: Pick<ChargePorts, 'db'>, id: string) =>
  (await db.collection(INVOICES).doc(id).get()).data();
