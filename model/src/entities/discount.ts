/** What takes something off a charge: what is offered, what was applied, and requests for it. */

import { z } from 'zod';
import { AmountSchema, BasisPointsSchema, CurrencySchema } from '../currencies.ts';
import { t } from '../messages/t.ts';
import { ActorSchema } from './actor.ts';

export const DISCOUNT_KINDS = {
  get waiver() {
    return t('invoiceWords.discountKindWaiver');
  },
  get institution() {
    return t('invoiceWords.discountKindInstitution');
  },
  get voucher() {
    return t('invoiceWords.discountKindVoucher');
  },
  get society() {
    return t('invoiceWords.discountKindSociety');
  },
  get editor() {
    return t('invoiceWords.discountKindEditor');
  },
} as const;
export type DiscountKind = keyof typeof DISCOUNT_KINDS;
export const DISCOUNT_KIND_NAMES = Object.keys(DISCOUNT_KINDS) as [DiscountKind, ...DiscountKind[]];

/** How much comes off: a part, or an amount in one currency. */
export const DiscountValueSchema = z.union([
  z.object({ basisPoints: BasisPointsSchema.min(1) }),
  z.object({ amount: AmountSchema.min(1), currency: CurrencySchema }),
]);
export type DiscountValue = z.infer<typeof DiscountValueSchema>;

/** A discount that a person is entitled to. */
export const OfferedDiscountSchema = z.object({
  kind: z.enum(DISCOUNT_KIND_NAMES),
  /** Which one, of those of its kind: a request's, voucher's or institution's id; `country` for an automatic waiver. */
  source: z.string().max(128),
  /** As it is printed: the last characters of a voucher. */
  code: z.string().max(40).optional(),
  /** In the press's first language; on an invoice, in the invoice's. */
  text: z.string().max(300),
  /**
   * What it is named after: an institution or a society by name, or a country by its code. Empty: nothing; absent: it
   * was stored before. `discountText` words it.
   */
  of: z.string().max(300).optional(),
  value: DiscountValueSchema,
});
export type OfferedDiscount = z.infer<typeof OfferedDiscountSchema>;

export const AppliedDiscountSchema = OfferedDiscountSchema.pick({
  kind: true,
  code: true,
  text: true,
  of: true,
}).extend({ amount: AmountSchema });
export type AppliedDiscount = z.infer<typeof AppliedDiscountSchema>;

export const REFUSALS = {
  get 'one-institution'() {
    return t('invoiceWords.refusalOneInstitution');
  },
  get 'not-stacked'() {
    return t('invoiceWords.refusalNotStacked');
  },
  get 'nothing-left'() {
    return t('invoiceWords.refusalNothingLeft');
  },
  get 'other-currency'() {
    return t('invoiceWords.refusalOtherCurrency');
  },
} as const;
export type DiscountRefusal = keyof typeof REFUSALS;

export const STACKING = {
  get best() {
    return t('invoiceWords.stackingBest');
  },
  get 'one-institutional-plus-one'() {
    return t('invoiceWords.stackingOneInstitutionalPlusOne');
  },
} as const;
export type Stacking = keyof typeof STACKING;
export const STACKING_NAMES = Object.keys(STACKING) as [Stacking, ...Stacking[]];

/** Discounts that an author asks for, and staff decide about. */
export const REQUESTED_KINDS = ['waiver', 'institution', 'society', 'editor'] as const;
export const REQUEST_STATES = ['open', 'granted', 'refused'] as const;

/** Whose country decides about a waiver by country. */
export const WAIVER_PARTIES = {
  get 'profile-then'() {
    return t('invoiceWords.waiverPartyProfileThen');
  },
  get 'profile-now'() {
    return t('invoiceWords.waiverPartyProfileNow');
  },
  get institution() {
    return t('invoiceWords.waiverPartyInstitution');
  },
  get payer() {
    return t('invoiceWords.waiverPartyPayer');
  },
} as const;
type WaiverPartyName = keyof typeof WAIVER_PARTIES;
const WAIVER_PARTY_NAMES = Object.keys(WAIVER_PARTIES) as [WaiverPartyName, ...WaiverPartyName[]];
export const WaiverPartySchema = z.object({
  party: z.enum(WAIVER_PARTY_NAMES),
  /** ISO 3166-1 alpha-2; empty where nobody knows. */
  country: z.string().max(2),
});
export type WaiverParty = z.infer<typeof WaiverPartySchema>;

/** `discountRequests/{submission~kind~NN}`: written by functions alone. */
export const DiscountRequestSchema = z.object({
  submission: z.string(),
  submissionNumber: z.string().max(40),
  journal: z.string().max(20),
  title: z.string(),
  owner: z.string(),
  authorUids: z.array(z.string()),
  /** Who asks, in words. */
  name: z.string().max(200),
  email: z.string().max(254),
  kind: z.enum(REQUESTED_KINDS),
  reason: z.string().max(5_000),
  /** Of an institution's: its id in `institutions`, or what the author says of theirs. */
  institution: z.string().max(128).optional(),
  ror: z.string().max(60).optional(),
  /** Of a waiver, where the journal waives by country: what is known of it, for whoever confirms it. */
  countries: z.array(WaiverPartySchema).max(300).optional(),
  /** Of a society's: its name and the number of the member. */
  society: z.string().max(300).optional(),
  state: z.enum(REQUEST_STATES),
  /** Editors of the journal see it once the manuscript is accepted, never before. */
  shownToEditors: z.boolean(),
  askedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  decidedBy: ActorSchema.optional(),
  /** What was granted. */
  basisPoints: BasisPointsSchema.optional(),
  /** Why it was decided so, for its author. */
  answer: z.string().max(2_000).optional(),
});
export type DiscountRequest = z.infer<typeof DiscountRequestSchema>;

/** Why a request was decided as it was: in the words of staff or, where no person decided, in the reader's language. */
export const discountAnswer = ({
  decidedBy,
  answer = '',
}: Pick<DiscountRequest, 'decidedBy' | 'answer'>): string =>
  decidedBy === 'system' ? t('invoiceWords.byAgreement') : answer;
