/** Every list of the office, for the indexes that its queries need (`npm run indexes`). */
import { ANNOUNCEMENT_LIST } from './announcement-list.ts';
import { ARTICLE_PLANS } from './article-lists.ts';
import { AUDIT_LIST } from './audit-list.ts';
import { CHARGE_PLANS } from './charge-lists.ts';
import { COMMENT_LIST } from './comment-list.ts';
import { CONTENT_PLANS } from './content-lists.ts';
import { DESK_LIST } from './desk-list.ts';
import { JOURNAL_AND_MAIL_PLANS } from './journal-and-mail-lists.ts';
import type { ListPlan } from './list-plan.ts';
import { ACCOUNTS_LIST, AUTHORS_LIST, COLLEAGUES_LIST, REVIEWERS_LIST } from './people-lists.ts';
import { BLOGS_LIST, NEWS_LIST } from './post-lists.ts';
import { REGISTRATIONS_LIST } from './registration-list.ts';

export const LIST_PLANS: readonly ListPlan[] = [
  ...ARTICLE_PLANS,
  NEWS_LIST,
  BLOGS_LIST,
  DESK_LIST,
  ...JOURNAL_AND_MAIL_PLANS,
  ...CHARGE_PLANS,
  REVIEWERS_LIST,
  AUTHORS_LIST,
  ACCOUNTS_LIST,
  COLLEAGUES_LIST,
  ...CONTENT_PLANS,
  COMMENT_LIST,
  AUDIT_LIST,
  REGISTRATIONS_LIST,
  ANNOUNCEMENT_LIST,
];
