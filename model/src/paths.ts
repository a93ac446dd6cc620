/** One function per page: every link, redirect, mail and feed takes its address from here. */
import { publishedFilePath } from './collections.ts';

export const homePath = () => '/';
export const journalsPath = () => '/journals';
export const journalPath = (jkey: string) => `/journals/${jkey}`;
export const issuePath = (jkey: string, issueid: string) => `/journals/${jkey}/${issueid}`;
export const articlePath = (jkey: string, jissue: string, akey: string) =>
  `/article/${jkey}/${jissue}/${akey}`;

/** The slash of a DOI stays as it is: this is the canonical form. */
export const articlePdfPath = (jkey: string, jissue: string, doi: string) =>
  `/article/${jkey}/${jissue}/${doi.split('/').map(encodeURIComponent).join('/')}.pdf`;

/** A published file (body, figure, PDF) on the press's own host. */
export const mediaPath = (jkey: string, akey: string, name: string) =>
  `/${publishedFilePath(jkey, akey, name).replace(/^published/, 'media')}`;

export const signInPath = (next?: string) =>
  next ? `/sign/in?next=${encodeURIComponent(next)}` : '/sign/in';
export const adminLoginPath = (next?: string) =>
  next ? `/admin/login?next=${encodeURIComponent(next)}` : '/admin/login';
export const adminDashboardPath = () => '/admin/dashboard';
export const adminArticlesPath = () => '/admin/dashboard/articles';
export const adminArticleEditorPath = (articleId: string) =>
  `/admin/article_editor?article=${encodeURIComponent(articleId)}`;
