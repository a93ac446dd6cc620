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
  adminJournalsPath,
  adminMediaPath,
  adminNewsPath,
  adminPagesPath,
  adminProposalsPath,
  adminReviewersPath,
  adminSubmissionPath,
} from './office-paths.ts';
import { adminIssueProposalPath } from './special-issue-paths.ts';

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
