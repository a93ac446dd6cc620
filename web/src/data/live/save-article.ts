import { ARTICLES, VERSIONS, versionDocId } from '@quire/model/collections';
import {
  type Article,
  type ArticleContent,
  ArticleContentSchema,
} from '@quire/model/entities/article';
import { authorLine } from '@quire/model/entities/author-line';
import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import { doc, getDocFromServer, writeBatch } from 'firebase/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';

/** Distinguishes a refusal because another person saved first from one for a missing right. */
async function whyRefused(id: string, expected: number, error: unknown): Promise<ErrorCode> {
  if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') return 'save/failed';
  try {
    const now = await getDocFromServer(doc(signedInFirebase().db, ARTICLES, id));
    return now.get('revision') === expected ? 'access/denied' : 'save/conflict';
  } catch {
    return 'access/denied';
  }
}

/**
 * Saves an article as its next version, on top of `article.revision`, in the issue that `article`
 * names. The rules refuse it if another person has saved since, and a change of issue after
 * publication. Returns null, or why it failed; nothing is saved in part.
 */
export async function saveArticle(
  id: string,
  article: Article,
  content: ArticleContent,
  uid: string,
): Promise<ErrorCode | null> {
  const parsed = ArticleContentSchema.safeParse(content);
  if (!parsed.success) return 'input/invalid';
  const { db } = signedInFirebase();
  const revision = article.revision + 1;
  const now = new Date().toISOString();
  const batch = writeBatch(db);
  batch.update(doc(db, ARTICLES, id), {
    title: parsed.data.metadata.title,
    authorLine: authorLine(parsed.data.metadata.authors),
    issue: article.issue,
    revision,
    updatedAt: now,
    updatedBy: uid,
  });
  batch.set(doc(db, ARTICLES, id, VERSIONS, versionDocId(revision)), {
    ...parsed.data,
    revision,
    savedAt: now,
    savedBy: uid,
  });
  try {
    await batch.commit();
    return null;
  } catch (error) {
    return whyRefused(id, article.revision, error);
  }
}
