/** Who is on an editorial board, by the days of their terms. */

interface Term {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether a term is over on a day (`2026-03-01`). Its last day still counts. */
export const isTermOver = ({ to }: Term, today: string): boolean => to !== undefined && to < today;

/** Whether a person is on the board on a day: their term has begun and is not over. */
export const isOnBoard = (term: Term, today: string): boolean =>
  !isTermOver(term, today) && (term.from === undefined || term.from <= today);
