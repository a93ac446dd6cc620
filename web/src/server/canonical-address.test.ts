import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const ARTICLE = '/article/:jkey/:jissue/:akey';
const CHARGE = '/journals/:journal_key/charge';
const ALL_ISSUES = '/journals/:journal_key/all_issues';

test.each([
  ['/', '/', null],
  ['/?', '/', null],
  ['/?fbclid=x', '/', '/'],
  ['/journals', '/journals', null],
  ['/journals/', '/journals', '/journals'],
  ['/journals/CES/?a=1', '/journals/:journal_key', '/journals/CES'],
  ['//other.example/', '*', '/other.example'],
  ['/nowhere?1', '*', '/nowhere'],
  ['/NEWS', '/news', '/news'],
  ['/%6eews', '/news', '/news'],
  ['/journals/ces/Charge', CHARGE, '/journals/ces/charge'],
  ['/a%2fb', '*', '/a%2Fb'],
  ['/news?page=2', '/news', null],
  ['/news?page=1', '/news', '/news'],
  ['/news?page=2&page=3', '/news', '/news?page=2'],
  ['/news?%70age=2', '/news', '/news?page=2'],
  ['/news?x=1&page=2&y=2', '/news', '/news?page=2'],
  ['/journals/CES/all_issues?page=2&y=2', ALL_ISSUES, '/journals/CES/all_issues?page=2'],
  ['/journals?letter=A&subject=Sea+life', '/journals', '/journals?subject=Sea+life&letter=A'],
  ['/journals?subject=Sea%20life', '/journals', '/journals?subject=Sea+life'],
  [
    '/journals/CES/charge?type=research&currency=&country=',
    CHARGE,
    '/journals/CES/charge?type=research',
  ],
  ['/article/CES/1-1/creeks?version=2', ARTICLE, null],
  ['/article/CES/1-1/creeks?Version=2', ARTICLE, '/article/CES/1-1/creeks'],
  ['/search?utm_source=x&q=mud', '/search', '/search?q=mud'],
  ['/search?q=a%20b', '/search', '/search?q=a+b'],
  ['/search?page=1&q=mud&kind=nothing', '/search', '/search?q=mud'],
])('knows the one address of %s, shown by %s: %s', (path, row, canonical) => {
  expect(canonicalAddress(new URL(`https://press.example${path}`), row, true)).toBe(canonical);
  if (canonical === null) return;
  const next = new URL(canonical, 'https://press.example');
  expect(next.host).toBe('press.example');
  expect(canonicalAddress(next, row, true)).toBeNull();
});

test('does not look again and again at slashes that are not at the end', () => {
  const path = `/a${'/'.repeat(1_000_000)}b`;
  expect(canonicalAddress(new URL(`https://press.example${path}/`), '*', true)).toBe(path);
});

test('leaves alone what a page that no cache keeps is asked', () => {
  const asked = (path: string) =>
    canonicalAddress(new URL(`https://press.example${path}`), '/sign/in', false);
  expect(asked('/sign/in?next=%2faccount&x')).toBeNull();
  expect(asked('/sign/in/?next=%2faccount')).toBe('/sign/in?next=%2faccount');
});
