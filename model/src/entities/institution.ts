import { z } from 'zod';
import { DiscountValueSchema } from './discount.ts';
import { RorSchema } from './profile.ts';

/** An agreement with an institution, as staff keep it. */
export const InstitutionDataSchema = z.object({
  name: z.string().trim().min(1).max(250),
  ror: RorSchema.optional(),
  /** Domains of its addresses, small letters: `uni.example` holds for `a@mail.uni.example`, too. */
  domains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/)
        .max(120),
    )
    .max(50)
    .default([]),
  value: DiscountValueSchema,
  journals: z.array(z.string().max(20)).max(200).default([]),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** A member of staff confirms each use. */
  confirm: z.boolean().default(true),
  active: z.boolean().default(true),
  note: z.string().trim().max(500).default(''),
});
export type InstitutionData = z.infer<typeof InstitutionDataSchema>;

/** `institutions/{id}`. */
export const InstitutionSchema = InstitutionDataSchema.extend({
  revision: z.number().int().nonnegative(),
  updatedAt: z.iso.datetime(),
  by: z.string(),
});
export type Institution = z.infer<typeof InstitutionSchema>;
