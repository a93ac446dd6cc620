import {
  ARTICLES,
  BANK_ENTRIES,
  DESK,
  DISCOUNT_REQUESTS,
  INVOICES,
  MAIL,
  POSTS,
} from '@quire/model/collections';
import { QUEUES, queueToken } from '@quire/model/desk/queues';
import { t } from '@quire/model/messages/t';
import {
  adminArticlesPath,
  adminEmailsPath,
  adminInvoicesPath,
  adminNewsPath,
  adminSubmissionsPath,
} from '@quire/model/office-paths';
import type { CountPlan } from '../../data/live/office/count-records.ts';

export interface Waiting extends CountPlan {
  readonly label: string;
  /** Overdue, needs an answer, or not urgent. */
  readonly urgency: Urgency;
  readonly path: string;
}

/** Lower values come first. */
export const URGENCIES = ['late', 'now', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** What may need the attention of staff, in order of urgency. */
export const WHAT_WAITS: readonly Waiting[] = [
  ...(['new', 'no-editor', 'no-reviewers', 'overdue', 'decision'] as const).map(
    (queue): Waiting => ({
      label: t('officeDashboard.submissionsInQueue', { queue: QUEUES[queue].label }),
      urgency: queue === 'overdue' ? 'late' : 'now',
      collection: DESK,
      action: 'submission.handle',
      scope: 'journal',
      where: {},
      contains: ['queues', queueToken(queue)],
      path: adminSubmissionsPath(queue),
    }),
  ),
  {
    label: t('officeDashboard.articleDrafts'),
    urgency: 'later',
    collection: ARTICLES,
    action: 'article.read',
    scope: 'journal',
    where: { status: 'draft' },
    path: adminArticlesPath(),
  },
  {
    label: t('officeDashboard.newsDrafts'),
    urgency: 'later',
    collection: POSTS,
    action: 'content.edit',
    scope: 'journal',
    where: { kind: 'news', status: 'draft' },
    path: adminNewsPath(),
  },
  ...(
    [
      [
        t('officeDashboard.bankEntriesToConfirm'),
        'now',
        BANK_ENTRIES,
        { state: 'open' },
        adminInvoicesPath('bank'),
      ],
      [
        t('officeDashboard.overdueInvoices'),
        'late',
        INVOICES,
        { state: 'overdue' },
        `${adminInvoicesPath()}?state=overdue`,
      ],
      [
        t('officeDashboard.refundsDue'),
        'now',
        INVOICES,
        { isToGiveBack: true },
        `${adminInvoicesPath()}?isToGiveBack=true`,
      ],
      [
        t('officeDashboard.discountRequestsToDecide'),
        'now',
        DISCOUNT_REQUESTS,
        { state: 'open' },
        `${adminInvoicesPath('requests')}&state=open`,
      ],
    ] as const
  ).map(
    ([label, urgency, name, where, path]): Waiting => ({
      ...{ label, urgency, collection: name, action: 'invoice.settle', where, path },
    }),
  ),
  {
    label: t('officeDashboard.failedMails'),
    urgency: 'now',
    collection: MAIL,
    action: 'mail.read',
    scope: 'journal',
    where: { state: 'failed', withheld: false },
    path: adminEmailsPath(),
  },
];
