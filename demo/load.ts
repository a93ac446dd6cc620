/**
 * Loads the demo press into a local one, in a process of its own; `npm start` does it the first
 * time. It may be repeated: what is there already stays. Tells its progress to the parent process.
 */
import { randomBytes } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { SUBMISSION_MOVES } from '../functions/src/entry/subscribers.ts';
import { firebaseBucket } from '../functions/src/platform/storage/firebase-bucket.ts';
import { firebaseManuscripts } from '../functions/src/platform/storage/firebase-manuscripts.ts';
import { Frame } from './frame.ts';
import { loadAbstracts } from './load-abstracts.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadComments } from './load-comments.ts';
import { loadContent } from './load-content.ts';
import { loadDiscussions } from './load-discussions.ts';
import { loadInvitations } from './load-invitations.ts';
import { loadInvoices } from './load-invoices.ts';
import { loadNotices } from './load-notices.ts';
import { loadPapers } from './load-papers.ts';
import { loadReviewed } from './load-reviewed.ts';
import { loadSpecialIssues } from './load-special-issues.ts';
import { loadStages } from './load-stages.ts';
import { loadStats } from './load-stats.ts';
import { loadSubmissions } from './load-submissions.ts';
import { loadUsage } from './load-usage.ts';
import { connectLocalPress } from './local-press.ts';
import { readContent } from './read-content.ts';
import { readPress } from './read-press.ts';

/** The exit code that says: the press is loaded, but for some papers. */
const SOME_REFUSED = 3;

const demo = await readPress();
const content = await readContent();
const { app, origin } = await connectLocalPress();
const db = getFirestore(app);
const total = demo.papers.length + content.length;
let done = 0;
const tell = (label: string) => process.send?.({ done, total, label });
const tellNext = (label: string) => {
  done += 1;
  tell(label);
};

const frame = new Frame(demo);
const ports = {
  db,
  bucket: firebaseBucket(getStorage(app).bucket()),
  origin,
  now: () => new Date(),
  log: console,
};
const journals = demo.journals.map(({ name }) => name).sort();
const framed = Promise.all([frame.load(ports), loadAccounts(getAuth(app), db, journals)]);
const manuscripts = firebaseManuscripts(getStorage(app).bucket());
tell('accounts, journals and issues');
const submissionPorts = {
  ...ports,
  store: manuscripts,
  random: randomBytes,
  countryOfRor: async () => '',
  moveSubscribers: SUBMISSION_MOVES,
};
const [refused] = await Promise.all([
  loadPapers(ports, demo.papers, (paper) => frame.issueReady(paper.journal, paper.issue), tellNext),
  loadContent(ports, content, tellNext),
  framed.then(() => loadSubmissions(submissionPorts, journals)),
]);
tell('notices and counts');
await loadReviewed(submissionPorts);
await loadDiscussions(submissionPorts, journals);
if (demo.press.seller) await loadInvoices(ports, demo.journals, demo.press.seller);
await loadStages(submissionPorts, journals);
await loadInvitations(ports);
await loadSpecialIssues(ports);
await loadAbstracts(ports);
await loadComments(ports);
await loadNotices(db);
await loadUsage(ports);
await loadStats(ports, journals);
for (const refusal of refused) console.error(refusal);
process.exit(refused.length > 0 ? SOME_REFUSED : 0);
