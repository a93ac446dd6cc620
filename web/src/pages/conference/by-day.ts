import type { ConferenceSession } from '@quire/model/entities/conference';

/** Sessions by their day and, within it, by when they begin; those without a time keep their place. */
export function byDay(
  sessions: readonly ConferenceSession[],
): readonly { readonly day: string; readonly sessions: readonly ConferenceSession[] }[] {
  const days = [...new Set(sessions.map(({ day }) => day))].toSorted();
  return days.map((day) => ({
    day,
    sessions: sessions
      .filter((session) => session.day === day)
      .toSorted((a, b) => (a.from && b.from ? a.from.localeCompare(b.from) : 0)),
  }));
}
