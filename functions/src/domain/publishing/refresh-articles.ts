import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { DocumentTooLarge } from '../../platform/database/document-too-large.ts';
import type { Ports } from '../../platform/database/ports.ts';
import { InvalidRecord } from '../../platform/database/read-record.ts';
import { reconcilePublication } from './publish-article.ts';

const PAGE = 100;

/**
 * Brings one article up to date with the records around it. One that cannot be published is left to staff, and the others
 * are still updated.
 */
export async function refreshArticle(ports: Ports, jkey: string, akey: string): Promise<void> {
  try {
    await reconcilePublication(ports, jkey, akey);
  } catch (error) {
    if (!(error instanceof InvalidRecord || error instanceof DocumentTooLarge)) throw error;
    ports.log.error(error.code, { article: articleDocId(jkey, akey), reason: error.message });
  }
}

/**
 * Brings the articles of a journal (or of one issue) up to date with its title, ISSN, volume and
 * number, which their pages repeat. Nothing is rendered again; most articles need no write.
 */
export async function refreshArticles(ports: Ports, jkey: string, issueid?: string): Promise<void> {
  const all: Query = ports.db.collection(PUBLISHED_ARTICLES).where('journal', '==', jkey);
  const wanted = (issueid === undefined ? all : all.where('issue', '==', issueid))
    .orderBy(FieldPath.documentId())
    .select('akey')
    .limit(PAGE);
  let page = await wanted.get();
  while (!page.empty) {
    for (const each of page.docs) {
      const akey: unknown = each.get('akey');
      if (typeof akey !== 'string' || each.id !== articleDocId(jkey, akey)) continue;
      await refreshArticle(ports, jkey, akey);
    }
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    page = await wanted.startAfter(last.id).get();
  }
}
