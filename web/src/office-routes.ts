import { keys } from './app/keys.ts';
import type { RouteRow } from './app/page/page-module.ts';

/**
 * The office's routes. Apart from the others, as each row is script that
 * every reader would load: a page outside of the office comes here by loading anew.
 */
export const officeRoutes: readonly RouteRow[] = [
  { path: '/admin/login', page: () => import('./admin/login/login-page.tsx'), layout: false },
  // In the press's layout: whoever is invited has no office yet.
  {
    path: '/admin/invitation',
    page: () => import('./pages/account/invitation/invitation.tsx'),
    kept: false,
  },
  {
    path: '/admin/invitation/paper',
    page: () => import('./pages/account/paper/paper-invitation.tsx'),
    kept: false,
  },
  // An author's page: no reader loads its row.
  {
    path: '/admin/proposal',
    page: () => import('./author/proposal/proposal-page.tsx'),
    signedIn: true,
  },
  { path: '/admin/helper', page: () => import('./admin/help/help-page.tsx'), layout: false },
  { path: '/admin/setup', page: () => import('./admin/setup/setup-page.tsx'), layout: false },
  {
    path: '/admin/dashboard',
    page: () => import('./admin/dashboard/dashboard-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/articles',
    page: () => import('./admin/articles/articles-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/articles/allarticles',
    page: () => import('./admin/articles/all-articles-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/articles/:journal',
    page: () => import('./admin/articles/journal-articles-page.tsx'),
    check: keys,
    layout: false,
  },
  {
    path: '/admin/dashboard/articles/:journal/allarticles',
    page: () => import('./admin/articles/all-articles-page.tsx'),
    check: keys,
    layout: false,
  },
  {
    path: '/admin/dashboard/articles/:journal/:issue',
    page: () => import('./admin/articles/issue-page.tsx'),
    check: keys,
    layout: false,
  },
  {
    path: '/admin/dashboard/dois',
    page: () => import('./admin/registrations/registrations-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/announcements',
    page: () => import('./admin/announcements/announcements-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/submission',
    page: () => import('./admin/submission/submission-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/special_issues',
    page: () => import('./admin/special-issues/special-issues-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/submission/permissions',
    page: () => import('./admin/permissions/permissions-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/people',
    page: () => import('./admin/people/people-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/news',
    page: () => import('./admin/news/news-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/blogs',
    page: () => import('./admin/blogs/blogs-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/conference',
    page: () => import('./admin/conference/conference-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/books',
    page: () => import('./admin/books/books-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/category',
    page: () => import('./admin/category/category-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/advs',
    page: () => import('./admin/advs/advs-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/pages',
    page: () => import('./admin/pages/pages-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/media',
    page: () => import('./admin/media/media-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/journals',
    page: () => import('./admin/journals/journals-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/comments',
    page: () => import('./admin/comments/comments-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/emails',
    page: () => import('./admin/emails/emails-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/audit',
    page: () => import('./admin/audit/audit-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/texts',
    page: () => import('./admin/texts/texts-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/templates',
    page: () => import('./admin/templates/templates-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/invoices',
    page: () => import('./admin/invoices/invoices-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/settings',
    page: () => import('./admin/settings/settings-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/reviewers',
    page: () => import('./admin/reviewers/reviewers-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/authors',
    page: () => import('./admin/authors/authors-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/editors',
    page: () => import('./admin/editors/editors-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/usage_reports',
    page: () => import('./admin/usage-reports/usage-reports-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/stat',
    page: () => import('./admin/stat/stat-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/readiness',
    page: () => import('./admin/readiness/readiness-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/checklist',
    page: () => import('./admin/checklist/checklist-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/tools',
    page: () => import('./admin/tools/tools-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/dashboard/tools/editor_orcid',
    page: () => import('./admin/tools/editor-orcid/editor-orcid-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/article_editor',
    page: () => import('./admin/editor/article-editor-page.tsx'),
    layout: false,
  },
];
