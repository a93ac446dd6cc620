import { SESSION_SEEN_MINUTES } from '@quire/model/constants';
import { type Auth, beforeAuthStateChanged, signOut, type User } from 'firebase/auth';
import { endRecordedSession, recordSession, sessionIdOf } from './record-session.ts';

/** When this page last recorded whose session. */
let recorded = { uid: '', at: 0 };

/**
 * Records the session and signs this browser out where it is over: ended on another device, by a role
 * that was taken away, or (of staff) not used for too long.
 */
async function record(auth: Auth, user: User): Promise<void> {
  const before = recorded;
  recorded = { uid: user.uid, at: Date.now() };
  const state = await recordSession(user);
  if (state === 'over' && auth.currentUser?.uid === user.uid) await signOut(auth);
  // Tried again with the next sign of somebody.
  if (state !== 'live') recorded = before;
}

/** The session of each of the page's instances of Firebase Auth. */
const sessions = new Map<Auth, string | null>();

/** Records the session of somebody whom the browser remembers, once a page load. */
export async function openSession(auth: Auth, user: User): Promise<void> {
  if (recorded.uid !== user.uid) await record(auth, user);
}

/**
 * Records every sign-in before anything of the page hears of it, whichever way it was made, and ends the
 * record with it. A sign-in that cannot be recorded fails.
 */
export function recordSignIns(auth: Auth): void {
  let isEnding = false;
  beforeAuthStateChanged(auth, async (user) => {
    const { currentUser } = auth;
    const next = user && (await sessionIdOf(user));
    if (user) {
      const state = await recordSession(user);
      if (state !== 'live') throw new Error(`the session was not recorded: ${state}`);
      recorded = { uid: user.uid, at: Date.now() };
    }
    sessions.set(auth, next);
    // Signed out, or the same person has entered their password again: a browser has one session, not two.
    // Where its token cannot be renewed, the SDK signs out once more meanwhile.
    if (!currentUser || isEnding) return;
    isEnding = true;
    const before = await sessionIdOf(currentUser).catch(() => null);
    // Two sign-ins of one second are one session.
    if (before && ![...sessions.values()].includes(before)) await endRecordedSession(currentUser);
    isEnding = false;
  });
}

/** The same, and records while somebody works that the session is in use. */
export function keepSession(auth: Auth): void {
  recordSignIns(auth);
  const onActivity = () => {
    const { currentUser } = auth;
    if (!currentUser || Date.now() - recorded.at < SESSION_SEEN_MINUTES * 60_000) return;
    void record(auth, currentUser);
  };
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, onActivity, { capture: true, passive: true });
}
