import type { ConferenceCard } from './conference-page.ts';

/** Conferences that are still to come, the next one first, and those that are over, the latest first. */
export function byTime(conferences: readonly ConferenceCard[], today: string) {
  const isAhead = ({ end, status }: ConferenceCard) => end >= today && status !== 'held';
  return {
    upcoming: conferences.filter(isAhead).toSorted((a, b) => a.start.localeCompare(b.start)),
    past: conferences
      .filter((conference) => !isAhead(conference))
      .toSorted((a, b) => b.start.localeCompare(a.start)),
  };
}
