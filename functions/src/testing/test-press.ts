/** A press for tests: the local Firestore in this process, files in memory, a stopped clock. */

import { startFirestore } from '@quire/local/firestore/server';
import {
  ARTICLES,
  ISSUES,
  JOURNALS,
  SETTINGS,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import type { Article, ArticleContent } from '@quire/model/entities/article';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Ports } from '../platform/database/ports.ts';
import { withoutUndefined } from '../platform/database/transaction.ts';
import { MemoryBucket } from '../platform/storage/memory-bucket.ts';

/** Its Firestore belongs to this project. */
export const TEST_PROJECT = 'demo-quire';

export const NOW = new Date('2026-06-01T09:00:00.000Z');

export interface TestPress extends Ports {
  readonly bucket: MemoryBucket;
  /** Every line of the log, its code first. */
  readonly lines: string[];
  close(): Promise<void>;
}

/** A test press whose Firestore can be asked over HTTP. */
export interface AddressedPress extends TestPress {
  /** Where its Firestore listens: `http://127.0.0.1:8080`. */
  readonly firestore: string;
}

let presses = 0;

interface Connection {
  readonly db: Firestore;
  readonly app: App;
  readonly address: string;
  readonly stop: () => Promise<void>;
}

async function connect(): Promise<Connection> {
  const server = await startFirestore({ indexes: INDEXES });
  process.env.METADATA_SERVER_DETECTION = 'none';
  const host = `127.0.0.1:${server.port}`;
  process.env.FIRESTORE_EMULATOR_HOST = host;
  presses += 1;
  const app = initializeApp({ projectId: TEST_PROJECT }, `press-${presses}`);
  const address = `http://${host}`;
  return { db: getFirestore(app), app, address, stop: () => server.close() };
}

const INDEXES = new URL('../../../firestore.indexes.json', import.meta.url).pathname;

export async function startTestPress(): Promise<AddressedPress> {
  const { db, app, address, stop } = await connect();
  const lines: string[] = [];
  const write = (message: string) => lines.push(message);
  const press: AddressedPress = {
    db,
    firestore: address,
    bucket: new MemoryBucket(),
    origin: 'https://press.example',
    now: () => NOW,
    log: { info: write, warn: write, error: write },
    lines,
    async close() {
      await deleteApp(app);
      await stop();
    },
  };
  await db.collection(SETTINGS).doc('press').set(PRESS);
  return press;
}

/** A test press with the journal CES and these issues of it. */
export async function startTestJournal(...issues: readonly string[]): Promise<TestPress> {
  const press = await startTestPress();
  await putJournal(press, 'CES');
  for (const issueid of issues) await putIssue(press, 'CES', issueid);
  return press;
}

const PRESS = {
  name: 'Saltmarsh Press',
  tagline: 'Open journals, carefully made.',
  description: '',
  address: '',
  infoEmail: 'info@press.example',
  supportEmail: 'support@press.example',
  founded: 2022,
};

export async function putJournal({ db }: Ports, jkey: string, change: object = {}): Promise<void> {
  await db
    .collection(JOURNALS)
    .doc(jkey)
    .set({
      fullname: `The ${jkey} journal`,
      name: jkey,
      issn: '2049-3630',
      description: 'One sentence.',
      aimsScope: 'What it is *for*.',
      subjects: ['Tides'],
      hue: 120,
      licence: 'CC-BY-4.0',
      peerReviewModel: 'double',
      doiPrefix: '10.5555',
      board: [],
      contactEmail: 'ces@press.example',
      status: 'active',
      order: 1,
      ...change,
    });
}

/** The record of a published issue. */
export const issueRecord = (journal: string, issueid: string) => ({
  journal,
  issueid,
  volume: '1',
  number: issueid.split('-')[1] ?? '',
  year: 2026,
  title: '',
  description: '',
  kind: 'regular',
  status: 'published',
  guestEditors: [],
  articleOrder: [],
});

export async function putIssue(
  { db }: Ports,
  journal: string,
  issueid: string,
  change: object = {},
): Promise<void> {
  await db
    .collection(ISSUES)
    .doc(`${journal}~${issueid}`)
    .set({ ...issueRecord(journal, issueid), ...change });
}

export const content = (title: string, change: Partial<ArticleContent['metadata']> = {}) =>
  ({
    metadata: {
      type: 'research-article',
      title,
      language: 'en',
      abstract: 'It rises and it falls.',
      keywords: [],
      translations: [],
      funders: [],
      relations: [],
      authors: [
        {
          given: 'Maren',
          family: 'Holt',
          email: 'maren@example.org',
          corresponding: true,
          equal: false,
          affiliations: [],
          credit: [],
        },
      ],
      affiliations: [],
      dates: { published: '2026-05-20' },
      licence: 'CC-BY-4.0',
      ...change,
    },
    markdown: `## Tides\n\nThe text of ${title} with $x^2$.`,
    bibtex: '',
    macros: {},
    files: [],
  }) satisfies ArticleContent;

/** Saves a revision, as staff do: the version and the record that points at it. */
export async function saveRevision(
  { db }: Ports,
  key: Pick<Article, 'journal' | 'issue' | 'akey'>,
  revision: number,
  text: ArticleContent,
  change: Partial<Article> = {},
): Promise<void> {
  const ref = db.collection(ARTICLES).doc(`${key.journal}~${key.akey}`);
  const at = NOW.toISOString();
  const batch = db.batch();
  batch.set(
    ref.collection(VERSIONS).doc(versionDocId(revision)),
    withoutUndefined({ ...text, revision, savedAt: at, savedBy: 'editor' }),
  );
  const article: Article = {
    ...key,
    title: text.metadata.title,
    authorLine: 'Holt',
    authorUids: [],
    status: 'published',
    revision,
    publishedRevision: revision,
    updatedAt: at,
    updatedBy: 'editor',
    ...change,
  };
  batch.set(ref, article);
  await batch.commit();
}

/** All that readers may see, as one value to compare. */
export async function published({ db, bucket }: TestPress): Promise<unknown> {
  const collections = ['publishedArticles', 'publishedIssues', 'publishedJournals', 'digests'];
  const records: Record<string, unknown> = {};
  for (const name of collections) {
    for (const doc of (await db.collection(name).get()).docs) records[doc.ref.path] = doc.data();
  }
  return { records, files: [...bucket.files.keys()].toSorted() };
}
