import { z } from 'zod';
import { t } from '../messages/t.ts';

/** The most words that a conference may allow in an abstract. */
export const ABSTRACT_WORDS_MOST = 1_000;

/** What authors read above the form. */
export const CallGuidanceSchema = z.string().trim().max(2_000);

/** A conference's call for abstracts: when it is open (`callStage`), and what its form asks for. */
export const CallForAbstractsSchema = z
  .object({
    /** The first and the last day, by the clocks of the conference's time zone. */
    opens: z.iso.date(),
    closes: z.iso.date(),
    wordLimit: z.number().int().min(50).max(ABSTRACT_WORDS_MOST).default(300),
    guidance: CallGuidanceSchema.default(''),
    /** Committee members do not see who wrote an abstract. */
    isAnonymous: z.boolean().default(false),
  })
  .refine(({ opens, closes }) => opens <= closes, {
    error: () => t('fields.lastDayNotBeforeFirst'),
    path: ['closes'],
  });
