import { z } from 'zod';
import { COUNTRY_CODES, type CountryCode } from '../countries.ts';
import { isOrcid, isRor } from '../identifiers.ts';
import { LANGUAGE_TAGS } from '../messages/languages.ts';
import { t } from '../messages/t.ts';
import { AbsenceSchema } from './absence.ts';
import { isLikeAnAddress } from './like-an-address.ts';
import { StaffMailsSchema } from './staff-mails.ts';

/** What `@#<` in a name is: advertising, or worse (field 5.4). */
const NOT_A_NAME = /[@#<>]/;
/** A slash between words is a path; the `a/l` and `s/o` of Malaysian names are not. */
const SLASH = /\p{L}{2}[/\\]|[/\\]\p{L}{2}/u;

/** Line breaks and what turns the direction of writing: a name is one line, read as it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are none of a name's
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/** Removes them from a text that is shown on one line, such as the name of a file. */
export const withoutUnseen = (text: string): string =>
  text.replace(new RegExp(UNSEEN.source, 'g'), '');

export const PersonNameSchema = z
  .string()
  .trim()
  .min(1, { error: () => t('fields.enterAName') })
  .max(80, { error: () => t('fields.nameTooLong') })
  .refine((name) => !NOT_A_NAME.test(name), { error: () => t('fields.nameWithSigns') })
  .refine((name) => !isLikeAnAddress(name) && !SLASH.test(name), {
    error: () => t('fields.nameLikeAddress'),
  })
  .refine((name) => !UNSEEN.test(name), { error: () => t('fields.nameWithUnseen') });

export const OrcidSchema = z.string().refine(isOrcid, { error: () => t('fields.orcidWrong') });
export const RorSchema = z.string().refine(isRor, { error: () => t('fields.rorForm') });
const CODES = [...COUNTRY_CODES] as [CountryCode, ...CountryCode[]];
export const CountrySchema = z.enum(CODES, { error: () => t('fields.chooseCountry') });

/** The mails that a person can switch off. */
export const NOTIFICATIONS = {
  get reminders() {
    return t('fields.notificationReminders');
  },
  get messages() {
    return t('fields.notificationMessages');
  },
} as const;
export type Notification = keyof typeof NOTIFICATIONS;

/** What the person may change themselves. */
export const ProfileFieldsSchema = z.object({
  given: PersonNameSchema,
  family: PersonNameSchema,
  /** Empty, as the country is absent, until it is needed: registering does not ask. */
  affiliation: z
    .string()
    .trim()
    .max(400, { error: () => t('fields.affiliationTooLong') })
    .default(''),
  ror: RorSchema.optional(),
  country: CountrySchema.optional(),
  orcid: OrcidSchema.optional(),
  /** What pages and mails are in; absent: the press's first language. */
  language: z.enum(LANGUAGE_TAGS).optional(),
  interests: z.array(z.string().min(1).max(80)).max(20).default([]),
  notifications: z.object({ reminders: z.boolean(), messages: z.boolean() }),
});
export type ProfileFields = z.infer<typeof ProfileFieldsSchema>;

/** `profiles/{uid}`: the person behind an account. Its owner changes the fields above; functions the rest. */
export const ProfileSchema = ProfileFieldsSchema.extend({
  email: z.email(),
  state: z.enum(['unverified', 'active', 'suspended', 'erasure_requested']),
  /** Each version of the privacy policy that was agreed to. */
  consents: z.array(z.object({ version: z.string(), at: z.iso.datetime() })).max(50),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().optional(),
  /** Of staff: which notifications come immediately, daily or not at all. */
  staffMails: StaffMailsSchema.optional(),
  /** Of editors: when they are out of office. */
  absence: AbsenceSchema.optional(),
  /** When the account will be erased, unless its owner thinks better of it. */
  erasureAt: z.iso.datetime().optional(),
});
export type Profile = z.infer<typeof ProfileSchema>;
