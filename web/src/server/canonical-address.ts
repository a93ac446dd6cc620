import { readSearchQuery, searchParameters } from '@quire/model/search/search-query';

/**
 * What each page that caches keep reads of its query, in the order of its one address; the others read nothing. A
 * cache keeps an entry for each way to write an address, so that all but one of them would only cost.
 */
const READ: Readonly<Record<string, readonly string[]>> = {
  '/books': ['page'],
  '/news': ['page'],
  '/people/:pkey': ['page'],
  '/blogs': ['page'],
  '/journals': ['subject', 'letter'],
  '/journals/:journal_key/all_issues': ['page'],
  '/journals/:journal_key/charge': ['type', 'currency', 'country', 'domain'],
  '/article/:jkey/:jissue/:akey': ['version'],
};

function canonicalQuery(row: string, given: URLSearchParams): URLSearchParams {
  if (row === '/search') return searchParameters(readSearchQuery(given));
  const query = new URLSearchParams();
  for (const name of READ[row] ?? []) {
    const value = given.get(name);
    // The first page is the list's own address.
    if (value && !(name === 'page' && value === '1')) query.set(name, value);
  }
  return query;
}

const UNRESERVED = /[A-Za-z0-9._~-]/;

/** Signs that need no encoding are not encoded, others in capitals (RFC 3986, 6.2.2). */
const plainlyEncoded = (segment: string): string =>
  segment.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(sign) ? sign : code.toUpperCase();
  });

/** Slashes at the start would make it an address of another host, one at the end a second address. */
function canonicalPath(row: string, pathname: string): string {
  const pattern = row.split('/');
  const given = pathname.split('/');
  // By hand: an expression for slashes at the end looks at each slash before them again and again.
  const first = given.findIndex((segment) => segment !== '');
  const last = given.findLastIndex((segment) => segment !== '');
  const segments = first < 0 ? ['', ''] : ['', ...given.slice(first, last + 1).map(plainlyEncoded)];
  // The router takes `/News` for `/news`.
  return segments
    .map((segment, place) => {
      const written = pattern[place];
      const isName = written?.toLowerCase() === segment.toLowerCase();
      return isName ? written : segment;
    })
    .join('/');
}

/**
 * The one address of a page, where this is another: `/News/?utm_source=x` → `/news`. Null where it is the one already.
 *
 * @param row the path of the row that matched, `*` where none did
 * @param isKept whether caches keep the page: of one that they do not, the query is its own matter
 */
export function canonicalAddress(
  { pathname, search, searchParams }: URL,
  row: string,
  isKept: boolean,
): string | null {
  const query = isKept ? canonicalQuery(row, searchParams).toString() : search.slice(1);
  const address = `${canonicalPath(row, pathname)}${query && `?${query}`}`;
  return address === `${pathname}${search}` ? null : address;
}
