import { createHash } from 'node:crypto';
import type { ConferenceSession } from '@quire/model/entities/conference';

/** Gives every session and talk an id: from its title, and its index among those with the same title. */
export function withPlaceIds(sessions: readonly ConferenceSession[]): ConferenceSession[] {
  const taken = new Set(sessions.flatMap(({ id, talks }) => [id, ...talks.map((talk) => talk.id)]));
  const idOf = (id: string, title: string): string => {
    if (id !== '') return id;
    for (let count = 0; ; count += 1) {
      const made = createHash('sha256').update(`${title}\n${count}`).digest('hex').slice(0, 10);
      if (taken.has(made)) continue;
      taken.add(made);
      return made;
    }
  };
  return sessions.map((session) => ({
    ...session,
    id: idOf(session.id, session.title),
    talks: session.talks.map((talk) => ({ ...talk, id: idOf(talk.id, talk.title) })),
  }));
}
