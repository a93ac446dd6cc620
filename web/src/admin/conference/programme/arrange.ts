/** What the programme's editor does with sessions and talks. Each answers new sessions and leaves the old ones as they are. */
import type { OfficeAbstract } from '@quire/model/calls/abstracts';
import type { ConferenceSession, ConferenceTalk } from '@quire/model/entities/conference';

export type Sessions = readonly ConferenceSession[];

/** Where a talk is: the places of its session and, in it, of itself. */
export interface TalkPlace {
  readonly session: number;
  readonly talk: number;
}

export const newPlaceId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 10);

/** An accepted abstract as a talk: spoken by whoever presents it. */
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

/** Puts a talk into a session before the one at a place; at the end where there is none. */
export const insertTalk = (sessions: Sessions, to: TalkPlace, talk: ConferenceTalk) =>
  withTalks(sessions, to.session, (talks) => talks.toSpliced(to.talk, 0, talk));

export const removeTalk = (sessions: Sessions, from: TalkPlace) =>
  withTalks(sessions, from.session, (talks) => talks.toSpliced(from.talk, 1));

/** Moves a talk before the one at another place. In another session its time is another as well: it is left empty. */
export function moveTalk(sessions: Sessions, from: TalkPlace, to: TalkPlace): Sessions {
  const talk = sessions[from.session]?.talks[from.talk];
  if (!talk) return sessions;
  const isSame = from.session === to.session;
  const place = isSame && from.talk < to.talk ? to.talk - 1 : to.talk;
  const moved = isSame ? talk : { ...talk, time: '' };
  return insertTalk(removeTalk(sessions, from), { ...to, talk: place }, moved);
}

/** One step up or down, over the border of a session into the one before or behind it. */
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

/** In the order of time, then of rooms: what is drawn below each other stands below each other. */
export const inOrder = (sessions: Sessions): ConferenceSession[] =>
  sessions.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) || a.from.localeCompare(b.from) || a.room.localeCompare(b.room),
  );

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (total: number): string =>
  [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Gives the talks of a session equal shares of its time, in whole five minutes; nothing without a beginning and an end. */
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
