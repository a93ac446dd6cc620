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
import { collection, doc, type FirestoreDataConverter, getDoc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument, useDocumentData } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { whyUnread } from './why-unread.ts';

/** Parses every record as it is read; what is written is built by `save-article.ts`. */
const articleConverter: FirestoreDataConverter<Article> = {
  toFirestore: (article) => ({ ...article }),
  fromFirestore: (snapshot) => ArticleSchema.parse(snapshot.data()),
};

const articlesCollection = () =>
  collection(signedInFirebase().db, ARTICLES).withConverter(articleConverter);

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
