import type { Conference } from '@quire/model/entities/conference';
import type { Proposal } from '@quire/model/entities/proposal';

/** The texts that people write about a conference. */
type ConferenceData = Omit<Conference, 'revision' | 'updatedAt' | 'updatedBy'>;

/**
 * The conference of a proposal, as a draft: dates that the organiser left open are set to the day of acceptance, for
 * staff to change.
 */
export function draftConference(proposal: Proposal, ckey: string, today: string): ConferenceData {
  const { conference, acronym, start, end, place, online, website, organiser } = proposal;
  const first = start ?? end ?? today;
  const [city = '', ...rest] = place.split(',').map((part) => part.trim());
  return {
    ckey,
    name: conference,
    acronym,
    number: '',
    theme: '',
    start: first,
    end: end ?? first,
    city: city.slice(0, 80),
    country: rest.join(', ').slice(0, 80),
    online,
    organisers: [organiser.affiliation || organiser.name].map((name) => name.slice(0, 160)),
    topics: [],
    deadlines: {},
    sessions: [],
    papers: [],
    ...(website?.startsWith('https://') ? { website } : {}),
    status: 'draft',
  };
}
