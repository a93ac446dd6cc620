import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { beginRun } from '../../functions/src/domain/tool-runs/begin-run.ts';
import { MAIL } from '../../model/src/collections.ts';

const AT_ONCE = 400;
const HELD =
  'Not sent: it was waiting when the backup was made, and may have been sent since. Send it again if it is missing.';

/**
 * Mails that were waiting when the backup was made are not sent: the press that was backed up may have sent them since.
 * They are shown as failed, and staff can send them again. Returns how many there were.
 */
export async function holdMails(db: Firestore): Promise<number> {
  const waiting = db.collection(MAIL).where('state', 'in', ['queued', 'sending']).limit(AT_ONCE);
  let held = 0;
  for (let page = await waiting.get(); page.size > 0; page = await waiting.get()) {
    const batch = db.batch();
    for (const { ref } of page.docs) {
      batch.update(ref, { state: 'failed', error: HELD, dueAt: FieldValue.delete() });
    }
    await batch.commit();
    held += page.size;
  }
  return held;
}

/** The search is kept elsewhere: once functions run, they build its index from what was restored. */
export async function askForSearch(db: Firestore, now: () => Date): Promise<void> {
  const run = `restored${now().getTime()}`;
  await beginRun(
    { db, now },
    { run, options: { kind: 'rebuild', what: ['search'] }, by: 'restore' },
  );
}
