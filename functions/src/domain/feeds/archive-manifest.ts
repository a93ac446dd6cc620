/**
 * The pages from which LOCKSS and CLOCKSS collect a journal: one for each year, with the permission that their crawlers
 * look for, word for word, and links to all that was published in it.
 */
import { issueDocId, PUBLISHED_ISSUES, PUBLISHED_JOURNALS } from '@quire/model/collections';
import {
  type IssueCard,
  PublishedIssueSchema,
  type PublishedJournal,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import { escapeHtml } from '@quire/model/mail/escape-html';
import { archivePath, articlePath, issuePath, journalPath } from '@quire/model/paths';
import { publishedJournals } from './published-journals.ts';
import { type Read, readAs } from './read.ts';
import { readableIssues } from './readable-issues.ts';

/** https://lockss.github.io/ and https://clockss.org: crawlers compare these sentences letter by letter. */
const PERMISSIONS = [
  'LOCKSS system has permission to collect, preserve, and serve this Archival Unit.',
  'CLOCKSS system has permission to ingest, preserve, and serve this Archival Unit.',
];

interface Link {
  readonly path: string;
  readonly text: string;
}

const linkTo = ({ path, text }: Link): string =>
  `<li><a href="${path}">${escapeHtml(text)}</a></li>`;
const listOf = (links: readonly Link[]): string => `<ul>${links.map(linkTo).join('')}</ul>`;

const page = (title: string, body: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>\n`,
  ].join('');

const yearsOf = ({ issues }: PublishedJournal): number[] =>
  [...new Set(readableIssues(issues).map(({ year }) => year))].toSorted((a, b) => a - b);

const readJournal = (read: Read, key: string) =>
  readAs(read, PublishedJournalSchema, PUBLISHED_JOURNALS, key);

/** The journals and their years. Reads a document for each journal. */
export async function archiveIndex(read: Read): Promise<string> {
  const links = (await publishedJournals(read)).flatMap((each) =>
    yearsOf(each).map((year) => ({
      path: archivePath(each.journal.name, year),
      text: `${each.journal.fullname} ${year}`,
    })),
  );
  return page('LOCKSS, CLOCKSS', listOf(links));
}

const issueTitle = ({ volume, number, title, year }: IssueCard): string =>
  [[volume, number && `(${number})`].filter(Boolean).join(''), title].filter(Boolean).join(' ') ||
  String(year);

/**
 * What a journal published in a year; null where it published nothing in it. Reads a document for the journal and for
 * each issue of the year.
 */
export async function archiveManifest(
  read: Read,
  key: string,
  year: number,
): Promise<string | null> {
  const published = await readJournal(read, key);
  const issues = readableIssues(published?.issues ?? []).filter((each) => each.year === year);
  if (!published || issues.length === 0) return null;
  const { journal } = published;
  const contents = await Promise.all(
    issues.map(({ issueid }) =>
      readAs(read, PublishedIssueSchema, PUBLISHED_ISSUES, issueDocId(key, issueid)),
    ),
  );
  const sections = issues.map((issue, at) => {
    const link = { path: issuePath(key, issue.issueid), text: issueTitle(issue) };
    const articles = (contents[at]?.contents ?? []).map((card) => ({
      path: articlePath(card.journal, card.issue, card.akey),
      text: card.title,
    }));
    return `<h2><a href="${link.path}">${escapeHtml(link.text)}</a></h2>${listOf(articles)}`;
  });
  const neighbours = yearsOf(published)
    .filter((each) => each !== year)
    .map((each) => ({ path: archivePath(key, each), text: String(each) }));
  return page(
    `${journal.fullname} ${year}`,
    [
      ...PERMISSIONS.map((sentence) => `<p>${sentence}</p>`),
      `<p>ISSN ${[journal.issn, journal.issn_print].filter(Boolean).join(', ')}</p>`,
      `<p><a href="${journalPath(key)}">${escapeHtml(journal.fullname)}</a></p>`,
      ...sections,
      listOf(neighbours),
    ].join(''),
  );
}
