import type { StaffCheck, StaffTick } from '../entities/staff-check.ts';
import type { SubmissionEvent } from '../states/moves/submission.ts';

/** Which required items a move waits for. What is required before review is also required before acceptance. */
const WAITS_FOR: Readonly<
  Partial<Record<SubmissionEvent, readonly StaffCheck['requiredBefore'][]>>
> = {
  seek_reviewers: ['review'],
  send_to_review: ['review'],
  new_round: ['review'],
  accept: ['review', 'acceptance'],
  accept_unreviewed: ['review', 'acceptance'],
};

/** The items of a journal's checklist that must be ticked before a move; none for most moves. */
export function checksRequiredFor(
  event: SubmissionEvent,
  checks: readonly StaffCheck[],
): readonly StaffCheck[] {
  const waits = WAITS_FOR[event] ?? [];
  return checks.filter(({ requiredBefore }) => waits.includes(requiredBefore));
}

/** Those that nobody has ticked, or whose tick was removed. */
export const untickedOf = (
  checks: readonly StaffCheck[],
  ticks: readonly StaffTick[],
): readonly StaffCheck[] =>
  checks.filter(({ text }) => !ticks.some((tick) => tick.isDone && tick.text === text));

/** Whether a checklist can hold up this move at all. */
export const isHeldUp = (event: SubmissionEvent): boolean => WAITS_FOR[event] !== undefined;
