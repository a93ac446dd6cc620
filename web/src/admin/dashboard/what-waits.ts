import { ARTICLES, MAIL, POSTS, SUBMISSIONS } from '@quire/model/collections';
import { adminEmailsPath, adminNewsPath, adminSubmissionsPath } from '@quire/model/office-paths';
import { adminArticlesPath } from '@quire/model/paths';
import type { CountPlan } from '../../data/live/office/count-records.ts';

export interface Waiting extends CountPlan {
  readonly label: string;
  readonly path: string;
}

/** What can wait for somebody of the staff, in the order of its urgency. */
export const WHAT_WAITS: readonly Waiting[] = [
  {
    label: 'Submissions to check',
    collection: SUBMISSIONS,
    action: 'submission.handle',
    scope: 'journal',
    where: { state: ['submitted', 'technical_check'] },
    path: adminSubmissionsPath(),
  },
  {
    label: 'Submissions for an editor',
    collection: SUBMISSIONS,
    action: 'submission.handle',
    scope: 'journal',
    where: { state: ['with_editor', 'reviewer_invitation'] },
    path: adminSubmissionsPath(),
  },
  {
    label: 'Ready for a decision',
    collection: SUBMISSIONS,
    action: 'submission.handle',
    scope: 'journal',
    where: { state: ['reviews_complete'] },
    path: adminSubmissionsPath(),
  },
  {
    label: 'Article drafts',
    collection: ARTICLES,
    action: 'article.read',
    scope: 'journal',
    where: { status: 'draft' },
    path: adminArticlesPath(),
  },
  {
    label: 'News not yet published',
    collection: POSTS,
    action: 'content.edit',
    scope: 'journal',
    where: { kind: 'news', status: 'draft' },
    path: adminNewsPath(),
  },
  {
    label: 'Mails that did not leave',
    collection: MAIL,
    action: 'mail.read',
    scope: 'journal',
    where: { state: 'failed' },
    path: adminEmailsPath(),
  },
];
