/** Callables about invoices and quotations that staff write themselves. */

import { z } from 'zod';
import { AmountSchema } from '../currencies.ts';
import { documentId } from '../document-id.ts';
import { HandBillSchema, QuotationDataSchema } from '../entities/hand-bill.ts';
import { InvoiceTaxSchema } from '../entities/invoice.ts';
import { t } from '../messages/t.ts';

/** Made by whoever writes it: sent twice, it is one. */
const KeySchema = documentId(/^[A-Za-z0-9-]{16,60}$/);
const QuotationIdSchema = documentId(/^[A-Za-z0-9-]{16,60}$/);

const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
) => ({ request, response });

const NothingSchema = z.object({});

export const HAND_BILL_CALLS = {
  /** What it comes to with tax, by the rules of every invoice. It keeps nothing. */
  reckonBill: call(
    HandBillSchema.pick({ currency: true, lines: true }).extend({
      country: z.string().max(2),
      vatId: z.string().max(20),
    }),
    z.object({ net: AmountSchema, tax: InvoiceTaxSchema, total: AmountSchema }),
  ),
  /** Issues an invoice. `quotation`: in its place, as it says; what is sent beside it must be the same. */
  writeInvoice: call(
    z.object({
      key: KeySchema,
      data: HandBillSchema,
      dueOn: z.iso.date().optional(),
      quotation: QuotationIdSchema.optional(),
    }),
    z.object({ invoice: z.string(), number: z.string() }),
  ),
  /** Makes a quotation and its PDF. */
  writeQuotation: call(
    z.object({ key: KeySchema, data: QuotationDataSchema }),
    z.object({ quotation: z.string(), number: z.string() }),
  ),
  /** Mails it with its PDF to whom it is made out. */
  sendQuotation: call(z.object({ quotation: QuotationIdSchema }), NothingSchema),
  withdrawQuotation: call(
    z.object({
      quotation: QuotationIdSchema,
      reason: z
        .string()
        .trim()
        .min(1, { error: () => t('fields.sayWhy') })
        .max(500),
    }),
    NothingSchema,
  ),
  quotationFile: call(
    z.object({ quotation: QuotationIdSchema }),
    z.object({ name: z.string(), type: z.string(), data: z.base64() }),
  ),
} as const;
