import {
  adminAnnouncementsPath,
  adminArticleEditorPath,
  adminArticlesPath,
  adminAuditPath,
  adminAuthorsPath,
  adminBlogsPath,
  adminChecklistPath,
  adminCommentsPath,
  adminEditorOrcidPath,
  adminEditorsPath,
  adminEmailsPath,
  adminHelperPath,
  adminJournalsPath,
  adminNewsPath,
  adminPeoplePath,
  adminPermissionsPath,
  adminReadinessPath,
  adminReviewersPath,
  adminSettingsPath,
  adminSetupPath,
  adminStatPath,
  adminSubmissionPath,
  adminSubmissionsPath,
  adminTemplatesPath,
  adminTextsPath,
  adminToolsPath,
  adminUsageReportsPath,
  roleInvitationPath,
  setupStepPath,
} from '@quire/model/office-paths';
import {
  aboutPath,
  accountPath,
  accountVerifyPath,
  adminDashboardPath,
  adminLoginPath,
  articleListPath,
  articlePath,
  blogsPath,
  bookPath,
  booksPath,
  certificatePath,
  chapterPath,
  coAuthorPath,
  conferencePath,
  editorToolPath,
  forgotPasswordPath,
  homePath,
  issuePath,
  journalPagePath,
  journalPath,
  journalsFilteredPath,
  journalsPath,
  latexTemplatePath,
  mailVerifyPath,
  newsPath,
  postPath,
  proceedingsPath,
  registerPath,
  resetPasswordPath,
  reviewPath,
  searchPath,
  servicesPath,
  signErrorPath,
  signInPath,
  signUpPath,
  specialIssuesPath,
  submissionInvoicePath,
  submissionsPath,
  submitPath,
} from '@quire/model/paths';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { SITE_PAGES } from '@quire/model/site-pages';
import {
  adminSpecialIssuesPath,
  paperInvitationPath,
  proposeSpecialIssuePath,
} from '@quire/model/special-issue-paths';
import {
  abstractFormPath,
  abstractsPath,
  committeePath,
  joinPaperPath,
  ownNotesPath,
  sharedPaperPath,
  sharedPapersPath,
  submissionPath,
  submittedPath,
} from '@quire/model/submission-paths';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { everyRoute as routes } from './every-route.ts';

/** All routes, written out once more: an address that readers know does not change unseen. */
const SPECIFICATION = [
  '/',
  '/about',
  // The nine sub-pages: the model lists them.
  '/about/{page}',
  '/services',
  '/services/language',
  '/services/publication',
  // `for_{for_key}` and `publication_ethics`.
  '/services/publication/{page}',
  '/conference',
  '/conference/proceedings',
  // The form for organisers, and a page for each conference.
  '/conference/propose',
  '/conference/{ckey}',
  '/books',
  // A page for each book.
  '/books/{bkey}',
  '/books/{bkey}/{chapter}',
  // An author's page.
  '/people/{pkey}',
  '/news',
  '/news/{skey}',
  '/blogs',
  '/blogs/{skey}',
  '/journals',
  '/journals/latex_template',
  '/journals/{journal_key}',
  // The per-journal menu, without its Home, then the other sub-pages.
  '/journals/{journal_key}/aims_scope',
  '/journals/{journal_key}/editors',
  '/journals/{journal_key}/indexing',
  '/journals/{journal_key}/for_authors',
  '/journals/{journal_key}/for_reviewers',
  '/journals/{journal_key}/publication_ethics',
  '/journals/{journal_key}/charge',
  '/journals/{journal_key}/special_issues',
  '/journals/{journal_key}/all_issues',
  '/journals/{journal_key}/articles_collections',
  '/journals/{journal_key}/call_for_papers',
  '/journals/{journal_key}/statistics',
  '/journals/{journal_key}/contact',
  '/journals/{journal_key}/reviewers',
  '/journals/{journal_key}/imprint',
  '/journals/{journal_key}/submission',
  '/journals/{journal_key}/special_issues/index',
  '/journals/{journal_key}/special_issues/current_open',
  '/journals/{journal_key}/special_issues/proposals_invitation',
  '/journals/{journal_key}/special_issues/release',
  '/journals/{journal_key}/{issueid}',
  // `/article/list{page}` there: the row's check asks for the prefix.
  '/article/{list}',
  '/article/{jkey}/{jissue}/{akey}',
  '/article/{jkey}/{jissue}/{akey}/peer_review',
  '/search',
  '/editor_tool',
  '/sign/in',
  '/sign/up',
  '/sign/error',
  '/account/register',
  '/account/verify',
  // A person's own page.
  '/account',
  // What they have highlighted and noted in articles.
  '/account/notes',
  '/submission',
  // `/submission/{page_name}`: its three, then one's own submission and the page behind a co-author's link.
  '/submission/submit',
  '/submission/ok',
  '/submission/invoice',
  '/submission/view',
  '/submission/co_author',
  // What somebody sends to conferences, and reviews for them.
  '/submission/abstracts',
  // Papers that authors write together.
  '/submission/papers',
  // The page behind a reviewer's link, and where their certificate is checked.
  '/reviewer/review',
  '/reviewer/certificate/{code}',
  '/mail/verify',
  '/helper/forgot_password',
  '/helper/reset_password',
  '/admin/login',
  '/admin/setup',
  '/admin/invitation',
  '/admin/invitation/paper',
  '/admin/proposal',
  '/admin/helper',
  '/admin/dashboard',
  '/admin/dashboard/articles',
  '/admin/dashboard/articles/allarticles',
  '/admin/dashboard/articles/{journal}',
  '/admin/dashboard/articles/{journal}/allarticles',
  '/admin/dashboard/articles/{journal}/{issue}',
  '/admin/dashboard/submission',
  '/admin/dashboard/submission/permissions',
  '/admin/dashboard/special_issues',
  '/admin/dashboard/people',
  '/admin/dashboard/news',
  '/admin/dashboard/blogs',
  '/admin/dashboard/conference',
  '/admin/dashboard/dois',
  '/admin/dashboard/books',
  '/admin/dashboard/category',
  '/admin/dashboard/advs',
  // Texts of the press and its journals.
  '/admin/dashboard/pages',
  // The media library.
  '/admin/dashboard/media',
  // The ledger, and what takes something off.
  '/admin/dashboard/invoices',
  '/admin/dashboard/journals',
  // The audit log.
  '/admin/dashboard/audit',
  '/admin/dashboard/announcements',
  '/admin/dashboard/comments',
  '/admin/dashboard/emails',
  '/admin/dashboard/templates',
  '/admin/dashboard/texts',
  // What indexes ask of each journal.
  '/admin/dashboard/readiness',
  '/admin/dashboard/checklist',
  '/admin/dashboard/settings',
  '/admin/dashboard/reviewers',
  '/admin/dashboard/authors',
  '/admin/dashboard/editors',
  '/admin/dashboard/stat',
  '/admin/dashboard/usage_reports',
  '/admin/dashboard/tools',
  '/admin/dashboard/tools/editor_orcid',
  '/admin/article_editor',
];

