import { SEARCH_RECORD_MAX_BYTES, type SearchRecord } from '@quire/model/search/search-record';

/** Nobody looks for the thousandth of something: each of these loses its end, one after the other. */
const CUT_IN_TURN = [
  ...['abstract', 'authorsFolded', 'folded', 'authors', 'affiliations', 'organisers'],
  ...['keywords', 'subjects', 'journalKey', 'theme', 'subtitle', 'series', 'title'],
];

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The beginning of a text, to the end of a word if there is one. */
function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, Math.max(0, length));
  const end = head.lastIndexOf(' ');
  return end > 0 ? head.slice(0, end) : head.toWellFormed().replace(/\uFFFD$/, '');
}

function shorter(value: unknown, over: number): unknown {
  if (typeof value === 'string') {
    const bytesEach = Buffer.byteLength(value) / value.length;
    return beginning(value, value.length - Math.ceil(over / bytesEach));
  }
  if (!Array.isArray(value)) return value;
  return value.slice(0, Math.floor(value.length * 0.8));
}

/**
 * A record that Algolia takes: of one too large the abstract loses its end, then a paper of a
 * thousand authors their other spellings, then the last of them, and so on.
 */
export function fitRecord<Fitted extends SearchRecord>(record: Fitted): Fitted {
  const fitting: Fitted = { ...record };
  const parts: Record<string, unknown> = fitting;
  for (const name of CUT_IN_TURN) {
    for (;;) {
      const over = bytesOf(fitting) - SEARCH_RECORD_MAX_BYTES;
      const value = parts[name];
      if (over <= 0) return fitting;
      if (!(typeof value === 'string' || Array.isArray(value)) || value.length === 0) break;
      parts[name] = name === 'authorsFolded' ? [] : shorter(value, over);
    }
  }
  return fitting;
}
