/** Content documents for tests: each passes its schema, to change one thing at a time. */
import { createHash } from 'node:crypto';
import { contentFilePath, pageDocId, postDocId } from '@quire/model/collections';
import type { Book } from '@quire/model/entities/book';
import type { Conference } from '@quire/model/entities/conference';
import type { ContentFile, Page } from '@quire/model/entities/page';
import type { Post } from '@quire/model/entities/post';
import type { Ports } from '../platform/database/ports.ts';
import { withoutUndefined } from '../platform/database/transaction.ts';
import { NOW } from './test-press.ts';

const saved = { revision: 1, updatedAt: NOW.toISOString(), updatedBy: 'staff' };

export const page = (path: string, change: Partial<Page> = {}): Page => ({
  ...saved,
  path,
  title: 'Open access',
  summary: 'Everybody reads.',
  markdown: '## Why\n\nBecause $x^2$ is *free*.',
  bibtex: '',
  items: [],
  collections: [],
  files: [],
  status: 'published',
  ...change,
});

export const post = (skey: string, change: Partial<Post> = {}): Post => ({
  ...saved,
  kind: 'news',
  skey,
  title: `News of ${skey}`,
  summary: 'Something happened.',
  markdown: 'It *did*.',
  bibtex: '',
  author: 'Maren Holt',
  categories: [],
  tags: [],
  coverAlt: '',
  files: [],
  publishAt: '2026-05-01',
  status: 'published',
  pinned: false,
  ...change,
});

export const book = (bkey: string, change: Partial<Book> = {}): Book => ({
  ...saved,
  bkey,
  title: 'Tides',
  subtitle: '',
  kind: 'monograph',
  authors: [{ name: 'Maren Holt', affiliation: 'Nordvik University' }],
  editors: [],
  edition: '',
  series: '',
  published: '2026-04-01',
  language: 'en',
  licence: 'CC-BY-4.0',
  subjects: ['Tides'],
  hue: 200,
  summary: 'All about tides.',
  description: 'They *rise*.',
  chapters: [],
  files: [],
  status: 'published',
  ...change,
});

export const conference = (ckey: string, change: Partial<Conference> = {}): Conference => ({
  ...saved,
  ckey,
  name: 'Conference on tides',
  acronym: '',
  number: '',
  theme: '',
  start: '2026-09-01',
  end: '2026-09-03',
  city: 'Nordvik',
  country: 'Norway',
  online: false,
  organisers: [],
  topics: [],
  deadlines: {},
  sessions: [],
  papers: [],
  status: 'announced',
  ...change,
});

/** Saves a document, as staff do, and tells its id. */
async function put({ db }: Ports, path: string, record: object): Promise<void> {
  await db.doc(path).set(withoutUndefined(record));
}
export const putPage = (press: Ports, record: Page) =>
  put(press, `pages/${pageDocId(record.path, record.language)}`, record);
export const putPost = (press: Ports, record: Post) =>
  put(press, `posts/${postDocId(record.kind, record.skey, record.language)}`, record);
export const putBook = (press: Ports, record: Book) => put(press, `books/${record.bkey}`, record);
export const putConference = (press: Ports, record: Conference) =>
  put(press, `conferences/${record.ckey}`, record);

/** Uploads an original and describes it, as the record of its document does. */
export async function upload(
  press: Ports,
  place: { collection: string; id: string },
  file: Pick<ContentFile, 'role' | 'name'> & { label?: string },
  bytes: Uint8Array,
): Promise<ContentFile> {
  const path = contentFilePath(place.collection, place.id, file.name);
  const contentType = 'application/octet-stream';
  await press.bucket.write(path, bytes, { contentType, cacheControl: 'private' });
  return {
    label: '',
    ...file,
    path,
    contentType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
