/**
 * What a submission may become, through which event, and who may cause it: the table of the field
 * (OJS' stages, Janeway's names), one row per event. Functions move submissions by it, pages show it.
 */

import { SUBMISSION_STATES, type SubmissionState } from '../submission-states.ts';
import { LEAVING_MOVES } from './leaving.ts';
import type { SubmissionActor, SubmissionMove } from './move.ts';
import { PRODUCING_MOVES } from './producing.ts';
import { REVERSING_MOVES } from './reversing.ts';
import { REVIEWING_MOVES } from './reviewing.ts';
import { REVISING_MOVES } from './revising.ts';

/** Every move, in the order in which a manuscript may meet them. */
export const SUBMISSION_MOVES = {
  ...REVIEWING_MOVES,
  ...REVISING_MOVES,
  ...PRODUCING_MOVES,
  ...REVERSING_MOVES,
  ...LEAVING_MOVES,
} as const satisfies Readonly<Record<string, SubmissionMove>>;

export type SubmissionEvent = keyof typeof SUBMISSION_MOVES;
export const SUBMISSION_EVENTS = Object.keys(SUBMISSION_MOVES) as [
  SubmissionEvent,
  ...SubmissionEvent[],
];

/** The row of an event, in its general form. */
export const submissionMove = (event: SubmissionEvent): SubmissionMove => SUBMISSION_MOVES[event];

/**
 * The state after an event, or null where the event is not allowed. `before`: what the submission
 * was before it went where it is, for the moves that lead back.
 */
export function nextSubmissionState(
  state: SubmissionState,
  event: SubmissionEvent,
  before?: SubmissionState,
): SubmissionState | null {
  const { from, to } = submissionMove(event);
  if (!from.includes(state)) return null;
  return to === 'before' ? (before ?? null) : to;
}

/** The events that a person in one of these capacities may cause now. */
export function possibleEvents(
  state: SubmissionState,
  actors: readonly SubmissionActor[],
): SubmissionEvent[] {
  return SUBMISSION_EVENTS.filter((event) => {
    const { from, by } = submissionMove(event);
    return from.includes(state) && by.some((actor) => actors.includes(actor));
  });
}

/** Whether only the moves of the table can still happen to it. */
export const isOver = (state: SubmissionState): boolean => SUBMISSION_STATES[state].over === true;
