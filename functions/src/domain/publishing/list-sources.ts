/** Where the cards of each list come from. */
import {
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_PEOPLE,
  PUBLISHED_POSTS,
} from '@quire/model/collections';
import { LISTS, type ListName } from '@quire/model/entities/list';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { ListRow } from './list-chunks.ts';

const COLLECTIONS: Readonly<Record<ListName, string>> = {
  articles: PUBLISHED_ARTICLES,
  news: PUBLISHED_POSTS,
  blogs: PUBLISHED_POSTS,
  books: PUBLISHED_BOOKS,
  conferences: PUBLISHED_CONFERENCES,
  people: PUBLISHED_PEOPLE,
};

/** Records per query: a chunk has far fewer, a whole list may have many times more. */
const PAGE = 500;

const isList = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/** The list of a record's `listKey`, or null for an invalid key. */
export function listOfKey(key: string): ListName | null {
  const name = key.slice(0, key.indexOf('~'));
  return isList(name) ? name : null;
}

/**
 * The records of a list between two keys (the end is exclusive; absent: no end), oldest first. A malformed record is
 * omitted and passed to `onInvalid`.
 */
export async function readRows(
  db: Firestore,
  list: ListName,
  from: string,
  to: string | undefined,
  onInvalid: (path: string) => void,
): Promise<ListRow[]> {
  const schema = LISTS[list];
  const query = db
    .collection(COLLECTIONS[list])
    .where('listKey', '>=', from || `${list}~`)
    // The character behind `~`: every key of the list comes before it.
    .where('listKey', '<', to ?? `${list}\u007f`)
    .orderBy('listKey')
    .orderBy(FieldPath.documentId())
    .select('listKey', ...Object.keys(schema.shape))
    .limit(PAGE);
  const rows: ListRow[] = [];
  for (let page = await query.get(); ; ) {
    for (const each of page.docs) {
      const key: unknown = each.get('listKey');
      const card = schema.safeParse(each.data());
      if (typeof key === 'string' && card.success) rows.push({ key, card: card.data });
      else onInvalid(each.ref.path);
    }
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return rows;
    page = await query.startAfter(last.get('listKey'), last.id).get();
  }
}
