/** All published authors together: after thousands of articles were imported. */
import { AUTHORS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { ArticleCardSchema, PublishedArticleSchema } from '@quire/model/entities/published';
import {
  type AuthorArticle,
  type PublishedAuthor,
  PublishedAuthorSchema,
} from '@quire/model/entities/published-author';
import type { Timestamp } from 'firebase-admin/firestore';
import { allDocuments } from '../../platform/database/all-documents.ts';
import type { Ports } from '../../platform/database/ports.ts';
import { isFulfilled, type Wish, writeUnchanged } from '../../platform/database/write-unchanged.ts';
import { CARD_FIELDS } from '../publishing/cards/article-card.ts';
import { concernsSearch, queueMany } from '../search-queue/search-queue.ts';
import { authorRecord } from './author-record.ts';
import { authorsOfArticle, cardHash } from './authors-of-article.ts';
import { collectAuthors } from './collect-authors.ts';

const NAMING = ArticleCardSchema.extend({
  affiliations: PublishedArticleSchema.shape.affiliations,
  provedOrcids: PublishedArticleSchema.shape.provedOrcids,
  metadata: PublishedArticleSchema.shape.metadata.pick({ authors: true }),
});
const NAMING_FIELDS = [...CARD_FIELDS, 'affiliations', 'provedOrcids', 'metadata.authors'];

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

/** The articles of each person, under their current record. */
async function entriesByOwner(
  { db }: Pick<Ports, 'db'>,
  stored: ReadonlyMap<string, Stored>,
): Promise<Map<string, AuthorArticle[]>> {
  const entries = new Map<string, AuthorArticle[]>();
  for await (const doc of allDocuments(db, PUBLISHED_ARTICLES, NAMING_FIELDS)) {
    const article = NAMING.safeParse(doc.data());
    if (!article.success) continue;
    for (const entry of authorsOfArticle(doc.id, article.data, cardHash(article.data))) {
      const owner = stored.get(entry.by)?.author.mergedInto ?? entry.by;
      const theirs = entries.get(owner);
      if (!theirs) entries.set(owner, [entry]);
      // Two merged records may occur in one article.
      else if (theirs.at(-1)?.article !== doc.id) theirs.push(entry);
    }
  }
  return entries;
}

/** The target state of an author's record, and the current one. */
export interface AuthorWish extends Wish {
  readonly data: PublishedAuthor | null;
  readonly before: PublishedAuthor | undefined;
}

/**
 * The records of authors that differ from what is published, by their ids in order. Reads every published article and
 * every author.
 */
export async function wishedAuthors(ports: Ports): Promise<ReadonlyMap<string, AuthorWish>> {
  const { db } = ports;
  const stored = await storedAuthors(ports);
  const entries = await entriesByOwner(ports, stored);
  const next = new Map<string, PublishedAuthor | null>();
  const sameName = new Map<string, number>();
  for (const id of [...new Set([...stored.keys(), ...entries.keys()])].toSorted()) {
    const before = stored.get(id)?.author ?? null;
    if (before?.state === 'merged') continue;
    const kept = { gathers: before?.gathers ?? [], hasAlike: before?.hasAlike ?? false };
    const author = authorRecord(entries.get(id) ?? [], kept, before);
    next.set(id, author);
    if (author?.state === 'listed') {
      sameName.set(author.nameKey, (sameName.get(author.nameKey) ?? 0) + 1);
    }
  }
  const wishes = new Map<string, AuthorWish>();
  for (const [id, author] of next) {
    const isListed = author?.state === 'listed';
    const hasAlike = isListed && (sameName.get(author.nameKey) ?? 0) > 1;
    const data = author && { ...author, hasAlike: isListed ? hasAlike : author.hasAlike };
    const { seen, author: before } = stored.get(id) ?? {};
    const wish = { ref: db.collection(AUTHORS).doc(id), data, seen, before };
    if (!isFulfilled(wish)) wishes.set(id, wish);
  }
  return wishes;
}

/**
 * Updates authors' records, as `collectAuthors` does for one article. If something was published in the meantime, the
 * articles of the affected authors are collected again.
 */
export async function fulfilAuthors(ports: Ports, wishes: readonly AuthorWish[]): Promise<void> {
  const { db } = ports;
  const { contested } = await writeUnchanged(db, wishes, (batch, some) => {
    const told = some.filter(({ ref, before, data }) =>
      concernsSearch(ref, before, data ?? undefined),
    );
    queueMany(
      batch,
      db,
      AUTHORS,
      told.map(({ ref }) => ref.id),
    );
  });
  const again = new Set(
    contested.flatMap(({ data, before }) => [
      ...(data?.articleIds ?? []),
      ...(before?.articleIds ?? []),
    ]),
  );
  for (const article of again) await collectAuthors(ports, article);
}
