import { inChild } from '../in-child.ts';
import { type Row, RowBook, SIZES } from '../rows.ts';
import type { Memory } from './memory-of.ts';

/** The memory used by documents, each figure in a separate process. */
export async function memory(): Promise<Row[]> {
  const book = new RowBook();
  for (const size of SIZES) {
    const ours = await inChild<Memory>('memoryOf', 'ours', size);
    const plain = await inChild<Memory>('memoryOf', 'plain', size);
    const add = (what: string, unit: Row['unit'], peer: string, key: keyof Memory) =>
      book.add(what, unit, peer, size, ours[key], plain[key]);
    add('heap a document', 'B/doc', 'map', 'heap');
    add('heap a document, all queried', 'B/doc', 'sorted arrays', 'heapQueried');
    add('the whole process', 'MB', 'map', 'rss');
    add('the whole process, all queried', 'MB', 'sorted arrays', 'rssQueried');
  }
  return book.rows();
}
