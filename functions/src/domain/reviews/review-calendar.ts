/** What the calendar does to a review (field 5.3): reminders, expired invitations, late reports. */
import type { Review, ReviewReminderKind } from '@quire/model/entities/review';

const DAY_MS = 86_400_000;

/** Days after the invitation. */
const INVITED: readonly (readonly [days: number, kind: ReviewReminderKind])[] = [
  [3, 'invited+3'],
  [6, 'invited+6'],
];
const EXPIRES_AFTER_DAYS = 10;
/** Days before and after the due day of the report. */
const DUE: readonly (readonly [days: number, kind: ReviewReminderKind])[] = [
  [-3, 'due-3'],
  [1, 'due+1'],
  [5, 'due+5'],
];

export type ReviewMoment =
  | { readonly what: 'remind'; readonly kind: ReviewReminderKind; readonly at: string }
  | { readonly what: 'expire' | 'fall_due'; readonly at: string };

const daysFrom = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * DAY_MS).toISOString();

type Timed = Pick<Review, 'state' | 'since' | 'invited' | 'responseDue' | 'due' | 'reminders'>;

/** An invitation is open for ten days, or until the editor's day if that is later. */
const expiryOf = ({ invited, responseDue }: Timed): string => {
  const usual = daysFrom(invited, EXPIRES_AFTER_DAYS);
  return responseDue > usual ? responseDue : usual;
};

function momentsOf(review: Timed): ReviewMoment[] {
  const { state, invited, due } = review;
  const remind = (anchor: string, days: number, kind: ReviewReminderKind): ReviewMoment => ({
    what: 'remind',
    kind,
    at: daysFrom(anchor, days),
  });
  if (state === 'invited') {
    return [
      ...INVITED.map(([days, kind]) => remind(invited, days, kind)),
      { what: 'expire', at: expiryOf(review) },
    ];
  }
  const around = DUE.map(([days, kind]) => remind(due, days, kind));
  if (state === 'accepted' || state === 'in_progress') {
    return [...around, { what: 'fall_due', at: due }];
  }
  return state === 'overdue' || state === 'returned_for_clarification' ? around : [];
}

/** The day that a reminder of this kind counts from. */
export const anchorOf = ({
  state,
  invited,
  due,
}: Pick<Review, 'state' | 'invited' | 'due'>): string => (state === 'invited' ? invited : due);

/**
 * The remaining moments, earliest first. Those that were due before the day was set, or were already
 * handled for this day, are left out.
 */
function momentsAhead(review: Timed): ReviewMoment[] {
  const anchor = anchorOf(review);
  const isDone = (moment: ReviewMoment) =>
    moment.what === 'remind' &&
    review.reminders.some(({ kind, about }) => kind === moment.kind && about === anchor);
  const lateBefore = dateSetAt(review);
  return momentsOf(review)
    .filter((moment) => !isDone(moment))
    .filter((moment) => moment.what !== 'remind' || moment.at > lateBefore)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** Becoming overdue does not restart the calendar: the reminders after the due day still follow. */
const dateSetAt = ({ state, since, due }: Timed): string =>
  state === 'overdue' && since > due ? due : since;

/** When the calendar next acts on the review; null: never. */
export const nextMoment = (review: Timed): string | null => momentsAhead(review)[0]?.at ?? null;

/**
 * What to do now: the change of state, otherwise the last reminder that is due. After a gap, the
 * schedule does not send three at once.
 */
export function momentNow(review: Timed, now: Date): ReviewMoment | null {
  const at = now.toISOString();
  const due = momentsAhead(review).filter((moment) => moment.at <= at);
  return due.find(({ what }) => what !== 'remind') ?? due.at(-1) ?? null;
}
