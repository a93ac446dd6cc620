import { z } from 'zod';
import { DOI } from '../identifiers.ts';
import { LANGUAGE_TAGS } from '../messages/languages.ts';
import { t } from '../messages/t.ts';
import { ROLES } from '../roles.ts';
import { STAFF_ROLES } from '../second-factor.ts';
import { AccountsSchema } from './accounts.ts';
import { CrawlerRulesSchema } from './crawler-rules.ts';
import { NOTIFY_SERVICES_MAX, NotifyServiceSchema } from './notify-service.ts';
import { PRESS_TEXTS, PressSchema } from './press.ts';
import { CountrySchema, RorSchema } from './profile.ts';
import { SellerSchema } from './seller.ts';
import { ImageFileSchema } from './stored-file.ts';
import { translationsSchema } from './translations.ts';

const AddressSchema = z
  .string()
  .max(400)
  .refine((address) => /^\/(?!\/)[^\s\\]*$/.test(address) || /^https:\/\/[^\s]+$/.test(address), {
    error: () => t('fields.linkForm'),
  });

const LinkSchema = z.object({ label: z.string().trim().min(1).max(60), to: AddressSchema });

const LINKS = {
  /** Entries of the top navigation beside the press's own. */
  navigation: z.array(LinkSchema).max(12),
  footer: z
    .array(
      z.object({
        text: z.string().trim().min(1).max(300),
        to: z.union([z.literal(''), AddressSchema]).default(''),
      }),
    )
    .max(12),
};

/**
 * `settings/press` as the office edits it: what readers see (`PressSchema`) and what is beside it. All of
 * that may be missing. Nothing here is a secret: those stand in the server's configuration.
 */
export const PressRecordSchema = PressSchema.extend({
  /** Which languages its pages are offered in besides the first; those without a translation are left out. */
  languages: z.array(z.enum(LANGUAGE_TAGS)).max(20).default([]),
  logo: ImageFileSchema.optional(),
  navigation: LINKS.navigation.default([]),
  footer: LINKS.footer.default([]),
  /** A language has its own navigation and footer, or those of the press. */
  translations: translationsSchema({ ...PRESS_TEXTS, ...LINKS }),
  /** How the press's mails are signed; absent: its name, answers to its info mailbox. */
  sender: z
    .object({
      name: z.string().trim().max(80).default(''),
      replyTo: z.union([z.literal(''), z.email().max(254)]).default(''),
    })
    .prefault({}),
  /** Who sends the invoices; absent: none are sent, they wait as drafts. */
  seller: SellerSchema.optional(),
  /** How its DOIs are registered. The accounts stand in the server's configuration. */
  registration: z
    .object({
      /** They go to the agencies' test systems, where nothing is registered. */
      isTest: z.boolean().default(false),
      /** Who deposits, and where the agency writes to; empty: the press, and its info mailbox. */
      depositor: z.string().trim().max(130).default(''),
      email: z.union([z.literal(''), z.email().max(200)]).default(''),
      /** The registered DOI of its policy on corrections and retractions, without which these are not sent to Crossref. */
      updatePolicy: z
        .union([z.literal(''), z.string().regex(DOI, { error: () => t('fields.doiForm') })])
        .default(''),
    })
    .prefault({}),
  /** Which crawlers may not read the press. */
  crawlers: CrawlerRulesSchema.prefault({}),
  /** With whom it exchanges notifications about articles (COAR Notify). */
  services: z.array(NotifyServiceSchema).max(NOTIFY_SERVICES_MAX).default([]),
  /** What ORCID asks about whoever has a manuscript reviewed; without all of it no reviews are sent there. */
  organisation: z
    .object({
      ror: z.union([z.literal(''), RorSchema]).default(''),
      city: z.string().trim().max(120).default(''),
      country: z.union([z.literal(''), CountrySchema]).default(''),
    })
    .prefault({}),
  /** Roles that have no rights without a second factor. */
  secondFactorRoles: z
    .array(
      z
        .enum(ROLES)
        .refine((role) => STAFF_ROLES.includes(role), { error: () => t('fields.chooseStaffRole') }),
    )
    .default([]),
  /** What the accounts are called where bookings are exported to. */
  accounts: AccountsSchema.prefault({}),
});
export type PressRecord = z.infer<typeof PressRecordSchema>;
