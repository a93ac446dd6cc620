/** The press's texts, posts, books and conferences as they stand in `demo/`, as working records. */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BOOKS,
  CONFERENCES,
  PAGES,
  POSTS,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_PAGES,
  PUBLISHED_POSTS,
  pageDocId,
  postDocId,
} from '@quire/model/collections';
import { BookSchema } from '@quire/model/entities/book';
import { ConferenceSchema } from '@quire/model/entities/conference';
import { PageSchema } from '@quire/model/entities/page';
import { PostSchema } from '@quire/model/entities/post';
import { parse } from 'yaml';
import { type DemoFile, namesIn, readContentFile } from './content-file.ts';
import type { Head } from './front-matter.ts';
import { languageOfFile } from './language-of-file.ts';
import { readText } from './read-text.ts';

const HERE = fileURLToPath(new URL('./', import.meta.url));

/** Texts say when they were last changed only where that is not the day below, or their own. */
const LAST_CHANGED = '2026-09-01';

export interface DemoDocument {
  /** Where it was read from, below `demo/`. */
  file: string;
  collection: string;
  publishedCollection: string;
  id: string;
  record: object;
  files: DemoFile[];
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const revised = (day: string) => ({
  revision: 1,
  updatedAt: `${day}T09:00:00.000Z`,
  updatedBy: 'demo',
});

const described = (files: readonly DemoFile[]) => files.map((each) => each.described);

async function readPage(file: string): Promise<DemoDocument> {
  const { bare, language } = languageOfFile(relative(join(HERE, 'pages'), file));
  const path = `/${bare.replaceAll('\\', '/')}`.replace(/\/index$/, '');
  const place = { collection: PAGES, id: pageDocId(path, language) };
  const { fields, updated, files, collection, id, ...content } = await readText(file, place);
  const journal = /^\/journals\/([^/]+)\/./.exec(path)?.[1];
  const record = PageSchema.strict().parse({
    ...fields,
    ...content,
    ...revised(updated ?? LAST_CHANGED),
    path,
    ...(language ? { language } : {}),
    ...(journal ? { journal } : {}),
    files: described(files),
    status: 'published',
  });
  return { file, collection, publishedCollection: PUBLISHED_PAGES, id, record, files };
}

async function readPost(file: string): Promise<DemoDocument> {
  const [kind = '', name = ''] = relative(join(HERE, 'posts'), file).split(/[\\/]/);
  const { bare: skey, language } = languageOfFile(name);
  const place = { collection: POSTS, id: postDocId(kind, skey, language) };
  const { fields, updated, files, collection, id, ...content } = await readText(file, place);
  const record = PostSchema.strict().parse({
    ...fields,
    ...content,
    ...revised(updated ?? text(fields.publishAt) ?? LAST_CHANGED),
    kind,
    skey,
    ...(language ? { language } : {}),
    files: described(files),
    status: 'published',
  });
  return { file, collection, publishedCollection: PUBLISHED_POSTS, id, record, files };
}

async function readYaml(file: string): Promise<Head> {
  return { ...parse(await readFile(file, 'utf8')) };
}

async function readBook(file: string): Promise<DemoDocument> {
  const folder = dirname(file);
  const bkey = relative(join(HERE, 'books'), folder);
  const { updated, ...fields } = await readYaml(file);
  const description = (await readFile(join(folder, 'description.md'), 'utf8')).trim();
  const others = (await namesIn(folder)).filter(
    (name) => !/^(book\.yaml|description\.md)$/.test(name),
  );
  const files = await Promise.all(
    others.map((name) => {
      const role = name === 'book.pdf' ? 'pdf' : description.includes(name) ? 'figure' : 'download';
      return readContentFile({ collection: BOOKS, id: bkey }, folder, { role, name });
    }),
  );
  const record = BookSchema.strict().parse({
    ...fields,
    description,
    ...revised(text(updated) ?? text(fields.published) ?? LAST_CHANGED),
    bkey,
    files: described(files),
    status: 'published',
  });
  const named = new Set(record.chapters.flatMap((chapter) => chapter.file ?? []));
  const missing = [...named].filter((name) => !others.includes(name));
  if (missing.length > 0) throw new Error(`Files are missing: ${missing.join(', ')}.`);
  const lost = files.filter(
    ({ described: { role, name } }) => role === 'download' && !named.has(name),
  );
  if (lost.length > 0)
    throw new Error(`No chapter names ${lost.map((each) => each.described.name)}.`);
  return { file, collection: BOOKS, publishedCollection: PUBLISHED_BOOKS, id: bkey, record, files };
}

async function readConference(file: string): Promise<DemoDocument> {
  const { updated, ...fields } = await readYaml(file);
  const ckey = relative(join(HERE, 'conferences'), file).replace(/\.yaml$/, '');
  const record = ConferenceSchema.strict().parse({
    ...fields,
    ...revised(text(updated) ?? LAST_CHANGED),
    ckey,
  });
  return {
    file,
    collection: CONFERENCES,
    publishedCollection: PUBLISHED_CONFERENCES,
    id: ckey,
    record,
    files: [],
  };
}

/** Reads every document of a folder of `demo/`, naming the file in which one is wrong. */
async function readAll(
  folder: string,
  isOne: (name: string) => boolean,
  read: (file: string) => Promise<DemoDocument>,
): Promise<DemoDocument[]> {
  const names = (await namesIn(join(HERE, folder))).filter(isOne);
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      try {
        return { ...(await read(join(HERE, file))), file };
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`demo/${file}: ${why}`, { cause });
      }
    }),
  );
}

const isText = (name: string) => name.endsWith('.md') && !name.includes('.files/');

/** All content documents of the demo press. Rejects with the name of a file that is wrong. */
export async function readContent(): Promise<DemoDocument[]> {
  const parts = await Promise.all([
    readAll('pages', isText, readPage),
    readAll('posts', isText, readPost),
    readAll('books', (name) => name.endsWith('/book.yaml'), readBook),
    readAll('conferences', (name) => name.endsWith('.yaml'), readConference),
  ]);
  return parts.flat();
}
