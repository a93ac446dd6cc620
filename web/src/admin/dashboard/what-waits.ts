import { ARTICLES, DESK, MAIL, POSTS } from '@quire/model/collections';
import { QUEUES, queueToken } from '@quire/model/desk/queues';
import {
  adminArticlesPath,
  adminEmailsPath,
  adminNewsPath,
  adminSubmissionsPath,
} from '@quire/model/office-paths';
import type { CountPlan } from '../../data/live/office/count-records.ts';

export interface Waiting extends CountPlan {
  readonly label: string;
  readonly path: string;
}

/** What can wait for somebody of the staff, in the order of its urgency. */
export const WHAT_WAITS: readonly Waiting[] = [
  ...(['new', 'no-editor', 'no-reviewers', 'overdue', 'decision'] as const).map(
    (queue): Waiting => ({
      label: `Submissions: ${QUEUES[queue].label.toLowerCase()}`,
      collection: DESK,
      action: 'submission.handle',
      scope: 'journal',
      where: {},
      contains: ['queues', queueToken(queue)],
      path: adminSubmissionsPath(queue),
    }),
  ),
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
    where: { state: 'failed', withheld: false },
    path: adminEmailsPath(),
  },
];
