import { SESSIONS, sessionDocId } from '@quire/model/collections';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Records a session as the browser does that signed in then; used last `seenAt`. Returns its path. */
export async function putSession(
  db: Firestore,
  uid: string,
  signedInAt: Date,
  seenAt: Date = signedInAt,
): Promise<string> {
  const ref = db
    .collection(SESSIONS)
    .doc(sessionDocId(uid, Math.floor(signedInAt.getTime() / 1000)));
  await ref.set({
    uid,
    startedAt: Timestamp.fromDate(signedInAt),
    seenAt: Timestamp.fromDate(seenAt),
    device: 'Firefox on Linux',
  });
  return ref.path;
}
