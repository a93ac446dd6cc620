import { SEARCH_RECORD_MAX_BYTES, type SearchRecord } from '@quire/model/search/search-record';

/** More than enough to cut any record. */
const ROUNDS = 60;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The beginning of a text, to the end of a word. */
function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, Math.max(0, length));
  return head.slice(0, Math.max(head.lastIndexOf(' '), 0));
}

/**
 * A record that Algolia takes: of one too large the abstract loses its end, then a paper of a
 * thousand authors their other spellings, then the last of them.
 */
export function fitRecord(record: SearchRecord): SearchRecord {
  let fitting = record;
  for (let round = 0; bytesOf(fitting) > SEARCH_RECORD_MAX_BYTES && round < ROUNDS; round += 1) {
    const over = bytesOf(fitting) - SEARCH_RECORD_MAX_BYTES;
    if ('abstract' in fitting && fitting.abstract) {
      const { abstract } = fitting;
      fitting = { ...fitting, abstract: beginning(abstract, abstract.length - over) };
    } else if ('authorsFolded' in fitting && fitting.authorsFolded.length > 0) {
      fitting = { ...fitting, authorsFolded: [] };
    } else if ('authors' in fitting) {
      const { authors } = fitting;
      fitting = { ...fitting, authors: authors.slice(0, Math.floor(authors.length * 0.8)) };
    }
  }
  return fitting;
}
