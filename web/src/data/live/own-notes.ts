/** What the person has highlighted and noted in all articles, and what these articles are called. */
import { ANNOTATIONS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { Annotation } from '@quire/model/entities/annotation';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { ErrorCode } from '@quire/model/errors';
import { articlePath } from '@quire/model/paths';
import {
  collection,
  type DocumentData,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection, useDocumentOnce } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { notesIn } from './annotations.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { whyUnread } from './why-unread.ts';

const ARTICLES_A_PAGE = 10;
const ARTICLES_AT_ONCE = 49;

/** A reader's notes in one article. */
export interface NotedArticle {
  /** `jkey~akey`. */
  readonly article: string;
  readonly notes: readonly Annotation[];
}

/** An article as its readers know it. */
export interface NamedArticle {
  readonly title: string;
  readonly journal: string;
  readonly path: string;
}

/** By their ids, and so by journal: a change moves none of them, and no index is needed. */
function ownQuery(uid: string, after: string | null, most: number): Query<DocumentData> {
  return query(
    collection(signedInFirebase().db, ANNOTATIONS),
    where('owner', '==', uid),
    orderBy(documentId()),
    ...(after === null ? [] : [startAfter(after)]),
    limit(most + 1),
  );
}

function notedArticle(found: QueryDocumentSnapshot): NotedArticle {
  const article: unknown = found.get('article');
  const notes = notesIn(found.get('items')).toSorted((a, b) => a.place.start - b.place.start);
  return { article: typeof article === 'string' ? article : '', notes };
}

/** Records of which every note was deleted are still there. */
const isNoted = ({ article, notes }: NotedArticle) => article !== '' && notes.length > 0;

interface OwnNotesPage {
  readonly articles: readonly NotedArticle[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
  /** Where the next page starts; null on the last one. */
  readonly next: string | null;
}

/** One live page of the articles that this account has notes in. `after`: where the page before it ended. */
export function useOwnNotes(uid: string, after: string | null): OwnNotesPage {
  const isSignedIn = useIsSignedIn();
  const wanted = useMemo(
    () => (isSignedIn ? ownQuery(uid, after, ARTICLES_A_PAGE) : null),
    [isSignedIn, uid, after],
  );
  const [found, loading, error] = useCollection(wanted);
  const docs = found?.docs ?? [];
  const shown = docs.slice(0, ARTICLES_A_PAGE);
  return {
    articles: shown.map(notedArticle).filter(isNoted),
    loading: loading || !isSignedIn,
    problem: whyUnread(error),
    next: docs.length > ARTICLES_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

const NamedSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  title: true,
  journalTitle: true,
});

function named(data: unknown): NamedArticle | null {
  const found = NamedSchema.safeParse(data).data;
  if (!found) return null;
  const { journal, issue, akey, title, journalTitle } = found;
  return { title, journal: journalTitle, path: articlePath(journal, issue, akey) };
}

const articleRef = (article: string) => doc(signedInFirebase().db, PUBLISHED_ARTICLES, article);

/** An article's title and address; null for one that is no longer public, undefined while unknown. */
export function useNamedArticle(article: string): NamedArticle | null | undefined {
  const reference = useMemo(() => articleRef(article), [article]);
  const [found, loading, error] = useDocumentOnce(reference);
  return loading || error ? undefined : named(found?.data());
}

/** All notes of an account with their articles, read some at a time. Rejects as Firestore does. */
export async function readAllNotes(
  uid: string,
): Promise<readonly (NotedArticle & { readonly named: NamedArticle | null })[]> {
  const all: NotedArticle[] = [];
  for (let after: string | null = null; ; ) {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await getDocs(
      ownQuery(uid, after, ARTICLES_AT_ONCE),
    );
    const page = docs.slice(0, ARTICLES_AT_ONCE);
    all.push(...page.map(notedArticle).filter(isNoted));
    const last = page.at(-1);
    if (docs.length <= ARTICLES_AT_ONCE || !last) break;
    after = last.id;
  }
  return Promise.all(
    all.map(async (each) => ({
      ...each,
      named: named((await getDoc(articleRef(each.article))).data()),
    })),
  );
}
