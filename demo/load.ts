/**
 * Loads the demo press into a local one, in a process of its own; `npm start` does it the first
 * time. It may be repeated: what is there already stays. Tells its progress to the parent process.
 */
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { firebaseBucket } from '../functions/src/storage/firebase-bucket.ts';
import { Frame } from './frame.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadPapers } from './load-papers.ts';
import { connectLocalPress } from './local-press.ts';
import { readPress } from './read-press.ts';

/** The exit code that says: the press is loaded, but for some papers. */
const SOME_REFUSED = 3;

const demo = await readPress();
const { app, origin } = await connectLocalPress();
const db = getFirestore(app);
const total = demo.papers.length;
const tell = (done: number, label: string) => process.send?.({ done, total, label });

const frame = new Frame(demo);
const ports = {
  db,
  bucket: firebaseBucket(getStorage(app).bucket()),
  origin,
  now: () => new Date(),
  log: console,
};
tell(0, 'accounts, journals and issues');
const [refused] = await Promise.all([
  loadPapers(ports, demo.papers, (paper) => frame.issueReady(paper.journal, paper.issue), tell),
  frame.load(db),
  loadAccounts(getAuth(app), db, demo.journals.map(({ name }) => name).sort()),
]);
for (const refusal of refused) console.error(refusal);
process.exit(refused.length > 0 ? SOME_REFUSED : 0);
