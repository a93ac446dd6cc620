import { z } from 'zod';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { CountrySchema, OrcidSchema, PersonNameSchema, RorSchema } from './profile.ts';

/** `reviewers/{id}`: a person in the base of reviewers. Functions keep their load beside it. */
export const ReviewerSchema = z.object({
  given: PersonNameSchema,
  family: PersonNameSchema,
  /** One record for an address. */
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ error: () => t('fields.enterEMailAddress') })),
  affiliation: z.string().trim().max(400).default(''),
  ror: RorSchema.optional(),
  country: CountrySchema.optional(),
  orcid: OrcidSchema.optional(),
  /** What they know about: `sediment transport`. */
  expertise: z.array(z.string().trim().min(1).max(80)).max(40).default([]),
  /** The journals they review for: whose editors see them. */
  journals: z
    .array(z.string().regex(URL_KEY).max(20))
    .min(1, { error: () => t('fields.chooseAJournal') })
    .max(50),
  /** From one day to another: they are not asked then. */
  unavailable: z
    .array(
      z
        .object({ from: z.iso.date(), to: z.iso.date() })
        .refine(({ from, to }) => from <= to, { error: () => t('fields.lastDayNotBeforeFirst') }),
    )
    .max(20)
    .default([]),
  /** Their account, where they have one. */
  uid: z.string().max(128).optional(),
  state: z.enum(['active', 'paused']).default('active'),
});
export type Reviewer = z.infer<typeof ReviewerSchema>;

/**
 * Who the person is, where their invitations go, and whether they get any. Several journals rely on this:
 * where a record is shared, it changes only by who has the right in all of its journals.
 */
export const REVIEWER_IDENTITY = [
  'given',
  'family',
  'email',
  'affiliation',
  'ror',
  'country',
  'orcid',
  'uid',
  'state',
] as const satisfies readonly (keyof Reviewer)[];
