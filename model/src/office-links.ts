/** Where the office shows what a path of the database names. */
import {
  ADVERTS,
  ARTICLES,
  AUTHORS,
  BOOKS,
  CATEGORIES,
  CONFERENCES,
  INVOICES,
  ISSUE_PROPOSALS,
  JOURNALS,
  MAIL,
  MEDIA,
  originalDocId,
  PAGES,
  POSTS,
  PROPOSALS,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_ISSUES,
  REGISTRATIONS,
  REVIEWERS,
  SUBMISSIONS,
} from './collections.ts';
import {
  adminAdvsPath,
  adminArticleEditorPath,
  adminAuthorsPath,
  adminBlogsPath,
  adminBooksPath,
  adminCategoryPath,
  adminConferencePath,
  adminEmailsPath,
  adminInvoicePath,
  adminIssuePath,
  adminJournalsPath,
  adminMediaPath,
  adminNewsPath,
  adminPagesPath,
  adminProposalsPath,
  adminRegistrationsPath,
  adminReviewersPath,
  adminSubmissionPath,
} from './office-paths.ts';
import { adminIssueProposalPath } from './special-issue-paths.ts';

/** By `{journal}~{issue}`. */
function issuePath(id: string): string {
  const [journal = '', issue = ''] = id.split('~');
  return adminIssuePath(journal, issue);
}

const PAGE_OF: Readonly<Record<string, (id: string) => string>> = {
  [ADVERTS]: adminAdvsPath,
  [ARTICLES]: adminArticleEditorPath,
  [AUTHORS]: adminAuthorsPath,
  [BOOKS]: adminBooksPath,
  [CATEGORIES]: adminCategoryPath,
  [CONFERENCES]: adminConferencePath,
  [INVOICES]: adminInvoicePath,
  [JOURNALS]: adminJournalsPath,
  [MAIL]: adminEmailsPath,
  [MEDIA]: adminMediaPath,
  [PAGES]: adminPagesPath,
  [POSTS]: (id) => (originalDocId(id).startsWith('blogs') ? adminBlogsPath(id) : adminNewsPath(id)),
  [PROPOSALS]: adminProposalsPath,
  [ISSUE_PROPOSALS]: adminIssueProposalPath,
  [PUBLISHED_ARTICLES]: adminArticleEditorPath,
  [PUBLISHED_BOOKS]: adminBooksPath,
  [PUBLISHED_CONFERENCES]: adminConferencePath,
  [PUBLISHED_ISSUES]: issuePath,
  [REGISTRATIONS]: adminRegistrationsPath,
  [REVIEWERS]: adminReviewersPath,
  [SUBMISSIONS]: adminSubmissionPath,
};

/**
 * The page of the office for a document, or for what a document below it belongs to; null where it has none.
 *
 * @param path `articles/CES~creeks`, `articles/CES~creeks/versions/3`
 */
export function officePageOf(path: string): string | null {
  const [collection = '', id = ''] = path.split('/');
  return id && Object.hasOwn(PAGE_OF, collection) ? (PAGE_OF[collection]?.(id) ?? null) : null;
}
