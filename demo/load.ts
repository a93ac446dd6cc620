/**
 * Loads the demo press into a local one, in a process of its own; `npm start` does it the first
 * time. It may be repeated: what is there already stays. Tells its progress to the parent process.
 */
import {
  DIGESTS,
  ISSUES,
  issueDocId,
  JOURNALS,
  PRESS_DIGEST,
  PRESS_SETTINGS,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  SETTINGS,
} from '@quire/model/collections';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { firebaseBucket } from '../functions/src/storage/firebase-bucket.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadPapers } from './load-papers.ts';
import { connectLocalPress } from './local-press.ts';
import { type DemoPress, readPress } from './read-press.ts';
import { until } from './until-exists.ts';

const demo = await readPress();
const { app, origin } = await connectLocalPress();
const db = getFirestore(app);
const total = demo.papers.length;
const tell = (done: number, label: string) => process.send?.({ done, total, label });

tell(0, 'accounts, journals and issues');
await Promise.all([
  loadAccounts(getAuth(app), db, demo.journals.map(({ name }) => name).sort()),
  loadFrame(db, demo),
]);
const ports = {
  db,
  bucket: firebaseBucket(getStorage(app).bucket()),
  origin,
  now: () => new Date(),
  log: console,
};
await loadPapers(ports, demo.papers, tell);
process.exit(0);

/** One after the other: each is made public by a function, which need not be started many times. */
async function loadFrame(store: Firestore, { press, journals, issues }: DemoPress): Promise<void> {
  await store.collection(SETTINGS).doc(PRESS_SETTINGS).set(press);
  await until(store.collection(DIGESTS).doc(PRESS_DIGEST));
  for (const journal of journals) {
    await store.collection(JOURNALS).doc(journal.name).set(journal);
    await until(store.collection(PUBLISHED_JOURNALS).doc(journal.name));
  }
  for (const issue of issues) {
    const id = issueDocId(issue.journal, issue.issueid);
    await store.collection(ISSUES).doc(id).set(issue);
    await until(store.collection(PUBLISHED_ISSUES).doc(id));
  }
}
