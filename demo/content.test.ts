/** Reads the whole demo press, as loading it does, and follows what its texts name. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type RenderedDocument, renderDocument } from '@quire/content/render-document';
import { BOOK_RECORD_FORMATS, bookRecordPath } from '@quire/model/book-record-paths';
import { BOOKS, CONFERENCES, PAGES, POSTS, pageDocId } from '@quire/model/collections';
import { type Book, BookSchema } from '@quire/model/entities/book';
import { ConferenceSchema } from '@quire/model/entities/conference';
import { type ContentFile, PageSchema } from '@quire/model/entities/page';
import { type Post, PostSchema } from '@quire/model/entities/post';
import { JOURNAL_PAGES, SPECIAL_ISSUES_PAGES } from '@quire/model/journal-pages';
import {
  apiPagePath,
  archivePath,
  articleListPath,
  articlePath,
  blogsPath,
  bookPath,
  booksPath,
  corpusPath,
  editorToolPath,
  FEED_FORMATS,
  homePath,
  issuePath,
  journalFeedPath,
  journalPagePath,
  journalPath,
  journalsPath,
  kbartPath,
  newsPath,
  postPath,
  postsFeedPath,
  pressFeedPath,
  searchPath,
  signInPath,
  sitemapPath,
  specialIssuesPath,
  submissionInvoicePath,
} from '@quire/model/paths';
import { SITE_PAGES } from '@quire/model/site-pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';
import { type DemoDocument, readContent } from './read-content.ts';
import { type DemoPress, readPress } from './read-press.ts';

let documents: DemoDocument[];
let press: DemoPress;
let articles: Set<string>;
/** By the file it was read from. */
const rendered = new Map<string, RenderedDocument>();

beforeAll(async () => {
  [documents, press] = await Promise.all([readContent(), readPress()]);
  const keyed = press.papers.map(async ({ journal, issue, folder }) => {
    const { head } = splitFrontMatter(await readFile(join(folder, 'paper.md'), 'utf8'));
    const akey = typeof head.key === 'string' ? head.key : basename(folder);
    return articlePath(journal, issue, akey);
  });
  articles = new Set(await Promise.all(keyed));
  for (const document of documents) rendered.set(document.file, render(document));
});

it('brings no PDF of a paper: the press prints what its page says', async () => {
  const files = await Promise.all(press.papers.map(({ folder }) => readdir(folder)));
  expect(files.flat().filter((name) => name === 'paper.pdf')).toEqual([]);
});

const of = (collection: string) => documents.filter((each) => each.collection === collection);
const pages = () => of(PAGES).map(({ file, record }) => ({ file, page: PageSchema.parse(record) }));

/** As publishing does, with figures of a size that is as good as any. */
function render({ collection, record, file }: DemoDocument): RenderedDocument {
  const text: { markdown: string; bibtex: string; files: ContentFile[] } =
    collection === PAGES
      ? PageSchema.parse(record)
      : collection === POSTS
        ? PostSchema.parse(record)
        : collection === BOOKS
          ? asText(BookSchema.parse(record))
          : { markdown: '', bibtex: '', files: [] };
  const figures = text.files
    .filter(({ role }) => role === 'figure')
    .map(({ name }) => [name, { src: `/media/${file}/${name}`, width: 800, height: 400 }] as const);
  return renderDocument({ ...text, macros: {}, figures: new Map(figures) });
}
const asText = ({ description, files }: Book) => ({ markdown: description, bibtex: '', files });

/** Files beside the pages. */
const BESIDE_PAGES = [
  ...['/robots.txt', '/llms.txt', '/.well-known/tdmrep.json'],
  ...[apiPagePath(), archivePath(), corpusPath(), kbartPath()],
  ...BOOK_RECORD_FORMATS.map((format) => bookRecordPath(format)),
];

const isPost = (record: object): record is Post => 'skey' in record;

