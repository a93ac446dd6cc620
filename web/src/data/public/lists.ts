import { LIST_CHUNKS, LIST_INDEXES } from '@quire/model/collections';
import { LISTS, ListSchema, listChunkIds, listChunkSchema } from '@quire/model/entities/list';
import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import type { z } from 'zod';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** What a card of each list says. */
export type Lists = { [L in keyof typeof LISTS]: z.infer<(typeof LISTS)[L]> };

const CARDS: { [L in keyof Lists]: z.ZodType<Lists[L]> } = {
  ...LISTS,
  news: LISTS.news.transform(inReaderLanguage),
  blogs: LISTS.blogs.transform(inReaderLanguage),
  conferences: LISTS.conferences.transform(inReaderLanguage),
};

/** Some neighbours of a list, newest first. */
export interface ListPage<Card> {
  readonly cards: readonly Card[];
  /** 1 is the newest. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/**
 * A page of one of the press's lists, with two reads however long the list is. Null for a page that
 * the list has not; a list that nobody has begun has one page, which is empty.
 */
export async function getListPage<L extends keyof Lists>(
  reader: PublicReader,
  name: L,
  page: number,
): Promise<ListPage<Lists[L]> | null> {
  const list = parseDocument(ListSchema, await reader.document(LIST_INDEXES, name));
  if (!list) return page === 1 ? { cards: [], page, pages: 1, total: 0 } : null;
  const ids = listChunkIds(list);
  const id = ids.at(-page);
  if (id === undefined) return null;
  const fields = await reader.document(LIST_CHUNKS, id);
  const chunk = parseDocument(listChunkSchema(CARDS[name]), fields);
  return { cards: chunk?.cards ?? [], page, pages: ids.length, total: list.total };
}
