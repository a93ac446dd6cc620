/**
 * Addresses of the office: `/admin/dashboard` and its children. Apart from `paths.ts`, which is part of
 * every public page's script.
 */
/** Where a press without an administrator is set up, as it is typed: it leads to the office's page. */
export const setupPath = () => '/setup';
export const adminSetupPath = () => '/admin/setup';
/** One of its steps. */
export const setupStepPath = (step: string) =>
  `${adminSetupPath()}?step=${encodeURIComponent(step)}`;
/** The checklist of a new press. */
export const adminChecklistPath = () => '/admin/dashboard/checklist';

/** What indexes ask of the journals, or of one. */
export const adminReadinessPath = (jkey?: string) =>
  jkey === undefined
    ? '/admin/dashboard/readiness'
    : `/admin/dashboard/readiness?journal=${encodeURIComponent(jkey)}`;

export const adminHelperPath = () => '/admin/helper';

/** A list of the office, or one of its records (`new`: one that is begun). */
const recordPath = (list: string, record?: string) =>
  record === undefined ? list : `${list}?record=${encodeURIComponent(record)}`;

/** The texts of pages and mails in the press's own words. */
export const adminTextsPath = () => '/admin/dashboard/texts';

export const adminAllArticlesPath = () => '/admin/dashboard/articles/allarticles';
export const adminJournalArticlesPath = (jkey: string) => `/admin/dashboard/articles/${jkey}`;
export const adminJournalAllArticlesPath = (jkey: string) =>
  `/admin/dashboard/articles/${jkey}/allarticles`;
/** The dialog that begins an article of a journal. */
export const adminNewArticlePath = (jkey: string) => `${adminJournalArticlesPath(jkey)}?new=1`;
export const adminIssuePath = (jkey: string, issueid: string) =>
  `/admin/dashboard/articles/${jkey}/${issueid}`;
export const adminJournalsPath = (record?: string) =>
  recordPath('/admin/dashboard/journals', record);
/** `queue`: one of the desk's, in a word of `desk/queues.ts`. */
export const adminSubmissionsPath = (queue?: string) =>
  queue === undefined
    ? '/admin/dashboard/submission'
    : `/admin/dashboard/submission?queues=${encodeURIComponent(queue)}`;
export const adminSubmissionPath = (submission: string) =>
  `/admin/dashboard/submission?submission=${encodeURIComponent(submission)}`;
/** Where staff discuss a manuscript and have their tasks for it. */
export const adminDiscussionPath = (submission: string) =>
  `${adminSubmissionPath(submission)}&tab=discussion`;
export const adminPermissionsPath = (jkey?: string) =>
  jkey === undefined
    ? '/admin/dashboard/submission/permissions'
    : `/admin/dashboard/submission/permissions?journal=${encodeURIComponent(jkey)}`;
/** The accounts, or those with a role in one journal. */
export const adminPeoplePath = (jkey?: string) =>
  jkey === undefined
    ? '/admin/dashboard/people'
    : `/admin/dashboard/people?journals=${encodeURIComponent(jkey)}`;
/** One account, and what it holds. */
export const adminAccountPath = (uid: string) => recordPath('/admin/dashboard/people', uid);
/** The dialog that invites a person to a role. */
export const adminInvitePath = () => `${adminPeoplePath()}?invite=1`;
/** Where an invitation to a role is answered; no account is needed. The secret follows `#`. */
export const roleInvitationPath = (token?: string) =>
  token ? `/admin/invitation#${token}` : '/admin/invitation';
export const adminReviewersPath = (record?: string) =>
  recordPath('/admin/dashboard/reviewers', record);
/** The dialog that takes reviewers from a file. */
export const adminImportReviewersPath = () => `${adminReviewersPath()}?import=1`;
export const adminAuthorsPath = (record?: string) => recordPath('/admin/dashboard/authors', record);
export const adminEditorsPath = (record?: string) => recordPath('/admin/dashboard/editors', record);
export const adminNewsPath = (record?: string) => recordPath('/admin/dashboard/news', record);
export const adminBlogsPath = (record?: string) => recordPath('/admin/dashboard/blogs', record);
export const adminBooksPath = (record?: string) => recordPath('/admin/dashboard/books', record);
export const adminConferencePath = (record?: string) =>
  recordPath('/admin/dashboard/conference', record);
export const adminCategoryPath = (record?: string) =>
  recordPath('/admin/dashboard/category', record);
