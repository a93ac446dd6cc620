/**
 * Loads the demo press into a local one, in a process of its own; `npm start` does it the first
 * time. It may be repeated: what is there already stays. Tells its progress to the parent process.
 */
import { randomBytes } from 'node:crypto';
import { PUBLISHED_ADVERTS } from '@quire/model/collections';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { SUBMISSION_MOVES } from '../functions/src/entry/subscribers.ts';
import { firebaseBucket } from '../functions/src/platform/storage/firebase-bucket.ts';
import { firebaseManuscripts } from '../functions/src/platform/storage/firebase-manuscripts.ts';
import { connectOrcids } from './connect-orcids.ts';
import { Frame } from './frame.ts';
import { loadAbstractBook } from './load-abstract-book.ts';
import { loadAbstracts } from './load-abstracts.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadAdverts } from './load-adverts.ts';
import { loadAlerts } from './load-alerts.ts';
import { loadAnnouncements } from './load-announcements.ts';
import { loadCategories } from './load-categories.ts';
import { loadComments } from './load-comments.ts';
import { loadContent } from './load-content.ts';
import { loadCounter } from './load-counter.ts';
import { loadDiscussions } from './load-discussions.ts';
import { loadInvitations } from './load-invitations.ts';
import { loadInvoices } from './load-invoices.ts';
import { loadMedia } from './load-media.ts';
import { loadNotices } from './load-notices.ts';
import { loadProposals } from './load-proposals.ts';
import { loadReviewed, readReviewed } from './load-reviewed.ts';
import { loadSpecialIssues } from './load-special-issues.ts';
import { loadStages } from './load-stages.ts';
import { loadStats } from './load-stats.ts';
import { loadSubmissions } from './load-submissions.ts';
import { loadUsage } from './load-usage.ts';
import { connectLocalPress } from './local-press.ts';
import { Papers } from './papers.ts';
import { readContent } from './read-content.ts';
import { type DemoPaper, readPress } from './read-press.ts';
import { until } from './until-exists.ts';

/** The exit code that says: the press is loaded, but for some papers. */
const SOME_REFUSED = 3;

const demo = await readPress();
const content = await readContent();
const reviewed = await readReviewed();
const papers = new Papers(demo.papers, new Set(reviewed.values().map(({ article }) => article)));
const { app, origin } = await connectLocalPress();
const db = getFirestore(app);
const total = demo.papers.length + content.length;
let done = 0;
const tell = (label: string) => process.send?.({ done, total, label });
const tellNext = (label: string) => {
  done += 1;
  tell(label);
};

await connectOrcids(db);
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
  asksOrcid: false,
  moveSubscribers: SUBMISSION_MOVES,
};
/** One after the other: manuscripts and invoices are numbered in the order in which they come. */
async function loadOffice(): Promise<void> {
  await framed;
  await loadSubmissions(submissionPorts, journals);
  await loadReviewed(submissionPorts, reviewed, (article) => papers.articleReady(article));
  await loadDiscussions(submissionPorts, journals);
  if (demo.press.seller) await loadInvoices(ports, demo.journals, demo.press.seller);
  await loadStages(submissionPorts, journals);
}

/** What is about published articles. */
async function loadPublished(): Promise<string[]> {
  const isReady = ({ journal, issue }: DemoPaper) => frame.issueReady(journal, issue);
  const refused = await papers.load(ports, isReady, tellNext);
  await Promise.all([
    ...[loadComments(ports), loadNotices(db), loadUsage(ports), loadCounter(ports)],
    loadAnnouncements(ports, demo.press.services),
    loadAlerts(ports),
  ]);
  return refused;
}

/** The media library, and what shows a picture of it. */
async function loadLibrary(): Promise<void> {
  const running = await loadAdverts(ports, await loadMedia(ports));
  await Promise.all(running.map((id) => until(db.collection(PUBLISHED_ADVERTS).doc(id))));
}

const [refused] = await Promise.all([
  loadPublished(),
  loadContent(ports, content, tellNext),
  loadOffice(),
  framed.then(() =>
    Promise.all([
      ...[loadInvitations(ports), loadSpecialIssues(ports), loadAbstracts(ports)],
      ...[loadCategories(ports), loadLibrary(), loadAbstractBook(ports), loadProposals(ports)],
    ]),
  ),
]);
tell('counts');
await loadStats(ports, journals);
for (const refusal of refused) console.error(refusal);
process.exit(refused.length > 0 ? SOME_REFUSED : 0);
