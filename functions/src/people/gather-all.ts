/** Everybody who has published, at once: after thousands of articles came. */
import { AUTHORS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import {
  type AuthorArticle,
  type PublishedAuthor,
  PublishedAuthorSchema,
} from '@quire/model/entities/published-author';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { allDocuments } from '../publish/all-documents.ts';
import type { Ports } from '../publish/ports.ts';
import { writeUnchanged } from '../publish/write-unchanged.ts';
import { concernsSearch, queueMany } from '../search/search-queue.ts';
import { authorRecord } from './author-record.ts';
import { authorsOfArticle } from './authors-of-article.ts';
import { gatherAuthors } from './gather-authors.ts';

const NAMING = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  title: true,
  published: true,
  status: true,
  affiliations: true,
}).extend({ metadata: PublishedArticleSchema.shape.metadata.pick({ authors: true }) });
const NAMING_FIELDS = ['journal', 'issue', 'akey', 'title', 'published', 'status', 'affiliations'];

interface Stored {
  readonly author: PublishedAuthor;
  readonly seen: Timestamp;
}

async function storedAuthors({ db }: Pick<Ports, 'db'>): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>();
  for await (const doc of allDocuments(db, AUTHORS, Object.keys(PublishedAuthorSchema.shape))) {
    const author = PublishedAuthorSchema.safeParse(doc.data());
    if (author.success) stored.set(doc.id, { author: author.data, seen: doc.updateTime });
  }
  return stored;
}

/** What each person has written, under the record that is theirs now. */
async function entriesByOwner(
  { db }: Pick<Ports, 'db'>,
  stored: ReadonlyMap<string, Stored>,
): Promise<Map<string, AuthorArticle[]>> {
  const entries = new Map<string, AuthorArticle[]>();
  const fields = [...NAMING_FIELDS, 'metadata.authors'];
  for await (const doc of allDocuments(db, PUBLISHED_ARTICLES, fields)) {
    const article = NAMING.safeParse(doc.data());
    if (!article.success) continue;
    for (const entry of authorsOfArticle(doc.id, article.data)) {
      const owner = stored.get(entry.by)?.author.mergedInto ?? entry.by;
      const theirs = entries.get(owner);
      if (!theirs) entries.set(owner, [entry]);
      // Two records that were merged may stand in one article.
      else if (theirs.at(-1)?.article !== doc.id) theirs.push(entry);
    }
  }
  return entries;
}

/**
 * Makes every author's record follow from what is published, as `gatherAuthors` does for one
 * article. Reads every published article and every author. Returns how many records changed.
 */
export async function gatherAll(ports: Ports): Promise<number> {
  const { db } = ports;
  const stored = await storedAuthors(ports);
  const entries = await entriesByOwner(ports, stored);
  const next = new Map<string, PublishedAuthor | null>();
  const sameName = new Map<string, number>();
  for (const id of new Set([...stored.keys(), ...entries.keys()])) {
    const before = stored.get(id)?.author ?? null;
    if (before?.state === 'merged') continue;
    const kept = { gathers: before?.gathers ?? [], hasAlike: before?.hasAlike ?? false };
    const author = authorRecord(entries.get(id) ?? [], kept, before);
    next.set(id, author);
    if (author?.state === 'listed') {
      sameName.set(author.nameKey, (sameName.get(author.nameKey) ?? 0) + 1);
    }
  }
  const refOf = (id: string): DocumentReference => db.collection(AUTHORS).doc(id);
  const writes = [...next].map(([id, author]) => {
    const hasAlike = author !== null && (sameName.get(author.nameKey) ?? 0) > 1;
    const isListed = author?.state === 'listed';
    const data = author && { ...author, hasAlike: isListed ? hasAlike : author.hasAlike };
    return { id, ref: refOf(id), data, seen: stored.get(id)?.seen, before: stored.get(id)?.author };
  });
  const { changed, contested } = await writeUnchanged(db, writes, (batch, some) => {
    const told = some.filter(({ ref, before, data }) =>
      concernsSearch(ref, before, data ?? undefined),
    );
    queueMany(
      batch,
      db,
      AUTHORS,
      told.map(({ id }) => id),
    );
  });
  // Of those whose articles were published meanwhile, somebody else has gathered some.
  const again = new Set(
    contested.flatMap(({ data, before }) => [
      ...(data?.articleIds ?? []),
      ...(before?.articleIds ?? []),
    ]),
  );
  for (const article of again) await gatherAuthors(ports, article);
  return changed;
}
