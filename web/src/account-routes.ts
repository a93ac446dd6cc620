import { keys } from './app/keys.ts';
import type { RouteRow } from './app/page/page-module.ts';

/** One form at two addresses. */
const register = () => import('./pages/account/register.tsx');

/**
 * Signing in, accounts, and the pages of authors and reviewers. They are a table of their own because each row is
 * script that every reader would load: it comes with the first navigation.
 */
export const accountRoutes: readonly RouteRow[] = [
  { path: '/sign/in', page: () => import('./pages/sign/in.tsx'), kept: false },
  { path: '/sign/up', page: register, kept: false },
  { path: '/sign/error', page: () => import('./pages/sign/error.tsx'), kept: false },
  { path: '/account/register', page: register, kept: false },
  { path: '/account/verify', page: () => import('./pages/account/verify.tsx'), kept: false },
  { path: '/mail/verify', page: () => import('./pages/mail/verify.tsx'), kept: false },
  {
    path: '/helper/forgot_password',
    page: () => import('./pages/password-reset/forgot-password.tsx'),
    kept: false,
  },
  {
    path: '/helper/reset_password',
    page: () => import('./pages/password-reset/reset-password.tsx'),
    kept: false,
  },
  { path: '/account', page: () => import('./author/account/account-page.tsx'), signedIn: true },
  { path: '/account/notes', page: () => import('./author/notes/notes-page.tsx'), signedIn: true },
  {
    path: '/submission',
    page: () => import('./author/submissions/submissions-page.tsx'),
    signedIn: true,
  },
  // `/submission/{page_name}`: each name has a page of its own.
  {
    path: '/submission/submit',
    page: () => import('./author/submit/submit-page.tsx'),
    signedIn: true,
  },
  {
    path: '/submission/ok',
    page: () => import('./author/submissions/sent-page.tsx'),
    signedIn: true,
  },
  {
    path: '/submission/invoice',
    page: () => import('./author/invoices/invoices-page.tsx'),
    signedIn: true,
  },
  {
    path: '/submission/view',
    page: () => import('./author/submission/submission-page.tsx'),
    signedIn: true,
  },
  {
    path: '/submission/abstracts',
    page: () => import('./author/abstracts/abstracts-page.tsx'),
    signedIn: true,
  },
  {
    path: '/submission/papers',
    page: () => import('./author/papers/papers-page.tsx'),
    signedIn: true,
  },
  {
    path: '/submission/co_author',
    page: () => import('./pages/submission/co-author.tsx'),
    kept: false,
  },
  {
    path: '/reviewer/review',
    page: () => import('./pages/reviewer/review.tsx'),
    kept: false,
  },
  {
    path: '/reviewer/certificate/:code',
    page: () => import('./pages/reviewer/certificate/certificate.tsx'),
    check: keys,
    kept: false,
  },
];
