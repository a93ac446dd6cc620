/** Callables that tell finance how the accounts stand. They change nothing. */
import { z } from 'zod';
import { STATEMENT_KIND_NAMES } from '../charges/account-statement.ts';
import { AGE_BAND_NAMES } from '../charges/ageing.ts';
import { AmountSchema, CurrencySchema } from '../currencies.ts';
import { documentId } from '../document-id.ts';

const InvoiceIdSchema = documentId(/^[A-Za-z0-9_~-]{1,120}$/);

const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
) => ({ request, response });

const SumSchema = z.object({
  currency: CurrencySchema,
  amount: AmountSchema,
  count: z.number().int().nonnegative(),
});
/** What is owed may be less than nothing. */
const BalanceSchema = z.number().int();

/** Of the payer of this invoice: no office URL contains an e-mail address. */
const StatementRequestSchema = z.object({
  invoice: InvoiceIdSchema,
  from: z.iso.date(),
  to: z.iso.date(),
});

export const FINANCE_REPORT_CALLS = {
  financeOverview: call(
    z.object({}),
    z.object({
      at: z.iso.datetime(),
      open: z.array(SumSchema),
      overdue: z.array(SumSchema),
      /** Since the first of this month. */
      paid: z.array(SumSchema),
      toGiveBack: z.array(SumSchema),
      /** Entries of the bank; requests for a discount; quotations. `isMore`: there are more than were counted. */
      toConfirm: z.object({ count: z.number().int(), isMore: z.boolean() }),
      toDecide: z.object({ count: z.number().int(), isMore: z.boolean() }),
      quotations: z.object({ count: z.number().int(), isMore: z.boolean() }),
      ageing: z.array(
        z.object({
          currency: CurrencySchema,
          amounts: z.record(z.enum(AGE_BAND_NAMES), AmountSchema),
          total: AmountSchema,
        }),
      ),
      /** Each that is open, longest due first. */
      invoices: z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          payer: z.string(),
          currency: CurrencySchema,
          open: AmountSchema,
          dueAt: z.iso.datetime().optional(),
          band: z.enum(AGE_BAND_NAMES),
        }),
      ),
      /** Not all of what is open is among them. */
      isMore: z.boolean(),
    }),
  ),
  /** What a payer was asked for and has paid between two days. */
  accountStatement: call(
    StatementRequestSchema,
    z.object({
      payer: z.string(),
      email: z.string(),
      parts: z.array(
        z.object({
          currency: CurrencySchema,
          before: BalanceSchema,
          rows: z.array(
            z.object({
              day: z.iso.date(),
              kind: z.enum(STATEMENT_KIND_NAMES),
              invoice: z.string(),
              number: z.string(),
              amount: BalanceSchema,
              balance: BalanceSchema,
            }),
          ),
          after: BalanceSchema,
        }),
      ),
    }),
  ),
  /** The same as a PDF. */
  accountStatementFile: call(
    StatementRequestSchema,
    z.object({ name: z.string(), type: z.string(), data: z.base64() }),
  ),
} as const;
