/** Every mail the press sends, one row each. */
import { roleGranted } from './account/role-granted.ts';
import { articlePublished } from './author/article-published.ts';

export const MAIL_TEMPLATES = {
  [roleGranted.name]: roleGranted,
  [articlePublished.name]: articlePublished,
} as const;
