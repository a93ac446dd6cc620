import { URL_KEY } from '@quire/model/identifiers';
import type { RouteParams, RouteRow } from './app/page-module.ts';

/** Every parameter has the form of a key. */
const keys = (params: RouteParams) => Object.values(params).every((key) => URL_KEY.test(key ?? ''));

/**
 * The specification's section 2. An article's PDF (`/article/{jkey}/{jissue}/{doi}.pdf`) is a
 * file, answered by a function of its own.
 */
export const routes: readonly RouteRow[] = [
  { path: '/', page: () => import('./pages/home/home.tsx') },
  { path: '/journals', page: () => import('./pages/journals/journals.tsx') },
  {
    path: '/journals/:journal_key',
    page: () => import('./pages/journals/journal.tsx'),
    check: keys,
  },
  {
    path: '/journals/:journal_key/:issueid',
    page: () => import('./pages/journals/issue.tsx'),
    check: keys,
  },
  {
    path: '/article/:jkey/:jissue/:akey',
    page: () => import('./pages/article/article.tsx'),
    check: keys,
  },
  { path: '/sign/in', page: () => import('./pages/sign/in.tsx') },
  { path: '/admin/login', page: () => import('./admin/login/login-page.tsx'), layout: false },
  {
    path: '/admin/dashboard/articles',
    page: () => import('./admin/articles/articles-page.tsx'),
    layout: false,
  },
  {
    path: '/admin/article_editor',
    page: () => import('./admin/editor/article-editor-page.tsx'),
    layout: false,
  },
];
