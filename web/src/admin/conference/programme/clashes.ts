/** A clash in a programme: a room or a person scheduled twice at the same time. */

import type { ConferenceSession } from '@quire/model/entities/conference';
import { t } from '@quire/model/messages/t';
import { fold } from '@quire/model/search-terms';

interface Slot {
  readonly session: number;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly people: readonly string[];
  readonly what: string;
}

interface Clash {
  /** The indexes of the two sessions. */
  readonly sessions: readonly [number, number];
  readonly message: string;
}

const END_OF_DAY = '24:00';
const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

const overlap = (a: Slot, b: Slot): boolean => a.day === b.day && a.from < b.to && b.from < a.to;

const endOf = (from: string, ends: readonly string[]): string =>
  ends.filter((each) => each > from).toSorted()[0] ?? END_OF_DAY;

/** When each person is needed: chairs for the whole session, speakers until the next talk. */
function slotsOf(session: ConferenceSession, at: number): Slot[] {
  const { day, from, to, title, chairs, talks } = session;
  if (from === '') return [];
  const end = to > from ? to : END_OF_DAY;
  const times = talks.map(({ time }) => time).filter(Boolean);
  return [
    { session: at, day, from, to: end, people: chairs, what: title },
    ...talks.map((talk) => ({
      ...{ session: at, day, people: talk.speakers, what: talk.title },
      from: talk.time || from,
      to: talk.time ? endOf(talk.time, [...times, end]) : end,
    })),
  ];
}

function roomClashes(sessions: readonly ConferenceSession[]): Clash[] {
  const slots = sessions.map((session, at) => slotsOf(session, at)[0]);
  return slots.flatMap((one, at) =>
    slots.slice(at + 1).flatMap((other): Clash[] => {
      if (!one || !other || !overlap(one, other)) return [];
      const room = sessions[one.session]?.room ?? '';
      if (room.trim() === '' || plain(room) !== plain(sessions[other.session]?.room ?? '')) {
        return [];
      }
      return [
        {
          sessions: [one.session, other.session],
          message: t('officeConference.roomClash', { room, first: one.what, second: other.what }),
        },
      ];
    }),
  );
}

function personClashes(sessions: readonly ConferenceSession[]): Clash[] {
  const slots = sessions.flatMap(slotsOf);
  const found = new Map<string, Clash>();
  for (const [at, one] of slots.entries()) {
    for (const other of slots.slice(at + 1)) {
      if (one.session === other.session || !overlap(one, other)) continue;
      const names = new Set(other.people.map(plain));
      for (const name of one.people) {
        if (!names.has(plain(name))) continue;
        const message = t('officeConference.personClash', {
          name,
          first: one.what,
          second: other.what,
        });
        found.set(message, { sessions: [one.session, other.session], message });
      }
    }
  }
  return [...found.values()];
}

/** All clashes, rooms first. Sessions without a time or a room have none. */
export const clashesIn = (sessions: readonly ConferenceSession[]): Clash[] => [
  ...roomClashes(sessions),
  ...personClashes(sessions),
];

/** Talks whose abstract was withdrawn or is no longer accepted as a talk. */
export const talksNotAccepted = (
  sessions: readonly ConferenceSession[],
  accepted: ReadonlySet<string>,
): string[] =>
  sessions.flatMap(({ talks }) =>
    talks
      .filter(({ abstract }) => abstract !== undefined && !accepted.has(abstract))
      .map(({ title }) => t('officeConference.talkNotAccepted', { title })),
  );
