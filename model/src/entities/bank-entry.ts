/** What a bank's statement says came and went, and what became of it. */

import { z } from 'zod';
import { AmountSchema, CurrencySchema } from '../currencies.ts';
import { t } from '../messages/t.ts';
import { typedLine } from './typed-line.ts';

export const STATEMENT_FORMATS = {
  'camt.053': 'CAMT.053 (XML)',
  mt940: 'MT940',
} as const;
export type StatementFormat = keyof typeof STATEMENT_FORMATS;
export const STATEMENT_FORMAT_NAMES = Object.keys(STATEMENT_FORMATS) as [
  StatementFormat,
  ...StatementFormat[],
];

export const BANK_ENTRY_STATES = {
  get open() {
    return t('officeWords.bankEntryStateOpen');
  },
  get booked() {
    return t('officeWords.bankEntryStateBooked');
  },
  get set_aside() {
    return t('officeWords.bankEntryStateSetAside');
  },
} as const;
export type BankEntryState = keyof typeof BANK_ENTRY_STATES;
export const BANK_ENTRY_STATE_NAMES = Object.keys(BANK_ENTRY_STATES) as [
  BankEntryState,
  ...BankEntryState[],
];

/** Why an invoice is suggested for an entry. */
export const MATCH_REASONS = {
  get reference() {
    return t('officeWords.matchReasonReference');
  },
  get amount() {
    return t('officeWords.matchReasonAmount');
  },
  get name() {
    return t('officeWords.matchReasonName');
  },
} as const;
export type MatchReason = keyof typeof MATCH_REASONS;
const MATCH_REASON_NAMES = Object.keys(MATCH_REASONS) as [MatchReason, ...MatchReason[]];

/** How well a suggestion fits, best first. */
export const MATCH_GRADES = ['sure', 'likely', 'possible', 'none'] as const;
export type MatchGrade = (typeof MATCH_GRADES)[number];

/** What of an entry is for an invoice. */
const BankPartSchema = z.object({
  invoice: z.string().max(120),
  number: z.string().max(40),
  payer: z.string().max(250),
  amount: AmountSchema.min(1),
});
export type BankPart = z.infer<typeof BankPartSchema>;

const SuggestionSchema = BankPartSchema.extend({
  why: z.array(z.enum(MATCH_REASON_NAMES)).max(3),
});
export type Suggestion = z.infer<typeof SuggestionSchema>;

/** What the statement says of an entry. Nothing of it ever changes. */
export const StatedEntrySchema = z.object({
  /** The IBAN, or the bank's own number for the account. */
  account: z.string().max(60),
  kind: z.enum(['credit', 'debit']),
  /** Reverses an earlier entry. */
  isReversal: z.boolean(),
  amount: AmountSchema.min(1),
  currency: CurrencySchema,
  bookedOn: z.iso.date(),
  /** Who paid, or was paid, as their bank names them. */
  party: typedLine(200),
  partyAccount: typedLine(60),
  /** What they wrote. */
  text: typedLine(1_000),
  /** Made by the payer. */
  endToEnd: typedLine(80),
  /** Made by the bank. */
  bankReference: typedLine(80),
});
export type StatedEntry = z.infer<typeof StatedEntrySchema>;

/**
 * `bankEntries/{id}`: one entry of a statement. Its id is made from what the bank says of it, so that the same
 * entry in another file is this one.
 */
export const BankEntrySchema = StatedEntrySchema.extend({
  statement: z.string().max(80),
  format: z.enum(STATEMENT_FORMAT_NAMES),
  state: z.enum(BANK_ENTRY_STATE_NAMES),
  /** Its day while it is open: the list of what waits is sorted by it. */
  openOn: z.iso.date().optional(),
  grade: z.enum(MATCH_GRADES),
  suggested: z.array(SuggestionSchema).max(20),
  /** Ids of the invoices that are suggested: whoever books one of them looks for other entries by it. */
  about: z.array(z.string()).max(20),
  /** An entry of another file that has the same account, day, amount and direction. */
  twin: z.string().max(80).optional(),
  /** Account, day, amount and direction: of two files of different formats, the same where it is the same entry. */
  likeness: z.string().max(80),
  /** What it was booked to. */
  parts: z.array(BankPartSchema).max(20),
  /** Who did what, for finance alone. */
  events: z
    .array(
      z.object({
        event: z.enum(['import', 'book', 'set_aside', 'take_up']),
        at: z.iso.datetime(),
        by: z.string().max(128),
        text: z.string().max(500).optional(),
      }),
    )
    .max(100),
});
export type BankEntry = z.infer<typeof BankEntrySchema>;

/** `bankStatements/{hash of the file}`: a file that was imported. */
export const BankStatementSchema = z.object({
  name: typedLine(200),
  format: z.enum(STATEMENT_FORMAT_NAMES),
  accounts: z.array(z.string().max(60)).max(50),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  entries: z.number().int().nonnegative(),
  importedAt: z.iso.datetime(),
  by: z.string().max(128),
});
export type BankStatement = z.infer<typeof BankStatementSchema>;
