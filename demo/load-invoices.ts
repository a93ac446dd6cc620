import { standingInvoices } from '@quire/model/charges/standing-invoices';
import {
  COUNTERS,
  INVOICES,
  invoiceCounterId,
  invoiceFilePath,
  SUBMISSIONS,
} from '@quire/model/collections';
import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import type { Journal } from '@quire/model/entities/journal';
import type { Seller } from '@quire/model/entities/seller';
import { isSettledInvoice } from '@quire/model/states/invoice';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutUndefined } from '../functions/src/platform/database/transaction.ts';
import type { Bucket } from '../functions/src/platform/storage/bucket.ts';
import { invoicesOf, Numbers, submissionOf } from './invoice-story.ts';
import { DEMO_INVOICES } from './invoices.ts';
import { loadBankEntries } from './load-bank-entries.ts';
import { loadDiscounts } from './load-discounts.ts';
import { loadQuotations } from './load-quotations.ts';

interface LoadPorts {
  readonly db: Firestore;
  readonly bucket: Pick<Bucket, 'write'>;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;

/** The demo press's invoices of a year, in every state. What is there already stays. */
export async function loadInvoices(
  { db, bucket, now }: LoadPorts,
  journals: readonly Journal[],
  seller: Seller,
): Promise<void> {
  if (!(await db.collection(INVOICES).limit(1).get()).empty) return;
  const today = now().getTime();
  const at = (daysAgo: number) => new Date(today - daysAgo * DAY_MS).toISOString();
  const numbers = new Numbers(seller.invoicePrefix);
  const loaded: StoredInvoice[] = [];
  for (const [place, each] of DEMO_INVOICES.entries()) {
    const journal = journals.find(({ name }) => name === each.journal);
    if (!journal) continue;
    const id = `demo-billed-${place + 1}`;
    const submission = submissionOf(each, at(each.issued), place);
    const invoices = invoicesOf(each, { id, submission, journal, seller, at, numbers });
    loaded.push(...invoices);
    const isSettled = standingInvoices(invoices).every(
      ({ state }) => isSettledInvoice(state) || state === 'refunded',
    );
    const files = await Promise.all(
      invoices.map(async (invoice) => {
        const { fields, files: written } = await filesOf(invoice, seller);
        for (const { path, bytes, contentType } of written) {
          await bucket.write(path, bytes, { contentType, cacheControl: 'private, no-store' });
        }
        return { ...invoice, ...fields };
      }),
    );
    const batch = db.batch();
    for (const { id: invoice, ...data } of files) {
      batch.create(
        db.collection(INVOICES).doc(invoice),
        withoutUndefined(InvoiceSchema.parse(data)),
      );
    }
    const state = isSettled ? 'published' : 'awaiting_payment';
    batch.create(db.collection(SUBMISSIONS).doc(id), withoutUndefined({ ...submission, state }));
    await batch.commit();
  }
  for (const [year, last] of numbers.last) {
    await db.collection(COUNTERS).doc(invoiceCounterId(year)).set({ year, last });
  }
  await loadDiscounts(db, at);
  await loadBankEntries({ db, now }, loaded, seller);
  await loadQuotations({ db, bucket, now });
}

/** The PDF and XML of one that has a number. */
async function filesOf(invoice: StoredInvoice, seller: Seller) {
  const { id, number } = invoice;
  if (!number) return { fields: {}, files: [] };
  const { invoicePdf } = await import('../functions/src/domain/charges/document/invoice-pdf.ts');
  const { ublInvoice } = await import('../functions/src/domain/charges/document/ubl-invoice.ts');
  const pdf = invoiceFilePath(id, number, 'pdf');
  const xml = invoiceFilePath(id, number, 'xml');
  return {
    fields: { pdf, xml },
    files: [
      { path: pdf, bytes: await invoicePdf(invoice, seller), contentType: 'application/pdf' },
      {
        path: xml,
        bytes: Buffer.from(ublInvoice(invoice, seller)),
        contentType: 'application/xml',
      },
    ],
  };
}
