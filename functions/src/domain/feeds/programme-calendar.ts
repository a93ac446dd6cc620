/** A conference's programme as a calendar (RFC 5545): all of it, or what a reader has picked. */

import { PUBLISHED_CONFERENCES } from '@quire/model/collections';
import { PICKED_MOST } from '@quire/model/conference-paths';
import {
  type ConferenceSession,
  type PublishedConference,
  PublishedConferenceSchema,
} from '@quire/model/entities/conference';
import { momentAt } from '@quire/model/local-time';
import { conferencePagePath } from '@quire/model/paths';
import { URL_KEY } from '@quire/model/url-key';
import type { Read } from './read.ts';

interface Happening {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly room: string;
  readonly details: readonly string[];
}

const LINE_OCTETS = 75;

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;');

/** Breaks a line after 75 octets at most, never within a character. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines.join('\r\n ');
}

const compact = (text: string): string => text.replaceAll(/[-:]/g, '');

/** A point in time: in UTC if the time zone is known, otherwise as a floating local time. */
function stamp(name: string, day: string, time: string, timeZone: string | undefined): string {
  if (time === '') return `${name};VALUE=DATE:${compact(day)}`;
  if (timeZone === undefined) return `${name}:${compact(day)}T${compact(time)}00`;
  const at = momentAt(day, time, timeZone).toISOString();
  return `${name}:${compact(at.slice(0, 19))}Z`;
}

const talkLine = ({ time, title, speakers }: ConferenceSession['talks'][number]): string =>
  [time, title, speakers.length > 0 && `(${speakers.join(', ')})`].filter(Boolean).join(' ');

/** A talk ends when the next one of its session begins, or with the session. */
function talkEnd({ talks, to }: ConferenceSession, time: string): string {
  const later = talks.map((talk) => talk.time).filter((each) => each > time);
  return later.toSorted()[0] ?? (to > time ? to : '');
}

function happeningsOf(session: ConferenceSession): Happening[] {
  const { id, title, day, from, to, room, chairs, talks } = session;
  const chaired = chairs.length > 0 ? [`Chair: ${chairs.join(', ')}`] : [];
  const whole = { id, title, day, from, to, room, details: [...chaired, ...talks.map(talkLine)] };
  return [
    whole,
    ...talks.map((talk) => ({
      ...{ id: talk.id, title: talk.title, day, room },
      from: talk.time || from,
      to: talk.time === '' ? to : talkEnd(session, talk.time),
      details: [talk.speakers.join(', '), title].filter(Boolean),
    })),
  ];
}

function eventOf(
  happening: Happening,
  conference: PublishedConference,
  host: string,
  url: string,
): string[] {
  const { id, title, day, from, to, room, details } = happening;
  const { ckey, city, timeZone, updated } = conference;
  const place = [room, city].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${id}.${ckey}@${host}`,
    `DTSTAMP:${compact(updated)}T000000Z`,
    stamp('DTSTART', day, from, timeZone),
    ...(from !== '' && to > from ? [stamp('DTEND', day, to, timeZone)] : []),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(details.length > 0 ? [`DESCRIPTION:${escaped(details.join('\n'))}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** The calendar of a conference: an event for each session, or for each picked session and talk. */
export function calendarOf(
  conference: PublishedConference,
  origin: string,
  picked: ReadonlySet<string> | null,
): string {
  const url = origin + conferencePagePath(conference.ckey);
  const { host } = new URL(origin);
  const happenings = picked
    ? conference.sessions.flatMap(happeningsOf).filter(({ id }) => picked.has(id))
    : conference.sessions.flatMap((session) => happeningsOf(session).slice(0, 1));
  const name = conference.acronym || conference.name;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quire//Conference programme//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...happenings.flatMap((each) => eventOf(each, conference, host, url)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** The calendar at a path, or null if there is none. `pick`: ids, separated by commas. Reads one document. */
export async function programmeCalendar(
  read: Read,
  origin: string,
  path: string,
  pick: string | null,
): Promise<{ readonly fileName: string; readonly body: string } | null> {
  const ckey = /^\/conference\/([^/]+)\/programme\.ics$/.exec(path)?.[1];
  if (ckey === undefined || !URL_KEY.test(ckey) || ckey.length > 80) return null;
  const conference = PublishedConferenceSchema.safeParse(
    await read(PUBLISHED_CONFERENCES, ckey),
  ).data;
  if (!conference || conference.sessions.length === 0) return null;
  const picked = pick === null ? null : new Set(pick.split(',').slice(0, PICKED_MOST));
  return { fileName: `${ckey}.ics`, body: calendarOf(conference, origin, picked) };
}
