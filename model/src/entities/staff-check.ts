/** A journal's checklist: what its staff confirm of every manuscript, and what was confirmed of one. */

import { z } from 'zod';
import { t } from '../messages/t.ts';

export const STAFF_CHECKS_MAX = 30;
export const STAFF_CHECK_MAX_CHARACTERS = 200;

/** What an item holds up until it is ticked. */
export const CHECK_MOMENTS = {
  get nothing() {
    return t('officeWords.checkMomentNothing');
  },
  get review() {
    return t('officeWords.checkMomentReview');
  },
  get acceptance() {
    return t('officeWords.checkMomentAcceptance');
  },
} as const;
const MOMENTS = [
  'nothing',
  'review',
  'acceptance',
] as const satisfies readonly (keyof typeof CHECK_MOMENTS)[];

export const StaffCheckSchema = z.object({
  text: z.string().trim().min(1).max(STAFF_CHECK_MAX_CHARACTERS),
  requiredBefore: z.enum(MOMENTS).default('nothing'),
});
export type StaffCheck = z.infer<typeof StaffCheckSchema>;

/** An item is known by its words: one that is reworded has to be ticked again. */
export const StaffChecksSchema = z
  .array(StaffCheckSchema)
  .max(STAFF_CHECKS_MAX)
  .superRefine((checks, context) => {
    for (const [place, { text }] of checks.entries()) {
      if (checks.findIndex((other) => other.text === text) === place) continue;
      context.addIssue({
        code: 'custom',
        path: [place, 'text'],
        message: t('officeWords.checkTwice'),
      });
    }
  });

const StaffTickSchema = z.object({
  text: z.string(),
  /** False: the tick was removed again. */
  isDone: z.boolean(),
  by: z.object({ uid: z.string(), name: z.string() }),
  at: z.iso.datetime(),
});
export type StaffTick = z.infer<typeof StaffTickSchema>;

/** `submissions/{id}/integrity/ticks`: the last change of each item, those of earlier checklists included. */
export const StaffTicksSchema = z.object({ ticks: z.array(StaffTickSchema).max(200) });
