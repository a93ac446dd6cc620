/**
 * The pages below a journal's home, in the order of its menu: the menu's entries in
 * its order, then those that are `aside` of it. `text` pages are content documents (`pages/journals~{jkey}~{key}`);
 * `record` pages show the journal's own record, with a content document's text above it where one
 * has been written; `figures` are there where the journal publishes them, and have no text.
 */
export const JOURNAL_PAGES = [
  { key: 'aims_scope', label: 'Aims & Scope', from: 'record' },
  { key: 'editors', label: 'Editorial Board', from: 'record' },
  { key: 'indexing', label: 'Abstracting & Indexing', from: 'record' },
  { key: 'for_authors', label: 'Guide for Authors', from: 'text' },
  { key: 'for_reviewers', label: 'Guide for Reviewers', from: 'text' },
  { key: 'publication_ethics', label: 'Publication Ethics', from: 'text' },
  { key: 'charge', label: 'Article Processing Charge Policy', from: 'record' },
  { key: 'special_issues', label: 'Special Issues', from: 'record' },
  { key: 'all_issues', label: 'All Issues', from: 'record' },
  { key: 'articles_collections', label: 'Article Collections', from: 'text' },
  { key: 'call_for_papers', label: 'Call for Papers', from: 'record' },
  { key: 'statistics', label: 'Statistics', from: 'figures' },
  { key: 'contact', label: 'Contact Us', from: 'record' },
  { key: 'reviewers', label: 'Reviewers', from: 'text', aside: true },
  { key: 'imprint', label: 'Imprint', from: 'record', aside: true },
  { key: 'submission', label: 'Submission', from: 'text', aside: true },
] as const;
export type JournalPageKey = (typeof JOURNAL_PAGES)[number]['key'];

/** Below `/journals/{jkey}/special_issues/`; `index` is the same page as `special_issues` itself. */
export const SPECIAL_ISSUES_PAGES = [
  { key: 'index', label: 'About special issues' },
  { key: 'current_open', label: 'Open for submissions' },
  { key: 'proposals_invitation', label: 'Propose a special issue' },
  { key: 'release', label: 'Published special issues' },
] as const;
export type SpecialIssuesPageKey = (typeof SPECIAL_ISSUES_PAGES)[number]['key'];

/** What follows `/journals/{jkey}/` in the address of a page below the journal's home. */
export type JournalSubPageKey =
  | JournalPageKey
  | `special_issues/${Exclude<SpecialIssuesPageKey, 'index'>}`;

/** What an issue's key must not be: the address is a page of the journal, or a file of it. */
export const RESERVED_ISSUE_KEYS: readonly string[] = [
  ...JOURNAL_PAGES.map(({ key }) => key),
  'feed.xml',
  'rss.xml',
];

/** What a journal's key must not be: the address, or the folder of published files, is another's. */
export const RESERVED_JOURNAL_KEYS: readonly string[] = [
  'latex_template',
  'pages',
  'posts',
  'books',
  'conferences',
  'adverts',
  'settings',
  'journals',
];
