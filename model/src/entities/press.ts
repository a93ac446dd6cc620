import { z } from 'zod';
import type { ReadInLanguage } from '../messages/in-reader-language.ts';
import { ShownAdvertSchema } from './published-advert.ts';
import { ShownImageSchema } from './shown-image.ts';
import { translationsSchema } from './translations.ts';

export const PRESS_TEXTS = { tagline: z.string().max(200), description: z.string().max(600) };

/** The press's own identity: `settings/press`, edited by admins. */
export const PressSchema = z.object({
  name: z.string().min(1).max(80),
  ...PRESS_TEXTS,
  translations: translationsSchema(PRESS_TEXTS),
  address: z.string().max(300),
  /** The press's two public mailboxes. */
  infoEmail: z.email(),
  supportEmail: z.email(),
  founded: z.number().int(),
  /** Which languages its pages are offered in besides the first, by their tags. */
  languages: z.array(z.string().max(20)).max(20).optional(),
  /** Its own colour; absent: the one of the software. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
});
export type Press = z.infer<typeof PressSchema> & ReadInLanguage;

const PRESS_LINKS = {
  /** Entries of the top navigation after the press's own. */
  navigation: z.array(z.object({ label: z.string(), to: z.string() })),
  /** Lines at the foot of every page; `to` is empty where one leads nowhere. */
  footer: z.array(z.object({ text: z.string(), to: z.string() })),
};

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
  /** In place of the press's mark. */
  logo: ShownImageSchema.optional(),
  navigation: PRESS_LINKS.navigation.optional(),
  footer: PRESS_LINKS.footer.optional(),
  /** In languages that have entries or lines of their own. */
  translations: translationsSchema(PRESS_LINKS),
  /** Advertisements that may be shown now or soon; a page's reader keeps those of the day. */
  adverts: z.array(ShownAdvertSchema).optional(),
});
export type PressDigest = z.infer<typeof PressDigestSchema> & { readonly press: Press };

/** The same on the day when a page was made. */
export interface PressToday extends Omit<PressDigest, 'translations'>, ReadInLanguage {
  /** `2026-05-04` (UTC), where there are advertisements to draw from. */
  readonly day?: string;
}
