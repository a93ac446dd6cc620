import { ARTICLES } from '@quire/model/collections';
import { isPublic } from '@quire/model/states/article';
import { FieldPath } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { marksOf } from './imported-mark.ts';

const PAGE = 500;

/** An article that a run has written. */
export interface RunArticle {
  readonly id: string;
  readonly journal: string;
  readonly akey: string;
  readonly issue: string;
  /** Whether it may be public. */
  readonly isShown: boolean;
}

/** All articles of a run by their marks, which two may share: the id determines where a page ends. */
export async function runArticles(
  { db }: Pick<Ports, 'db'>,
  run: string,
): Promise<readonly RunArticle[]> {
  const { from, to } = marksOf(run);
  const all = db
    .collection(ARTICLES)
    .where('importHash', '>=', from)
    .where('importHash', '<', to)
    .orderBy('importHash')
    .orderBy(FieldPath.documentId())
    .select('journal', 'akey', 'issue', 'status', 'publishedRevision', 'importHash')
    .limit(PAGE);
  const articles: RunArticle[] = [];
  for (let page = await all.get(); ; ) {
    for (const doc of page.docs) {
      articles.push({
        id: doc.id,
        journal: String(doc.get('journal')),
        akey: String(doc.get('akey')),
        issue: String(doc.get('issue')),
        isShown: isPublic(doc.get('status')) && Number(doc.get('publishedRevision')) > 0,
      });
    }
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return articles;
    page = await all.startAfter(last.get('importHash'), last.id).get();
  }
}
