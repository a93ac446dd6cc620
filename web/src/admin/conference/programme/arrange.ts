/**
 * The changes that the programme editor makes. Each function returns new sessions and leaves the old
 * ones unchanged.
 */
import type { OfficeAbstract } from '@quire/model/calls/abstracts';
import type { ConferenceSession, ConferenceTalk } from '@quire/model/entities/conference';

export type Sessions = readonly ConferenceSession[];

/** The position of a talk: the index of its session, and its index in the session. */
export interface TalkPlace {
  readonly session: number;
  readonly talk: number;
}

export const newPlaceId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 10);

/** An accepted abstract as a talk, with the presenting author as its speaker. */
export const talkOf = ({ id, title, authors }: OfficeAbstract): ConferenceTalk => ({
  ...{ id: newPlaceId(), title, time: '', abstract: id },
  speakers: authors.filter(({ isPresenting }) => isPresenting).map(({ name }) => name),
});

const withTalks = (
  sessions: Sessions,
  at: number,
  change: (talks: readonly ConferenceTalk[]) => ConferenceTalk[],
): ConferenceSession[] =>
  sessions.map((session, place) =>
    place === at ? { ...session, talks: change(session.talks) } : session,
  );

/** Adds a talk to a session before the one at an index, or at the end. */
export const insertTalk = (sessions: Sessions, to: TalkPlace, talk: ConferenceTalk) =>
  withTalks(sessions, to.session, (talks) => talks.toSpliced(to.talk, 0, talk));

export const removeTalk = (sessions: Sessions, from: TalkPlace) =>
  withTalks(sessions, from.session, (talks) => talks.toSpliced(from.talk, 1));

/** Moves a talk before another one. In a different session, its time is cleared. */
export function moveTalk(sessions: Sessions, from: TalkPlace, to: TalkPlace): Sessions {
  const talk = sessions[from.session]?.talks[from.talk];
  if (!talk) return sessions;
  const isSame = from.session === to.session;
  const place = isSame && from.talk < to.talk ? to.talk - 1 : to.talk;
  const moved = isSame ? talk : { ...talk, time: '' };
  return insertTalk(removeTalk(sessions, from), { ...to, talk: place }, moved);
}

/** Moves a talk one place up or down, or into the previous or next session. */
export function stepTalk(sessions: Sessions, from: TalkPlace, step: -1 | 1): Sessions {
  const { session, talk } = from;
  const last = (sessions[session]?.talks.length ?? 0) - 1;
  if (step === -1) {
    if (talk > 0) return moveTalk(sessions, from, { session, talk: talk - 1 });
    const before = sessions[session - 1];
    return before
      ? moveTalk(sessions, from, { session: session - 1, talk: before.talks.length })
      : sessions;
  }
  if (talk < last) return moveTalk(sessions, from, { session, talk: talk + 2 });
  return sessions[session + 1]
    ? moveTalk(sessions, from, { session: session + 1, talk: 0 })
    : sessions;
}

export const changeSession = (sessions: Sessions, at: number, part: Partial<ConferenceSession>) =>
  sessions.map((session, place) => (place === at ? { ...session, ...part } : session));

export const changeTalk = (sessions: Sessions, at: TalkPlace, part: Partial<ConferenceTalk>) =>
  withTalks(sessions, at.session, (talks) =>
    talks.map((talk, place) => (place === at.talk ? { ...talk, ...part } : talk)),
  );

/** Sorts sessions by time, then by room, which is the order on the page. */
export const inOrder = (sessions: Sessions): ConferenceSession[] =>
  sessions.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) || a.from.localeCompare(b.from) || a.room.localeCompare(b.room),
  );

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (total: number): string =>
  [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Divides a session's time equally among its talks, in steps of five minutes. It needs a start and an end. */
export function spreadTalks(sessions: Sessions, at: number): Sessions {
  const session = sessions[at];
  if (!session || session.from === '' || session.to <= session.from) return sessions;
  const { from, to, talks } = session;
  const share = Math.floor((minutes(to) - minutes(from)) / Math.max(talks.length, 1) / 5) * 5;
  if (share === 0) return sessions;
  return withTalks(sessions, at, (all) =>
    all.map((talk, place) => ({ ...talk, time: clock(minutes(from) + place * share) })),
  );
}