export const adminAdvsPath = (record?: string) => recordPath('/admin/dashboard/advs', record);
/** Texts of the press and its journals, and the media library. */
export const adminPagesPath = (record?: string) => recordPath('/admin/dashboard/pages', record);
export const adminMediaPath = (record?: string) => recordPath('/admin/dashboard/media', record);
/** The abstracts of a conference with its committee. */
export const adminAbstractsPath = (conference: string) =>
  `${adminConferencePath()}?tab=abstracts&conference=${encodeURIComponent(conference)}`;
/** The programme of a conference, to be put together. */
export const adminProgrammePath = (conference: string) =>
  `${adminConferencePath()}?tab=programme&conference=${encodeURIComponent(conference)}`;
/** A proposed conference, and the list of these. */
export const adminProposalsPath = (proposal?: string) =>
  `${adminConferencePath()}?tab=proposals${proposal === undefined ? '' : `&record=${encodeURIComponent(proposal)}`}`;
/** What services announce about articles and are told. */
export const adminAnnouncementsPath = () => '/admin/dashboard/announcements';
/** Comments of readers; `state`: those that are in it. */
export const adminCommentsPath = (state?: string) =>
  state === undefined ? '/admin/dashboard/comments' : `/admin/dashboard/comments?state=${state}`;
/** Those that readers have reported. */
export const adminReportedCommentsPath = () => '/admin/dashboard/comments?isReported=true';
export const adminEmailsPath = (mail?: string) => recordPath('/admin/dashboard/emails', mail);
/** `journal`: its own words; absent: the press's. */
export function adminTemplatesPath(template?: string, journal?: string | null): string {
  const path = recordPath('/admin/dashboard/templates', template);
  if (!journal) return path;
  return `${path}${path.includes('?') ? '&' : '?'}journal=${encodeURIComponent(journal)}`;
}
export const INVOICE_TABS = [
  'overview',
  'bank',
  'quotations',
  'requests',
  'vouchers',
  'institutions',
] as const;
export type InvoiceTab = (typeof INVOICE_TABS)[number];
/** The ledger, and beside it what authors ask to have taken off, vouchers and agreements. */
export const adminInvoicesPath = (tab?: InvoiceTab, record?: string) =>
  tab === undefined
    ? '/admin/dashboard/invoices'
    : `/admin/dashboard/invoices?tab=${tab}${record === undefined ? '' : `&record=${encodeURIComponent(record)}`}`;
/** The account of an invoice's payer: no URL contains a person's address. */
export const adminStatementPath = (invoice: string) =>
  `${adminInvoicesPath()}?tab=statement&record=${encodeURIComponent(invoice)}`;
export const adminInvoicePath = (invoice: string) => recordPath(adminInvoicesPath(), invoice);
/** Everybody's entries, or those of one account. */
export const adminAuditPath = (by?: string) =>
  by === undefined
    ? '/admin/dashboard/audit'
    : `/admin/dashboard/audit?by=${encodeURIComponent(by)}`;
export const adminSettingsPath = () => '/admin/dashboard/settings';
/** The external services of the press. */
export const adminConfigurationPath = () => `${adminSettingsPath()}?tab=configuration`;
export const adminStatPath = () => '/admin/dashboard/stat';
/** Usage by COUNTER, and the institutions that harvest it. */
export const adminUsageReportsPath = () => '/admin/dashboard/usage_reports';
export const adminToolsPath = () => '/admin/dashboard/tools';
/** The parts of the page of tools, by which its address names them. */
export type ToolName =
  | 'import-metadata'
  | 'import-papers'
  | 'import-retractions'
  | 'health'
  | 'rebuild'
  | 'export';
export const adminToolPath = (tool: ToolName) => `${adminToolsPath()}#${tool}`;
export const adminEditorOrcidPath = () => '/admin/dashboard/tools/editor_orcid';
/** The DOIs of the press, or one of them by the id of its registration. */
export const adminRegistrationsPath = (record?: string) =>
  recordPath('/admin/dashboard/dois', record);
export const adminArticlesPath = () => '/admin/dashboard/articles';
export const adminArticleEditorPath = (articleId: string) =>
  `/admin/article_editor?article=${encodeURIComponent(articleId)}`;

/** Where the press's mail server hands in what came back (RFC 3464). No page. */
export const mailReportsPath = () => '/mail/reports';
