import { SESSION_SEEN_MINUTES } from '@quire/model/constants';
import { type Auth, beforeAuthStateChanged, signOut, type User } from 'firebase/auth';
import { endRecordedSession, recordSession } from './record-session.ts';

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

/** Records the session of somebody whom the browser remembers, once a page load. */
export async function openSession(auth: Auth, user: User): Promise<void> {
  if (recorded.uid !== user.uid) await record(auth, user);
}

/**
 * Records every sign-in before anything of the page hears of it, whichever way it was made, and while
 * somebody works that the session is in use. A sign-in that cannot be recorded fails.
 */
export function keepSession(auth: Auth): void {
  beforeAuthStateChanged(auth, async (user) => {
    if (!user) return;
    const state = await recordSession(user);
    if (state !== 'live') throw new Error(`the session was not recorded: ${state}`);
    recorded = { uid: user.uid, at: Date.now() };
    // The same person has entered their password again: this browser has one session, not two.
    if (auth.currentUser?.uid === user.uid) await endRecordedSession(auth.currentUser);
  });
  const onActivity = () => {
    const { currentUser } = auth;
    if (!currentUser || Date.now() - recorded.at < SESSION_SEEN_MINUTES * 60_000) return;
    void record(auth, currentUser);
  };
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, onActivity, { capture: true, passive: true });
}
