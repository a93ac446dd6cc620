import { SESSIONS, sessionDocId } from '@quire/model/collections';
import { PEOPLE } from './personas.ts';

/** People used by single tests. */
const OTHERS = ['writer', 'both', 'elsewhere', 'editor-of-both'];

/** All people in the rules' tests who sign in. */
export const SIGNED_IN: readonly string[] = [
  ...Object.values(PEOPLE).flatMap(({ uid }) => (uid === null ? [] : [uid])),
  ...OTHERS,
];

/** `auth_time` of every token: an hour ago. */
export const AUTH_TIME = Math.floor(Date.now() / 1000) - 3_600;

/** The record of a session as its browser keeps it, last used at its beginning. */
export function sessionRecord(uid: string, authTime = AUTH_TIME) {
  const at = new Date(authTime * 1000);
  return { uid, startedAt: at, seenAt: at, device: 'Firefox on Linux' };
}

/** Everyone's live sessions. */
export const SESSION_RECORDS = Object.fromEntries(
  SIGNED_IN.map((uid) => [`${SESSIONS}/${sessionDocId(uid, AUTH_TIME)}`, sessionRecord(uid)]),
);
