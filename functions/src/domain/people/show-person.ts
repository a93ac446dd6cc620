/** The public page of an author: always derived from their record and the published articles, never from an event. */
import { isDeepStrictEqual } from 'node:util';
import {
  articleDocId,
  PUBLISHED_ARTICLES,
  PUBLISHED_PEOPLE,
  PUBLISHED_WORKS,
  worksPageId,
} from '@quire/model/collections';
import type { ArticleCard } from '@quire/model/entities/published';
import type { PublishedAuthor } from '@quire/model/entities/published-author';
import {
  PERSON_WORKS_A_PAGE,
  PersonCardSchema,
  type PublishedPerson,
  PublishedPersonSchema,
  type ShownPerson,
  workKey,
} from '@quire/model/entities/published-person';
import { sharesName } from '@quire/model/people-names';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { articleCard, CARD_FIELDS } from '../publishing/cards/article-card.ts';
import { fitCards } from '../publishing/fit-cards.ts';
import { noteMove, notePlace, placeIfNoted } from '../publishing/list-moves.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { coAuthorsOf } from './co-authors.ts';
import { authorRef, readAuthor } from './collect-authors.ts';

const personRef = (db: Firestore, key: string): DocumentReference =>
  db.collection(PUBLISHED_PEOPLE).doc(key);

async function cardsOf(db: Firestore, articles: readonly string[]): Promise<ArticleCard[]> {
  if (articles.length === 0) return [];
  const refs = articles.map((id) => db.collection(PUBLISHED_ARTICLES).doc(id));
  const docs = await db.getAll(...refs, { fieldMask: CARD_FIELDS });
  return docs.flatMap((doc) => (doc.exists ? (articleCard(doc.data()) ?? []) : []));
}

/** What the list of people has of a person. */
const rowOf = (record: object | undefined) =>
  PersonCardSchema.extend({ listKey: z.string() }).safeParse(record).data;

interface Derived {
  readonly person: PublishedPerson | null;
  /** The pages of their works after the first. */
  readonly pages: readonly (readonly ArticleCard[])[];
}

const NOTHING: Derived = { person: null, pages: [] };

async function derived(db: Firestore, key: string, author: PublishedAuthor): Promise<Derived> {
  const { given, family, orcid, gathers, affiliations, journals, articleIds, articles } = author;
  const works = (await cardsOf(db, articleIds)).toSorted((a, b) =>
    workKey(a) < workKey(b) ? 1 : -1,
  );
  const [newest, oldest] = [works[0], works.at(-1)];
  // The articles are gone already; the author's record will follow.
  if (!newest || !oldest) return NOTHING;
  const pages = Array.from({ length: Math.ceil(works.length / PERSON_WORKS_A_PAGE) }, (_, at) =>
    fitCards(works.slice(at * PERSON_WORKS_A_PAGE, (at + 1) * PERSON_WORKS_A_PAGE)),
  );
  const [first = [], ...others] = pages;
  const isProved = articles.some((each) => each.proved && each.orcid === orcid);
  const person: ShownPerson = {
    ...{ key, given, family, affiliations, journals },
    name: [given, family].filter(Boolean).join(' '),
    ...(orcid ? { orcid } : {}),
    ...(isProved ? { isProved } : {}),
    updated: newest.published,
    workCount: works.length,
    ...(author.articleCount > articleIds.length ? { hasOlder: true } : {}),
    works: first,
    ends: pages.flatMap((page) => page.at(-1) ?? []).map(workKey),
    coAuthors: await coAuthorsOf(db, works, new Set([key, ...gathers])),
    listKey: `people~${oldest.published}~${key}`,
  };
  return { person, pages: others };
}

/**
 * The new key of an author without works: where the newest of them now names, in the same place, a new person whose name
 * shares a word with theirs. Null where there is none: the author was removed.
 */
async function renamedTo(db: Firestore, key: string, before: ShownPerson): Promise<string | null> {
  const [old] = before.works;
  const at = old?.people?.indexOf(key) ?? -1;
  if (!old || at < 0) return null;
  const [now] = await cardsOf(db, [articleDocId(old.journal, old.akey)]);
  const next = now?.people?.[at];
  if (!next || old.people?.includes(next)) return null;
  return sharesName(old.authors[at] ?? '', now.authors[at] ?? '') ? next : null;
}

async function current(
  db: Firestore,
  key: string,
  before: PublishedPerson | undefined,
): Promise<Derived> {
  const author = readAuthor(await authorRef(db, key).get());
  if (author?.state === 'listed' && !author.isHidden) return derived(db, key, author);
  if (author?.mergedInto) return { person: { movedTo: author.mergedInto }, pages: [] };
  if (!before || author?.isHidden) return NOTHING;
  if ('movedTo' in before) return author ? NOTHING : { person: before, pages: [] };
  const movedTo = await renamedTo(db, key, before);
  return movedTo ? { person: { movedTo }, pages: [] } : NOTHING;
}

/**
 * Updates the public page of an author, the pages of their works and their place in the list of people. Reads their
 * record, their works (at most `AUTHOR_ARTICLES_MAX`) and their most frequent co-authors. Can be repeated.
 *
 * @param key the id of `authors`
 */
export async function showPerson(ports: Ports, key: string): Promise<void> {
  const { db } = ports;
  const ref = personRef(db, key);
  await inTransaction(db, async (tx) => {
    const before = await tx.get(ref);
    const { data: seen } = PublishedPersonSchema.safeParse(before.data());
    const { person, pages } = await current(db, key, seen);
    const had = seen && 'ends' in seen ? seen.ends.length - 1 : 0;
    const works = Array.from({ length: Math.max(had, pages.length) }, (_, at) =>
      db.collection(PUBLISHED_WORKS).doc(worksPageId(key, at + 2)),
    );
    const stored = works.length > 0 ? await tx.getAll(...works) : [];
    const listed = person && 'listKey' in person ? person : undefined;
    noteMove(tx, before, listed?.listKey);
    // A list is made from a hundred records: only for what it shows of this one.
    if (listed && !isDeepStrictEqual(rowOf(listed), rowOf(before.data())))
      notePlace(tx, before, listed.listKey);
    for (const [at, snapshot] of stored.entries()) {
      const page = pages[at];
      writeIfChanged(tx, snapshot.ref, snapshot, page ? { works: page } : null);
    }
    writeIfChanged(tx, ref, before, person);
  });
  await placeIfNoted(ports, ref);
}
