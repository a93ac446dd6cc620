/** When reminders of an unpaid invoice are sent: in days from the due date. */

const DAY_MS = 86_400_000;

const STEPS = [
  { step: 'due-soon', days: -3 },
  { step: 'overdue-1', days: 1 },
  { step: 'overdue-7', days: 7 },
  { step: 'overdue-21', days: 21 },
] as const;

const when = (dueAt: string, days: number): string =>
  new Date(Date.parse(dueAt) + days * DAY_MS).toISOString();

/** When the first reminder is sent. */
export const firstReminder = (dueAt: string): string => when(dueAt, STEPS[0].days);

/**
 * The reminder that is due now: of several missed ones, the last. Null: none. `next`: when to check again; absent after
 * the last one.
 */
export function dueReminder(
  dueAt: string,
  now: string,
): { readonly step: string | null; readonly next?: string } {
  const past = STEPS.filter(({ days }) => when(dueAt, days) <= now);
  const next = STEPS[past.length];
  return {
    step: past.at(-1)?.step ?? null,
    ...(next ? { next: when(dueAt, next.days) } : {}),
  };
}
