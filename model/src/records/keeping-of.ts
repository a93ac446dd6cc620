import { mediaUsed } from './media-uses.ts';
import type { RecordKeeping } from './record-keeping.ts';
import type { RecordFacts } from './record-kind.ts';
import { recordWords, sortKeyOf } from './record-words.ts';

/** What is stored with a record's data: who saved which revision when, and what it is found by. */
export function keepingOf(
  { title, texts, data }: Pick<RecordFacts, 'title' | 'texts' | 'data'>,
  saved: { readonly revision: number; readonly at: string; readonly by: string },
): Omit<RecordKeeping, 'deletedAt' | 'deletedBy'> {
  return {
    revision: saved.revision,
    updatedAt: saved.at,
    updatedBy: saved.by,
    sortKey: sortKeyOf(title),
    words: recordWords(texts),
    uses: mediaUsed(data),
  };
}
