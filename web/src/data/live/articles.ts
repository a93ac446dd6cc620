import {
  ARTICLES,
  articleDocId,
  PUBLISHED_ARTICLES,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import {
  type Article,
  ArticleSchema,
  type ArticleVersion,
  ArticleVersionSchema,
} from '@quire/model/entities/article';
import type { ErrorCode } from '@quire/model/errors';
import { type Claims, MATRIX } from '@quire/model/roles';
import {
  collection,
  type DocumentData,
  doc,
  documentId,
  type FirestoreDataConverter,
  getDoc,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollectionData, useDocument, useDocumentData } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../session/firebase.ts';
import { whyUnread } from './why-unread.ts';

const ARTICLES_A_PAGE = 25;

/** Parses every record at the door; what is written is built by `save-article.ts`. */
const articleConverter: FirestoreDataConverter<Article> = {
  toFirestore: (article) => ({ ...article }),
  fromFirestore: (snapshot) => ArticleSchema.parse(snapshot.data()),
};

const articlesCollection = () =>
  collection(signedInFirebase().db, ARTICLES).withConverter(articleConverter);

/** The query of one page of a person's articles, newest first; null when they have none to see. */
function articlesQuery(
  claims: Claims,
  journal: string,
  after: Cursor | null,
): Query<Article, DocumentData> | null {
  const all = claims.roles.some((role) => MATRIX[role]['article.read'] === 'all');
  const journals = journal ? [journal] : all ? null : [...claims.journals];
  if (journals?.length === 0) return null;
  return query(
    articlesCollection(),
    ...(journals
      ? [
          journals.length === 1
            ? where('journal', '==', journals[0])
            : where('journal', 'in', journals.slice(0, 30)),
        ]
      : []),
    orderBy('updatedAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(after.updatedAt, after.id)] : []),
    limit(ARTICLES_A_PAGE + 1),
  );
}

/** Where a page ended: the id settles the order of articles saved in the same millisecond. */
export interface Cursor {
  readonly updatedAt: string;
  readonly id: string;
}

export interface ArticlesPage {
  readonly articles: readonly Article[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
  /** Where the next page starts; null on the last one. */
  readonly next: Cursor | null;
}

/** One live page of the articles a person may see, in one journal (`''`: all of theirs). */
export function useArticles(claims: Claims, journal: string, after: Cursor | null): ArticlesPage {
  const wanted = useMemo(() => articlesQuery(claims, journal, after), [claims, journal, after]);
  const [found, loading, error] = useCollectionData(wanted);
  const articles = (found ?? []).slice(0, ARTICLES_A_PAGE);
  const last = articles.at(-1);
  const more = (found?.length ?? 0) > ARTICLES_A_PAGE;
  return {
    articles,
    loading: wanted !== null && loading,
    problem: whyUnread(error),
    next: more && last ? { updatedAt: last.updatedAt, id: articleId(last) } : null,
  };
}

/** The id of an article's record. */
export const articleId = (article: Pick<Article, 'journal' | 'akey'>) =>
  articleDocId(article.journal, article.akey);

/** One article's record, live. */
export function useArticle(id: string): {
  article: Article | undefined;
  loading: boolean;
  problem: ErrorCode | null;
} {
  const reference = useMemo(() => doc(articlesCollection(), id), [id]);
  const [article, loading, error] = useDocumentData(reference);
  return { article, loading, problem: whyUnread(error) };
}

/** What the article consisted of at one of its saves. Rejects when it cannot be read. */
export async function getVersion(id: string, revision: number): Promise<ArticleVersion> {
  const snapshot = await getDoc(
    doc(signedInFirebase().db, ARTICLES, id, VERSIONS, versionDocId(revision)),
  );
  return ArticleVersionSchema.parse(snapshot.data());
}

/** The revision that readers see right now, live; 0 when they see none. */
export function usePublishedRevision(id: string): number {
  const reference = useMemo(() => doc(signedInFirebase().db, PUBLISHED_ARTICLES, id), [id]);
  const [snapshot] = useDocument(reference);
  const revision: unknown = snapshot?.get('revision');
  return typeof revision === 'number' ? revision : 0;
}
