/** A conference's programme as a calendar: apart from `paths.ts`, which is part of every public page. */

/** The whole programme, or with ids of sessions and talks these alone. */
export function programmeCalendarPath(ckey: string, picked: readonly string[] = []): string {
  const path = `/conference/${ckey}/programme.ics`;
  return picked.length === 0 ? path : `${path}?pick=${picked.join(',')}`;
}

/** The most that a calendar picks: what an address can hold. */
export const PICKED_MOST = 200;