const rowOf = (path: string) => routes.find((row) => matchPath(row.path, path.replace(/\?.*/, '')));

describe('the route table', () => {
  test('has every route, spelt as it is published', () => {
    const spelt = routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
    expect(spelt.toSorted()).toEqual(SPECIFICATION.toSorted());
  });

  test.each([
    [homePath(), '/'],
    [aboutPath(), '/about'],
    [servicesPath(), '/services'],
    [conferencePath(), '/conference'],
    [proceedingsPath(), '/conference/proceedings'],
    [booksPath(2), '/books'],
    [bookPath('reading-marshes'), '/books/:bkey'],
    [chapterPath('reading-marshes', 2), '/books/:bkey/:chapter'],
    [newsPath(2), '/news'],
    [postPath('news', 'new-site'), '/news/:skey'],
    [blogsPath(), '/blogs'],
    [postPath('blogs', 'type'), '/blogs/:skey'],
    [journalsPath(), '/journals'],
    [journalsFilteredPath({ letter: 'S' }), '/journals'],
    [latexTemplatePath(), '/journals/latex_template'],
    [journalPath('CES'), '/journals/:journal_key'],
    [journalPagePath('CES', 'for_authors'), '/journals/:journal_key/for_authors'],
    [specialIssuesPath('CES', 'index'), '/journals/:journal_key/special_issues'],
    [specialIssuesPath('CES', 'release'), '/journals/:journal_key/special_issues/release'],
    [issuePath('CES', '1-1'), '/journals/:journal_key/:issueid'],
    [articlePath('CES', '1-1', 'mud'), '/article/:jkey/:jissue/:akey'],
    [articleListPath(2), '/article/:list'],
    [searchPath('mud'), '/search'],
    [editorToolPath(), '/editor_tool'],
    [signInPath('/journals'), '/sign/in'],
    [signUpPath(), '/sign/up'],
    [signErrorPath('used', 'reset'), '/sign/error'],
    [secondFactorPath('/account'), '/sign/in'],
    [registerPath('/submission'), '/account/register'],
    [accountVerifyPath(), '/account/verify'],
    [mailVerifyPath(), '/mail/verify'],
    [forgotPasswordPath(), '/helper/forgot_password'],
    [resetPasswordPath(), '/helper/reset_password'],
    [accountPath(), '/account'],
    [ownNotesPath(), '/account/notes'],
    [submissionsPath(), '/submission'],
    [submitPath('abc', 'files'), '/submission/submit'],
    [submittedPath('abc'), '/submission/ok'],
    [submissionInvoicePath(), '/submission/invoice'],
    [submissionPath('abc'), '/submission/view'],
    [coAuthorPath(), '/submission/co_author'],
    [abstractsPath(), '/submission/abstracts'],
    [abstractFormPath('rwcc-2027'), '/submission/abstracts'],
    [committeePath('rwcc-2027'), '/submission/abstracts'],
    [sharedPapersPath(), '/submission/papers'],
    [sharedPaperPath('abc'), '/submission/papers'],
    [joinPaperPath('abc', 'key'), '/submission/papers'],
    [reviewPath(), '/reviewer/review'],
    [certificatePath('K7QM-2RTX-9WHD'), '/reviewer/certificate/:code'],
    [adminLoginPath(), '/admin/login'],
    [adminSetupPath(), '/admin/setup'],
    [setupStepPath('mail'), '/admin/setup'],
    [adminChecklistPath(), '/admin/dashboard/checklist'],
    [adminReadinessPath('CES'), '/admin/dashboard/readiness'],
    [adminHelperPath(), '/admin/helper'],
    [adminDashboardPath(), '/admin/dashboard'],
    [adminArticlesPath(), '/admin/dashboard/articles'],
    [adminSubmissionsPath(), '/admin/dashboard/submission'],
    [adminSubmissionPath('s1'), '/admin/dashboard/submission'],
    [adminSpecialIssuesPath('CES~s1'), '/admin/dashboard/special_issues'],
    [paperInvitationPath('i1'), '/admin/invitation/paper'],
    [proposeSpecialIssuePath('CES'), '/admin/proposal'],
    [adminPermissionsPath('CES'), '/admin/dashboard/submission/permissions'],
    [adminPeoplePath('CES'), '/admin/dashboard/people'],
    [roleInvitationPath(), '/admin/invitation'],
    [adminNewsPath('news~mud'), '/admin/dashboard/news'],
    [adminBlogsPath('new'), '/admin/dashboard/blogs'],
    [adminJournalsPath('CES'), '/admin/dashboard/journals'],
    [adminAnnouncementsPath(), '/admin/dashboard/announcements'],
    [adminCommentsPath('waiting'), '/admin/dashboard/comments'],
    [adminEmailsPath('m1'), '/admin/dashboard/emails'],
    [adminAuditPath('ada'), '/admin/dashboard/audit'],
    [adminTemplatesPath('author/decision'), '/admin/dashboard/templates'],
    [adminTextsPath(), '/admin/dashboard/texts'],
    [adminSettingsPath(), '/admin/dashboard/settings'],
    [adminReviewersPath('rosa'), '/admin/dashboard/reviewers'],
    [adminAuthorsPath('new'), '/admin/dashboard/authors'],
    [adminEditorsPath('CES'), '/admin/dashboard/editors'],
    [adminEditorOrcidPath(), '/admin/dashboard/tools/editor_orcid'],
    [adminStatPath(), '/admin/dashboard/stat'],
    [adminUsageReportsPath(), '/admin/dashboard/usage_reports'],
    [adminToolsPath(), '/admin/dashboard/tools'],
    [adminArticleEditorPath('CES~mud'), '/admin/article_editor'],
  ])('leads the address %s to its row', (address, row) => {
    expect(rowOf(address)?.path).toBe(row);
  });

  test('gives admin routes no layout, and every other one the press’s', () => {
    // Whoever is invited, or proposes something, is not in the office yet.
    const outside = [roleInvitationPath(), '/admin/invitation/paper', proposeSpecialIssuePath()];
    const isOffice = (path: string) => path.startsWith('/admin') && !outside.includes(path);
    for (const { path, layout } of routes) {
      expect(layout, path).toBe(isOffice(path) ? false : undefined);
    }
  });

  test.each(SITE_PAGES)('has a row for the press’s text at $path', async ({ path }) => {
    const row = rowOf(path);
    const params = row && matchPath(row.path, path)?.params;
    expect(params).toBeDefined();
    expect((await row?.check?.(params ?? {})) ?? true).toBe(true);
  });

  test.each([
    '/about/contact',
    '/services/publication/for_nobody',
    '/services/publication/publication',
  ])('has no text at %s', async (path) => {
    const row = rowOf(path);
    expect(await row?.check?.(matchPath(row.path, path)?.params ?? {})).toBe(false);
  });

  test.each([
    ['list1', true],
    ['list12', true],
    ['list0', false],
    ['list01', false],
    ['list', false],
    ['mud', false],
  ])('takes %s for a page of the list of articles: %s', (list, valid) => {
    expect(rowOf('/article/list1')?.check?.({ list })).toBe(valid);
  });

  test.each([
    ['a key', { journal_key: 'CES' }, true],
    ['a blank', { journal_key: 'a b' }, false],
    ['a slash', { journal_key: 'a/b' }, false],
    ['nothing', { journal_key: undefined }, false],
  ])('checks parameters: %s', (_, params, valid) => {
    expect(rowOf('/journals/CES')?.check?.(params)).toBe(valid);
  });
});
