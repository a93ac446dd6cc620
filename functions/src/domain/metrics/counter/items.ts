/** What reports say of items and titles: noted when they are counted, so that a report need not read each article. */
import { createHash } from 'node:crypto';
import { PUBLISHED_ARTICLES, PUBLISHED_JOURNALS, USAGE_ITEMS } from '@quire/model/collections';
import { articlePath, journalPath } from '@quire/model/paths';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/** Reports name no more. */
export const AUTHORS_MOST = 3;

export const ItemRowSchema = z.object({
  /** Key of its title: the journal, or `books/{bkey}`. */
  title: z.string(),
  name: z.string(),
  doi: z.string().optional(),
  published: z.iso.date(),
  authors: z.array(z.object({ name: z.string(), orcid: z.string().optional() })).max(AUTHORS_MOST),
  path: z.string(),
});
export type ItemRow = z.infer<typeof ItemRowSchema>;

export const TitleRowSchema = z.object({
  name: z.string(),
  /** Of a book. */
  doi: z.string().optional(),
  /** Of a book: with hyphens. */
  isbn: z.string().optional(),
  issn: z.string().optional(),
  issnPrint: z.string().optional(),
  path: z.string(),
});
export type TitleRow = z.infer<typeof TitleRowSchema>;

export const TITLES = 'titles';
/** Items are spread over so many tables: at 150,000 articles one has some 700 kB, and a document may have 1 MiB. */
const SHARDS = 32;

/** In which table an item is: `00` to `31`. */
export const shardOf = (item: string): string => {
  const number = (createHash('sha256').update(item).digest()[0] ?? 0) % SHARDS;
  return String(number).padStart(2, '0');
};
export const ALL_SHARDS: readonly string[] = Array.from({ length: SHARDS }, (_, number) =>
  String(number).padStart(2, '0'),
);
export const itemsRef = (db: Firestore, table: string) => db.collection(USAGE_ITEMS).doc(table);

/** What the published article says that reports repeat; other fields are not read. */
const ArticleFieldsSchema = z.object({
  journal: z.string(),
  issue: z.string(),
  akey: z.string(),
  title: z.string(),
  doi: z.string().optional(),
  published: z.iso.date(),
  metadata: z.object({
    authors: z.array(
      z.object({
        given: z.string().default(''),
        family: z.string().default(''),
        collective: z.string().optional(),
        orcid: z.string().optional(),
      }),
    ),
  }),
});
const ARTICLE_FIELDS = ['journal', 'issue', 'akey', 'title', 'doi', 'published'];

function itemOf(snapshot: DocumentSnapshot): ItemRow | null {
  const found = ArticleFieldsSchema.safeParse(snapshot.data()).data;
  if (!found) return null;
  const { journal, issue, akey, title, doi, published, metadata } = found;
  const authors = metadata.authors.slice(0, AUTHORS_MOST).flatMap((author) => {
    const name = author.collective ?? `${author.given} ${author.family}`.trim();
    if (name.length < 2) return [];
    return [{ name, ...(author.orcid && { orcid: author.orcid }) }];
  });
  return {
    ...{ title: journal, name: title, published, authors, path: articlePath(journal, issue, akey) },
    ...(doi && { doi }),
  };
}

/** The articles with these ids that are published. Reads as many documents, and of each only what reports say. */
export async function readItems(
  db: Firestore,
  ids: readonly string[],
): Promise<Map<string, ItemRow>> {
  if (ids.length === 0) return new Map();
  const refs = ids.map((id) => db.collection(PUBLISHED_ARTICLES).doc(id));
  const found = await db.getAll(...refs, {
    fieldMask: [...ARTICLE_FIELDS, 'metadata.authors'],
  });
  return new Map(
    found.flatMap((snapshot) => {
      const item = itemOf(snapshot);
      return item ? [[snapshot.id, item] as const] : [];
    }),
  );
}

const JournalFieldsSchema = z.object({
  journal: z.object({
    fullname: z.string(),
    issn: z.string().default(''),
    issn_print: z.string().optional(),
  }),
});

/** The journals with these keys. */
export async function readTitles(
  db: Firestore,
  keys: readonly string[],
): Promise<Map<string, TitleRow>> {
  if (keys.length === 0) return new Map();
  const refs = keys.map((key) => db.collection(PUBLISHED_JOURNALS).doc(key));
  const found = await db.getAll(...refs, { fieldMask: ['journal'] });
  return new Map(
    found.flatMap((snapshot) => {
      const fields = JournalFieldsSchema.safeParse(snapshot.data()).data?.journal;
      if (!fields) return [];
      const { fullname, issn, issn_print: issnPrint } = fields;
      const row: TitleRow = {
        ...{ name: fullname, path: journalPath(snapshot.id) },
        ...(issn && { issn }),
        ...(issnPrint && { issnPrint }),
      };
      return [[snapshot.id, row] as const];
    }),
  );
}