function addresses(): Set<string> {
  const journals = press.journals.map(({ name }) => name);
  return new Set([
    ...[homePath(), journalsPath(), newsPath(), blogsPath(), booksPath(), searchPath()],
    ...[editorToolPath(), signInPath(), sitemapPath(), articleListPath()],
    submissionInvoicePath(),
    ...BESIDE_PAGES,
    ...SITE_PAGES.map(({ path }) => path),
    ...FEED_FORMATS.flatMap((format) => [
      pressFeedPath(format),
      postsFeedPath('news', format),
      postsFeedPath('blogs', format),
      ...journals.map((jkey) => journalFeedPath(jkey, format)),
    ]),
    ...journals.flatMap((jkey) => [
      journalPath(jkey),
      ...JOURNAL_PAGES.map(({ key }) => journalPagePath(jkey, key)),
      ...SPECIAL_ISSUES_PAGES.map(({ key }) => specialIssuesPath(jkey, key)),
    ]),
    ...press.issues.map(({ journal, issueid }) => issuePath(journal, issueid)),
    ...articles,
    ...of(BOOKS).map(({ id }) => bookPath(id)),
    ...of(POSTS).flatMap(({ record }) =>
      isPost(record) ? postPath(record.kind, record.skey) : [],
    ),
  ]);
}

/** The pages of our own that texts link to: where from, the address, and the place on it. */
function* links() {
  for (const [file, { html }] of rendered) {
    for (const [, path = '', place] of html.matchAll(
      /href="(\/(?!media\/)[^"?#]*)(?:\?[^"#]*)?(?:#([^"]*))?"/g,
    )) {
      yield { file, path, place };
    }
  }
}

describe('the demo press', () => {
  it('has texts, news, blogs, books and conferences', () => {
    for (const collection of [PAGES, POSTS, BOOKS, CONFERENCES]) {
      expect(of(collection).length, collection).toBeGreaterThan(0);
    }
  });

  it('has a text at every address of the press that shows one', () => {
    const there = new Set(of(PAGES).map(({ id }) => id));
    const wanted = SITE_PAGES.map(({ path }) => pageDocId(path));
    for (const { name } of press.journals) {
      const texts = JOURNAL_PAGES.filter(({ from }) => from === 'text');
      wanted.push(...texts.map(({ key }) => pageDocId(journalPagePath(name, key))));
    }
    expect(wanted.filter((id) => !there.has(id))).toEqual([]);
  });

  it('has texts at addresses that lead there, and nowhere else', () => {
    const known = addresses();
    expect(pages().filter(({ page }) => !known.has(page.path))).toEqual([]);
  });

  it('renders its texts without a complaint', () => {
    const complaints = [...rendered].flatMap(([file, { problems }]) =>
      problems.map(
        ({ code, line, values }) => `${file}:${line ?? ''} ${code} ${JSON.stringify(values)}`,
      ),
    );
    expect(complaints).toEqual([]);
  });

  it('links to what is there', () => {
    const known = addresses();
    const broken = [...links()].filter(({ path }) => !known.has(path));
    expect(broken.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  });

  it('links to places that its texts have', () => {
    const originals = pages().filter(({ page }) => page.language === undefined);
    const byPath = new Map(
      originals.map(({ file, page }) => [page.path, rendered.get(file)?.html]),
    );
    const broken = [...links()].filter(({ path, place }) => {
      const html = byPath.get(path);
      return place !== undefined && html !== undefined && !html.includes(`id="${place}"`);
    });
    expect(broken.map(({ file, path, place }) => `${file}: ${path}#${place}`)).toEqual([]);
  });

  it('collects articles that are there', () => {
    const known = new Set([...articles].map((path) => path.split('/').toSpliced(3, 1).join('/')));
    const missing = pages().flatMap(({ file, page }) =>
      page.collections
        .flatMap((collection) => collection.articles)
        .filter((akey) => !known.has(`/article/${page.journal}/${akey}`))
        .map((akey) => `${file}: ${akey}`),
    );
    expect(missing).toEqual([]);
  });

  it('names proceedings that are there', () => {
    const known = addresses();
    const missing = of(CONFERENCES).flatMap(({ file, record }) => {
      const { proceedings } = ConferenceSchema.parse(record);
      if (!proceedings) return [];
      const path =
        'book' in proceedings
          ? bookPath(proceedings.book)
          : issuePath(proceedings.journal, proceedings.issue);
      return known.has(path) ? [] : [`${file}: ${path}`];
    });
    expect(missing).toEqual([]);
  });
});
