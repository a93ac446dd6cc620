import { PUBLISHED_POSTS } from '@quire/model/collections';
import { HOME_NEWS } from '@quire/model/constants';
import { type HomeDigest, HomeDigestSchema } from '@quire/model/entities/published';
import type { Firestore } from 'firebase-admin/firestore';

const PieceSchema = HomeDigestSchema.shape.news.unwrap().element;

/** The news of the home page: pinned ones, then the newest. Reads twice as many. */
export async function homeNews(db: Firestore): Promise<HomeDigest['news']> {
  const news = db
    .collection(PUBLISHED_POSTS)
    .where('listKey', '>=', 'news~')
    .where('listKey', '<', 'news\u007f')
    .orderBy('listKey', 'desc')
    .select(...Object.keys(PieceSchema.shape))
    .limit(HOME_NEWS);
  const found = await Promise.all([news.where('pinned', '==', true).get(), news.get()]);
  const pieces = new Map(found.flatMap(({ docs }) => docs).map((each) => [each.id, each.data()]));
  return [...pieces.values()]
    .map((each) => PieceSchema.safeParse(each).data)
    .filter((piece) => piece !== undefined)
    .slice(0, HOME_NEWS);
}
