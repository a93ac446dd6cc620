import { PublishedConferenceSchema } from '@quire/model/entities/conference';
import { conferencePagePath } from '@quire/model/paths';
import type { ConferenceSearch } from '@quire/model/search/search-record';
import { distinct, formsOf, secondsOf, yearOfDay } from './record-parts.ts';

const SourceSchema = PublishedConferenceSchema.pick({
  ckey: true,
  name: true,
  acronym: true,
  theme: true,
  start: true,
  end: true,
  city: true,
  country: true,
  online: true,
  organisers: true,
  topics: true,
  status: true,
});

export const CONFERENCE_FIELDS = Object.keys(SourceSchema.shape);

/** The search record of `publishedConferences/{ckey}`; null for one that is not announced. */
export function conferenceRecord(objectID: string, data: unknown): ConferenceSearch | null {
  const { status, ...conference } = SourceSchema.parse(data);
  if (status === 'draft') return null;
  const place = distinct([conference.city, conference.country, conference.online ? 'online' : '']);
  return {
    objectID,
    title: conference.name,
    ...formsOf([conference.name, conference.theme]),
    acronym: conference.acronym,
    theme: conference.theme,
    path: conferencePagePath(conference.ckey),
    codes: [],
    date: secondsOf(conference.start),
    year: yearOfDay(conference.start),
    place: place.join(', '),
    start: conference.start,
    end: conference.end,
    organisers: conference.organisers,
    subjects: conference.topics,
    status,
  };
}
