/**
 * What a review may become, through which event, and who may cause it (field 5.2), one row per event.
 * Functions move reviews by it, pages show it.
 */
import type { ReviewState } from './review-states.ts';

/** In which capacity a person moves a review. */
export const REVIEW_ACTORS = ['reviewer', 'editor', 'admin', 'system'] as const;
export type ReviewActor = (typeof REVIEW_ACTORS)[number];

interface ReviewMove {
  readonly by: readonly ReviewActor[];
  /** From where, and where to. */
  readonly leads: Readonly<Partial<Record<ReviewState, ReviewState>>>;
}

const row = (move: ReviewMove): ReviewMove => move;
const STAFF = ['editor', 'admin'] as const satisfies readonly ReviewActor[];

/** Each open state, led to the one that `to` names for it. */
const OPEN = {
  invited: 'invited',
  accepted: 'accepted',
  in_progress: 'in_progress',
  overdue: 'overdue',
  returned_for_clarification: 'returned_for_clarification',
} as const satisfies Partial<Record<ReviewState, ReviewState>>;

export const REVIEW_MOVES = {
  accept: row({ by: ['reviewer'], leads: { invited: 'accepted' } }),
  decline: row({ by: ['reviewer'], leads: { invited: 'declined' } }),
  /** Nobody answered. */
  expire: row({ by: ['system'], leads: { invited: 'expired' } }),
  reinvite: row({
    by: STAFF,
    leads: { declined: 'invited', expired: 'invited', cancelled: 'invited' },
  }),
  remind: row({ by: [...STAFF, 'system'], leads: OPEN }),
  /** Another day; what was overdue no longer is. */
  extend: row({ by: STAFF, leads: { ...OPEN, overdue: 'in_progress' } }),
  /** What is typed is kept; the first time, the review has begun. */
  save: row({
    by: ['reviewer'],
    leads: {
      accepted: 'in_progress',
      in_progress: 'in_progress',
      overdue: 'overdue',
      returned_for_clarification: 'returned_for_clarification',
    },
  }),
  submit: row({
    by: ['reviewer'],
    leads: {
      accepted: 'submitted',
      in_progress: 'submitted',
      overdue: 'submitted',
      returned_for_clarification: 'submitted',
    },
  }),
  fall_due: row({ by: ['system'], leads: { accepted: 'overdue', in_progress: 'overdue' } }),
  cancel: row({
    by: [...STAFF, 'system'],
    leads: {
      invited: 'cancelled',
      accepted: 'cancelled',
      in_progress: 'cancelled',
      overdue: 'cancelled',
      returned_for_clarification: 'cancelled',
    },
  }),
  return: row({
    by: STAFF,
    leads: { submitted: 'returned_for_clarification', considered: 'returned_for_clarification' },
  }),
  /** Read and, where the editor wishes, rated; a rating may be given another time. */
  consider: row({
    by: STAFF,
    leads: { submitted: 'considered', considered: 'considered', thanked: 'thanked' },
  }),
  /** The decision is made. */
  thank: row({ by: ['system'], leads: { submitted: 'thanked', considered: 'thanked' } }),
} as const satisfies Readonly<Record<string, ReviewMove>>;

export type ReviewEvent = keyof typeof REVIEW_MOVES;
export const REVIEW_EVENTS = Object.keys(REVIEW_MOVES) as [ReviewEvent, ...ReviewEvent[]];

/** The row of an event, in its general form. */
export const reviewMove = (event: ReviewEvent): ReviewMove => REVIEW_MOVES[event];

/** The state after an event, or null where the event is not allowed there. */
export const nextReviewState = (state: ReviewState, event: ReviewEvent): ReviewState | null =>
  reviewMove(event).leads[state] ?? null;

/** The events that a person in this capacity may cause now. */
export function possibleReviewEvents(state: ReviewState, actor: ReviewActor): ReviewEvent[] {
  return REVIEW_EVENTS.filter(
    (event) => reviewMove(event).by.includes(actor) && nextReviewState(state, event) !== null,
  );
}
