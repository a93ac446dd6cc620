import { z } from 'zod';
import { t } from '../messages/t.ts';

/** When an editor is out of office, the last day included, and their deputy; '' for none. */
export const AbsenceSchema = z
  .object({ from: z.iso.date(), to: z.iso.date(), standIn: z.string().max(128) })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: () => t('fields.lastDayNotBeforeFirst'),
  });
export type Absence = z.infer<typeof AbsenceSchema>;

/** Whether a person is out of office on a day. */
export const isAwayOn = (absence: Absence | undefined, day: string): boolean =>
  absence !== undefined && absence.from <= day && day <= absence.to;

/** Whether an absence is over and no longer has an effect. */
export const isAbsenceOver = ({ to }: Absence, day: string): boolean => to < day;
