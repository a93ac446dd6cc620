/**
 * Every public row of the route table with its addresses in the demo press: what the proofs about
 * "every page" go over. A row of a form that nothing here knows how to fill stops them all.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { peerReviewPath } from '@quire/model/article-paths';
import {
  articleListPath,
  articlePath,
  bookPath,
  certificatePath,
  chapterPath,
  coAuthorPath,
  conferencePagePath,
  issuePath,
  journalPagePath,
  mailVerifyPath,
  personPath,
  postPath,
  registerPath,
  resetPasswordPath,
  reviewPath,
  signErrorPath,
  signUpPath,
} from '@quire/model/paths';
import { SITE_PAGES } from '@quire/model/site-pages';
import { demoPaper, demoPapers } from './demo-paper.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A row of the route table that can be read without an account. */
interface PublicRow {
  /** As the table spells it. */
  readonly pattern: string;
  /** Of the demo press; the first stands for all of them. */
  readonly addresses: readonly [string, ...string[]];
}

const TABLES = ['routes.ts', 'account-routes.ts'];

/** The rows of the tables in `web/src`, each as it is written there. */
const writtenRows = (): readonly string[] =>
  TABLES.flatMap((file) => {
    const table = readFileSync(`${ROOT}web/src/${file}`, 'utf8').split('readonly RouteRow[] =')[1];
    return table?.split(/\bpath: '/).slice(1) ?? [];
  });

const patternOf = (row: string) => row.slice(0, row.indexOf("'"));

/** Shown to everybody, in the press's layout: the rest is signed-in. */
const publicRows = writtenRows().filter((row) => !/\b(layout: false|signedIn: true)\b/.test(row));

const namesIn = (folder: string, end = ''): string[] =>
  readdirSync(`${ROOT}demo/${folder}`)
    .filter((name) => name.endsWith(end) && !name.endsWith('.files'))
    .map((name) => name.slice(0, name.length - end.length));

/** The journals of the demo press; the first has an issue of every kind. */
export const JOURNALS = namesIn('press').filter((name) =>
  existsSync(`${ROOT}demo/press/${name}/journal.yaml`),
);

const issues = JOURNALS.flatMap((journal) =>
  namesIn(`press/${journal}`)
    .filter((name) => existsSync(`${ROOT}demo/press/${journal}/${name}/issue.yaml`))
    .map((issueid) => issuePath(journal, issueid)),
);

/** Without translations (`downtime.es.md`), which are read below their language. */
const postsOf = (kind: 'news' | 'blogs') =>
  namesIn(`posts/${kind}`, '.md')
    .filter((skey) => !skey.includes('.'))
    .map((skey) => postPath(kind, skey));

const textsBelow = (parent: string) =>
  SITE_PAGES.map(({ path }) => path).filter(
    (path) => path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/'),
  );

/** The rows with parameters, but those below a journal. */
const FILLED: Readonly<Record<string, () => readonly string[]>> = {
  '/about/:page': () => textsBelow('/about'),
  '/services/publication/:page': () => textsBelow('/services/publication'),
  '/conference/:ckey': () => namesIn('conferences', '.yaml').map(conferencePagePath),
  '/books/:bkey': () => namesIn('books').map(bookPath),
  '/books/:bkey/:chapter': () => [1, 2].map((number) => chapterPath('tides-and-numbers', number)),
  // Of the demo's authors, one with an iD.
  '/people/:pkey': () => [personPath('o-000000099240303X')],
  '/news/:skey': () => postsOf('news'),
  '/blogs/:skey': () => postsOf('blogs'),
  '/journals/:journal_key/:issueid': () => issues,
  // The demo's journals that publish their figures.
  '/journals/:journal_key/statistics': () =>
    ['CES', 'QPH'].map((journal) => journalPagePath(journal, 'statistics')),
  // The longest first: it has something of everything.
  '/article/:jkey/:jissue/:akey': () => [
    ...new Set(
      [demoPaper(), ...demoPapers()].map(({ journal, issue, akey }) =>
        articlePath(journal, issue, akey),
      ),
    ),
  ],
  // The demo's journal that publishes its reviews.
  '/article/:jkey/:jissue/:akey/peer_review': () => [
    peerReviewPath('QPH', '1-1', 'bednet-thresholds'),
  ],
  '/article/:list': () => [articleListPath()],
  // Of no certificate: what it says then.
  '/reviewer/certificate/:code': () => [certificatePath('K7QM-2RTX-9WHD')],
};

function addressesOf(pattern: string): readonly string[] {
  const fill = FILLED[pattern];
  if (fill) return fill();
  if (!pattern.includes(':')) return [pattern];
  const filled = JOURNALS.map((journal) => pattern.replace(':journal_key', journal));
  return filled.filter((address) => !address.includes(':'));
}

/** Where a second address of the same page leads, or null. */
function firstAddress(address: string): string | null {
  if (address === signUpPath()) return registerPath();
  return address.endsWith('/special_issues/index') ? address.slice(0, -'/index'.length) : null;
}

const rows: readonly PublicRow[] = publicRows.map(patternOf).map((pattern) => {
  const [first, ...others] = addressesOf(pattern);
  if (first === undefined)
    throw new Error(`no example of ${pattern}: tell this file how to fill it`);
  return { pattern, addresses: [first, ...others] };
});

const PUBLIC_ROWS = rows.filter(({ pattern }) => firstAddress(pattern) === null);

/** Every public page of the demo press. */
export const PUBLIC_ADDRESSES: readonly string[] = PUBLIC_ROWS.flatMap((row) => row.addresses);

/** One page of each row. */
export const ONE_OF_EACH: readonly string[] = PUBLIC_ROWS.map(({ addresses: [first] }) => first);

/** Second addresses of pages, and the address that each of them leads to. */
export const MOVED: readonly (readonly [from: string, to: string])[] = rows
  .flatMap(({ addresses }) => addresses)
  .flatMap((from) => {
    const to = firstAddress(from);
    return to === null ? [] : [[from, to]];
  });

/** Mails lead there, and what becomes of their links; no page does. */
export const LED_TO_BY_MAIL: readonly string[] = [
  signErrorPath('unknown').replace(/\?.*/, ''),
  mailVerifyPath(),
  resetPasswordPath(),
  coAuthorPath(),
  reviewPath(),
  certificatePath('K7QM-2RTX-9WHD'),
];

/** Only people go there, not crawlers: nothing of it is in the sitemap, and it asks not to be indexed. */
export const NOT_FOR_CRAWLERS: readonly string[] = [
  '/search',
  ...publicRows
    .filter((row) => /\bkept: false\b/.test(row))
    .map(patternOf)
    .flatMap(addressesOf)
    .filter((address) => firstAddress(address) === null),
];
