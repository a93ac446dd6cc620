/** Callables about statements of the press's bank. */
import { z } from 'zod';
import { AmountSchema } from '../currencies.ts';
import { documentId } from '../document-id.ts';
import { STATEMENT_FORMAT_NAMES } from '../entities/bank-entry.ts';

/** A statement of a month is some hundred kilobytes. */
export const STATEMENT_BYTES_MAX = 4_000_000;
/** Base64 takes four signs for three bytes. */
const BASE64_MAX = Math.ceil(STATEMENT_BYTES_MAX / 3) * 4 + 4;

const EntryIdSchema = documentId(/^[a-f0-9]{32}$/);
const InvoiceIdSchema = documentId(/^[A-Za-z0-9_~-]{1,120}$/);

const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
) => ({ request, response });

const NothingSchema = z.object({});

export const BANK_CALLS = {
  /**
   * Keeps the entries of a statement and looks for the invoices that they pay. It books nothing. What an
   * earlier file has brought is known, and left as it is.
   */
  importBankStatement: call(
    z.object({
      name: z.string().trim().min(1).max(200),
      data: z.base64().min(1).max(BASE64_MAX),
    }),
    z.object({
      format: z.enum(STATEMENT_FORMAT_NAMES),
      accounts: z.array(z.string()),
      /** Whether all of it is about the account that invoices name. */
      isOwnAccount: z.boolean(),
      added: z.number().int(),
      known: z.number().int(),
      /** Of those added: with a suggestion; money that went out. */
      suggested: z.number().int(),
      outgoing: z.number().int(),
      /** In currencies that the press does not charge in. */
      leftOut: z.number().int(),
    }),
  ),
  /**
   * Records an entry as payments of these invoices, which add up to it: once. `isMore`: one of them takes more
   * than is open of it, which is recorded as due for refund.
   */
  bookBankEntry: call(
    z.object({
      entry: EntryIdSchema,
      parts: z
        .array(z.object({ invoice: InvoiceIdSchema, amount: AmountSchema.min(1) }))
        .min(1)
        .max(20),
      isMore: z.boolean().default(false),
    }),
    NothingSchema,
  ),
  /** Says that an entry is about no invoice, and why; or takes it up again. */
  setBankEntryAside: call(
    z.object({
      entry: EntryIdSchema,
      isAside: z.boolean(),
      reason: z.string().trim().max(500).default(''),
    }),
    NothingSchema,
  ),
  /** Looks again for invoices that open entries pay: some were issued or paid since. */
  matchBankEntries: call(NothingSchema, z.object({ changed: z.number().int() })),
} as const;
