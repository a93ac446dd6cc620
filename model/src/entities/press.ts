import { z } from 'zod';

/** The press's own identity: `settings/press`, edited by admins. */
export const PressSchema = z.object({
  name: z.string().min(1).max(80),
  tagline: z.string().max(200),
  description: z.string().max(600),
  address: z.string().max(300),
  /** The two mailboxes of the specification's section 9. */
  infoEmail: z.email(),
  supportEmail: z.email(),
  founded: z.number().int(),
});
export type Press = z.infer<typeof PressSchema>;

/** `digests/press`: what the layout of every public page needs. */
export const PressDigestSchema = z.object({
  press: PressSchema,
  /** For the menu that the navigation's journals entry opens. */
  journals: z.array(
    z.object({
      name: z.string(),
      fullname: z.string(),
      hue: z.number().int(),
      order: z.number().int(),
    }),
  ),
});
export type PressDigest = z.infer<typeof PressDigestSchema>;
