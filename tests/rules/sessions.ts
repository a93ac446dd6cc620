import { SESSIONS, sessionDocId } from '@quire/model/collections';
import { PEOPLE } from './personas.ts';

/** Whom single tests invent besides. */
const OTHERS = ['writer', 'both', 'elsewhere', 'editor-of-both'];

/** Everybody of the rules' tests who signs in. */
export const SIGNED_IN: readonly string[] = [
  ...Object.values(PEOPLE).flatMap(({ uid }) => (uid === null ? [] : [uid])),
  ...OTHERS,
];

/** `auth_time` of everybody's token: an hour ago. */
export const AUTH_TIME = Math.floor(Date.now() / 1000) - 3_600;

/** The record of a session as its browser keeps it, last used at its beginning. */
export function sessionRecord(uid: string, authTime = AUTH_TIME) {
  const at = new Date(authTime * 1000);
  return { uid, startedAt: at, seenAt: at, device: 'Firefox on Linux' };
}

/** Everybody's live sessions. */
export const SESSION_RECORDS = Object.fromEntries(
  SIGNED_IN.map((uid) => [`${SESSIONS}/${sessionDocId(uid, AUTH_TIME)}`, sessionRecord(uid)]),
);
