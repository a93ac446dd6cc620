import { t } from './messages/t.ts';

/**
 * The pages below a journal's home, in the order of its menu: the menu's entries in
 * its order, then those that are `aside` of it. `text` pages are content documents (`pages/journals~{jkey}~{key}`);
 * `record` pages show the journal's own record, with a content document's text above it where one
 * has been written; `figures` are there where the journal publishes them, and have no text.
 */
export const JOURNAL_PAGES = [
  {
    key: 'aims_scope',
    get label() {
      return t('sitePages.journalPageAimsScope');
    },
    from: 'record',
  },
  {
    key: 'editors',
    get label() {
      return t('sitePages.journalPageEditors');
    },
    from: 'record',
  },
  {
    key: 'indexing',
    get label() {
      return t('sitePages.journalPageIndexing');
    },
    from: 'record',
  },
  {
    key: 'for_authors',
    get label() {
      return t('sitePages.journalPageForAuthors');
    },
    from: 'text',
  },
  {
    key: 'for_reviewers',
    get label() {
      return t('sitePages.journalPageForReviewers');
    },
    from: 'text',
  },
  {
    key: 'publication_ethics',
    get label() {
      return t('sitePages.journalPagePublicationEthics');
    },
    from: 'text',
  },
  {
    key: 'charge',
    get label() {
      return t('sitePages.journalPageCharge');
    },
    from: 'record',
  },
  {
    key: 'special_issues',
    get label() {
      return t('sitePages.journalPageSpecialIssues');
    },
    from: 'record',
  },
  {
    key: 'all_issues',
    get label() {
      return t('sitePages.journalPageAllIssues');
    },
    from: 'record',
  },
  {
    key: 'articles_collections',
    get label() {
      return t('sitePages.journalPageArticlesCollections');
    },
    from: 'text',
  },
  {
    key: 'call_for_papers',
    get label() {
      return t('sitePages.journalPageCallForPapers');
    },
    from: 'record',
  },
  {
    key: 'statistics',
    get label() {
      return t('sitePages.journalPageStatistics');
    },
    from: 'figures',
  },
  {
    key: 'contact',
    get label() {
      return t('sitePages.journalPageContact');
    },
    from: 'record',
  },
  {
    key: 'reviewers',
    get label() {
      return t('sitePages.journalPageReviewers');
    },
    from: 'text',
    aside: true,
  },
  {
    key: 'imprint',
    get label() {
      return t('sitePages.journalPageImprint');
    },
    from: 'record',
    aside: true,
  },
  {
    key: 'submission',
    get label() {
      return t('sitePages.journalPageSubmission');
    },
    from: 'text',
    aside: true,
  },
] as const;
export type JournalPageKey = (typeof JOURNAL_PAGES)[number]['key'];

/** Below `/journals/{jkey}/special_issues/`; `index` is the same page as `special_issues` itself. */
export const SPECIAL_ISSUES_PAGES = [
  {
    key: 'index',
    get label() {
      return t('sitePages.specialIssuesPageIndex');
    },
  },
  {
    key: 'current_open',
    get label() {
      return t('sitePages.specialIssuesPageCurrentOpen');
    },
  },
  {
    key: 'proposals_invitation',
    get label() {
      return t('sitePages.specialIssuesPageProposalsInvitation');
    },
  },
  {
    key: 'release',
    get label() {
      return t('sitePages.specialIssuesPageRelease');
    },
  },
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
