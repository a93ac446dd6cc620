import { ARTICLES, articleDocId, VERSIONS, versionDocId } from '@quire/model/collections';
import { ArticleContentSchema } from '@quire/model/entities/article';
import type { ErrorCode } from '@quire/model/errors';
import { doc, getDocFromServer, writeBatch } from 'firebase/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';

export interface ArticleWanted {
  readonly journal: string;
  readonly issue: string;
  readonly akey: string;
  readonly title: string;
  /** The journal's, where it is known. */
  readonly licence: string | undefined;
}

export type ArticleCreated =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: ErrorCode };

/** Begins an article as a draft with an empty text. A key that is taken is refused. */
export async function createArticle(
  { journal, issue, akey, title, licence }: ArticleWanted,
  uid: string,
): Promise<ArticleCreated> {
  const { db } = signedInFirebase();
  const id = articleDocId(journal, akey);
  const article = doc(db, ARTICLES, id);
  const now = new Date().toISOString();
  const content = ArticleContentSchema.safeParse({
    metadata: { title, ...(licence ? { licence } : {}) },
    markdown: '',
  });
  if (!content.success) return { ok: false, code: 'input/invalid' };
  const batch = writeBatch(db);
  batch.set(article, {
    ...{ journal, issue, akey, title },
    authorLine: '',
    authorUids: [],
    status: 'draft',
    revision: 1,
    publishedRevision: 0,
    updatedAt: now,
    updatedBy: uid,
  });
  batch.set(doc(db, ARTICLES, id, VERSIONS, versionDocId(1)), {
    ...content.data,
    revision: 1,
    savedAt: now,
    savedBy: uid,
  });
  try {
    if ((await getDocFromServer(article)).exists()) return { ok: false, code: 'article/key-taken' };
  } catch {
    // Nobody may read an article that is not there: writing it says whether it may be.
  }
  try {
    await batch.commit();
    return { ok: true, id };
  } catch {
    return { ok: false, code: 'access/denied' };
  }
}
