import { ARTICLES, articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { ArticleSchema } from '@quire/model/entities/article';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import { type ArticleEvent, nextArticleStatus } from '@quire/model/states/article';
import type { Firestore } from 'firebase-admin/firestore';
import { until } from './until-exists.ts';

/** What staff decide with a notice; an expression of concern decides nothing yet. */
const EVENTS: Readonly<Record<string, ArticleEvent>> = {
  correction: 'correct',
  retraction: 'retract',
};

/**
 * Marks the articles that the demo's notices are about as corrected or retracted, which staff do
 * together with publishing a notice. Repeating it changes nothing.
 */
export async function loadNotices(db: Firestore): Promise<void> {
  const notices = await db
    .collection(PUBLISHED_ARTICLES)
    .where('type', 'in', Object.keys(EVENTS))
    .get();
  for (const notice of notices.docs) {
    const { journal, metadata, published } = PublishedArticleSchema.parse(notice.data());
    const event = EVENTS[metadata.type];
    if (!event || !metadata.updates) continue;
    const id = articleDocId(journal, metadata.updates);
    const ref = db.collection(ARTICLES).doc(id);
    const article = ArticleSchema.parse((await ref.get()).data());
    const status = nextArticleStatus(article.status, event);
    if (!status || status === article.status) continue;
    await ref.update({ status, updatedAt: `${published}T09:00:00.000Z`, updatedBy: 'demo' });
    const page = db.collection(PUBLISHED_ARTICLES).doc(id);
    await until(page, (seen) => seen.get('status') === status);
  }
}
