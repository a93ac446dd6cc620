import { SESSIONS, sessionDocId } from '@quire/model/collections';
import type { User } from 'firebase/auth';
import { publicConfig } from '../config/config.ts';
import { deviceName } from './device-name.ts';

/** `unknown`: it could not be asked. */
export type SessionState = 'live' | 'over' | 'unknown';

/** A session is known by its account and the second of its sign-in. */
export async function sessionIdOf(user: User): Promise<string> {
  const { claims } = await user.getIdTokenResult();
  return sessionDocId(user.uid, Number(claims.auth_time));
}

type Write = Readonly<Record<string, unknown>>;

/** Writes to the person's own session, over REST: a page that only signs in need not load the whole SDK. */
async function commit(
  user: User,
  write: (name: string, authTime: number) => Write,
): Promise<number> {
  const { firebase, emulators } = publicConfig();
  const host = emulators?.firestore ?? 'https://firestore.googleapis.com';
  const database = `projects/${firebase.projectId}/databases/(default)`;
  const { token, claims } = await user.getIdTokenResult();
  const authTime = Number(claims.auth_time);
  const name = `${database}/documents/${SESSIONS}/${sessionDocId(user.uid, authTime)}`;
  const { status } = await fetch(`${host}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes: [write(name, authTime)] }),
    // Signing out must not wait for a network that is away.
    signal: AbortSignal.timeout(10_000),
  });
  return status;
}

const now = (fieldPath: string) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];

/**
 * Records this browser's session, or that it is in use: without its record the rules let it read nothing.
 */
export async function recordSession(user: User): Promise<SessionState> {
  try {
    const status = await commit(user, (name, authTime) => ({
      update: {
        name,
        fields: {
          uid: { stringValue: user.uid },
          startedAt: { timestampValue: new Date(authTime * 1000).toISOString() },
          device: { stringValue: deviceName(navigator.userAgent) },
        },
      },
      updateTransforms: now('seenAt'),
    }));
    if (status === 200) return 'live';
    return status === 401 || status === 403 ? 'over' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Ends this browser's session for the rules too. Without a connection it ends on this device alone. */
export async function endRecordedSession(user: User): Promise<void> {
  await commit(user, (name) => ({
    update: { name },
    updateMask: { fieldPaths: [] },
    updateTransforms: now('endedAt'),
    currentDocument: { exists: true },
  })).catch(() => {});
}
