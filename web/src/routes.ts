import { keys } from './app/keys.ts';
import type { RouteParams, RouteRow } from './app/page/page-module.ts';

/** `list1`, `list2`, …: react-router has no parameters with a prefix. */
const list = ({ list: name }: RouteParams) => /^list[1-9]\d{0,5}$/.test(name ?? '');

/** `/books/{bkey}/{number}`. */
const chapter = ({ bkey, chapter: number }: RouteParams) =>
  keys({ bkey }) && /^[1-9]\d{0,2}$/.test(number ?? '');

/** The pages below a journal's home share one shape: `pages/journals/sub-pages.ts` tells them apart. */
const journalPage = () => import('./pages/journals/journal-page.tsx');

/** A text of the press: only those that the model lists are there. */
const textBelow =
  (parent: string) =>
  async ({ page }: RouteParams) => {
    const { SITE_PAGES } = await import('@quire/model/site-pages');
    return SITE_PAGES.some(({ path }) => path === `${parent}/${page}`);
  };

const about = () => import('./pages/about/about.tsx');
const service = () => import('./pages/services/service.tsx');

/**
 * The addresses that readers browse. An article's PDF (`/article/{jkey}/{jissue}/{doi}.pdf`) is a file, answered
 * by a function of its own. Readers do not load the rows of `account-routes.ts` and `office-routes.ts`.
 */
export const routes: readonly RouteRow[] = [
  { path: '/', page: () => import('./pages/home/home.tsx') },
  { path: '/about', page: about },
  { path: '/about/:page', page: about, check: textBelow('/about') },
  { path: '/services', page: service },
  { path: '/services/language', page: service },
  { path: '/services/publication', page: service },
  // `for_{for_key}` and `publication_ethics`: react-router has no parameters with a prefix.
  {
    path: '/services/publication/:page',
    page: service,
    check: textBelow('/services/publication'),
  },
  { path: '/conference', page: () => import('./pages/conference/conference.tsx') },
  { path: '/conference/proceedings', page: () => import('./pages/conference/proceedings.tsx') },
  {
    path: '/conference/propose',
    page: () => import('./pages/conference/propose.tsx'),
    atOnce: true,
  },
  {
    path: '/conference/:ckey',
    page: () => import('./pages/conference/conference-details.tsx'),
    check: keys,
    // Talks can be marked, which nothing shows until the app is there.
    atOnce: true,
  },
  { path: '/books', page: () => import('./pages/books/books.tsx') },
  { path: '/books/:bkey', page: () => import('./pages/books/book.tsx'), check: keys },
  {
    path: '/books/:bkey/:chapter',
    page: () => import('./pages/books/chapter.tsx'),
    check: chapter,
  },
  { path: '/people/:pkey', page: () => import('./pages/people/person.tsx'), check: keys },
  { path: '/news', page: () => import('./pages/posts/news.tsx') },
  { path: '/news/:skey', page: () => import('./pages/posts/news-post.tsx'), check: keys },
  { path: '/blogs', page: () => import('./pages/posts/blogs.tsx') },
  { path: '/blogs/:skey', page: () => import('./pages/posts/blog-post.tsx'), check: keys },
  { path: '/journals', page: () => import('./pages/journals/journals.tsx') },
  { path: '/journals/latex_template', page: () => import('./pages/journals/latex-template.tsx') },
  {
    path: '/journals/:journal_key',
    page: () => import('./pages/journals/journal.tsx'),
    check: keys,
  },
  { path: '/journals/:journal_key/aims_scope', page: journalPage, check: keys },
  { path: '/journals/:journal_key/editors', page: journalPage, check: keys },
  { path: '/journals/:journal_key/indexing', page: journalPage, check: keys },
  { path: '/journals/:journal_key/for_authors', page: journalPage, check: keys },
  { path: '/journals/:journal_key/for_reviewers', page: journalPage, check: keys },
  { path: '/journals/:journal_key/publication_ethics', page: journalPage, check: keys },
  { path: '/journals/:journal_key/charge', page: journalPage, check: keys },
  { path: '/journals/:journal_key/special_issues', page: journalPage, check: keys },
  { path: '/journals/:journal_key/all_issues', page: journalPage, check: keys },
  { path: '/journals/:journal_key/articles_collections', page: journalPage, check: keys },
  { path: '/journals/:journal_key/call_for_papers', page: journalPage, check: keys },
  { path: '/journals/:journal_key/statistics', page: journalPage, check: keys },
  { path: '/journals/:journal_key/contact', page: journalPage, check: keys },
  { path: '/journals/:journal_key/reviewers', page: journalPage, check: keys },
  { path: '/journals/:journal_key/imprint', page: journalPage, check: keys },
  { path: '/journals/:journal_key/submission', page: journalPage, check: keys },
  { path: '/journals/:journal_key/special_issues/index', page: journalPage, check: keys },
  { path: '/journals/:journal_key/special_issues/current_open', page: journalPage, check: keys },
  {
    path: '/journals/:journal_key/special_issues/proposals_invitation',
    page: journalPage,
    check: keys,
  },
  { path: '/journals/:journal_key/special_issues/release', page: journalPage, check: keys },
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
  {
    path: '/article/:jkey/:jissue/:akey/peer_review',
    page: () => import('./pages/peer-review/peer-review.tsx'),
    check: keys,
  },
  {
    path: '/article/:list',
    page: () => import('./pages/article-list/article-list.tsx'),
    check: list,
  },
  // Where few results are found, the browser looks for more.
  { path: '/search', page: () => import('./pages/search/search.tsx'), atOnce: true },
  { path: '/editor_tool', page: () => import('./pages/editor-tool/editor-tool.tsx'), atOnce: true },
];
