/** An issued invoice for tests, with everything that one can have. */
import { type Invoice, InvoiceSchema } from '@quire/model/entities/invoice';
import { SELLER } from './test-charges.ts';

export const PRINTED: Invoice = InvoiceSchema.parse({
  ...{ kind: 'invoice', number: 'SMP-2026-00012', year: 2026, state: 'issued' },
  ...{ submission: 'creeks', submissionNumber: 'CES-2026-00123', journal: 'CES' },
  ...{ journalName: 'Coastal Earth Systems', owner: 'anselm', authorUids: ['anselm'] },
  ...{ title: 'How tidal creeks drain', author: 'Anselm Okoro', currency: 'EUR' },
  lines: [
    {
      text: 'Publication fee (research article): “How tidal creeks drain”, CES-2026-00123, Coastal Earth Systems',
      amount: 120_000,
    },
  ],
  discounts: [{ kind: 'voucher', code: '…K7QP', text: 'Voucher', amount: 30_000 }],
  ...{ net: 90_000, total: 107_100, paid: 0, refunded: 0 },
  tax: { category: 'S', rate: 1_900, amount: 17_100, reverseCharge: false, note: '' },
  billTo: {
    ...{ name: 'Zoë Ångström', organisation: 'Πανεπιστήμιο Αθηνών & Søn', country: 'GR' },
    ...{ address: 'Λεωφόρος Βασ. Σοφίας 1\nRoom 12', postalCode: '106 74', city: 'Αθήνα' },
    ...{ email: 'accounts@example.gr', vatId: 'EL123456789', poNumber: 'PO-77/4' },
  },
  seller: SELLER,
  ...{ payer: 0, splitOf: 1, round: 0, createdAt: '2026-06-01T09:00:00.000Z' },
  ...{ issuedAt: '2026-06-01T09:00:00.000Z', dueAt: '2026-06-15T23:59:59.000Z' },
  ...{ reference: 'RF44SMP202600012', payments: [], cardRefunds: [], reminders: [], events: [] },
});
