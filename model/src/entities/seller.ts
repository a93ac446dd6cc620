import { z } from 'zod';
import { BasisPointsSchema } from '../currencies.ts';
import { isIban } from '../iban.ts';
import { t } from '../messages/t.ts';
import { CountrySchema } from './profile.ts';
import { typedLine, typedLines } from './typed-line.ts';

/** Who sends the invoices: kept with each, as it was. Bank details stand on invoices alone. */
export const SellerSchema = z.object({
  legalName: typedLine(200).min(1),
  /** With its line breaks, without the country. */
  address: typedLines(400).min(1),
  postalCode: typedLine(20).default(''),
  city: typedLine(120).default(''),
  country: CountrySchema,
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  vatId: typedLine(20).default(''),
  /** Registration or tax number beside it. */
  taxNumber: typedLine(60).default(''),
  /** Without blanks. */
  iban: z
    .string()
    .trim()
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .refine((text) => text === '' || isIban(text), {
      error: () => t('fields.ibanWrong'),
    })
    .default(''),
  bic: typedLine(11)
    .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, { error: () => t('fields.bicForm') })
    .default(''),
  bank: typedLine(160).default(''),
  /** Of the seller's country. */
  taxRate: BasisPointsSchema.default(0),
  /** Other countries in which the seller charges tax to who has no VAT id. */
  taxCountries: z
    .array(z.object({ country: CountrySchema, rate: BasisPointsSchema }))
    .max(60)
    .default([]),
  invoicePrefix: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{1,8}$/, { error: () => t('fields.numberPrefixForm') }),
  paymentDays: z.number().int().min(0).max(120).default(14),
  /** Printed below the sums: thanks, terms. */
  note: z.string().trim().max(600).default(''),
});
export type Seller = z.infer<typeof SellerSchema>;
