import { SEARCH_RECORD_MAX_BYTES, type SearchRecord } from '@quire/model/search/search-record';

/** Long lists are cut first, one after the other: a search rarely depends on their ends. */
const CUT_IN_TURN = [
  ...['translatedAbstract', 'abstract', 'forms', 'authorsFolded', 'folded', 'people'],
  ...[
    'authors',
    'affiliations',
    'organisers',
    'translatedKeywords',
    'keywords',
    'subjects',
    'journalKey',
  ],
  ...['theme', 'subtitle', 'series', 'titles', 'title'],
];

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The beginning of a text, up to the end of a word if possible. */
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
 * A record within Algolia's limit: if it is too large, first the end of the abstracts is cut, then
 * the other spellings of a paper's many authors, then the last authors, and so on.
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
