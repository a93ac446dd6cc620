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
      label: `Submissions: ${QUEUES[queue].label.toLowerCase()}`,
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
    label: 'Article drafts',
    urgency: 'later',
    collection: ARTICLES,
    action: 'article.read',
    scope: 'journal',
    where: { status: 'draft' },
    path: adminArticlesPath(),
  },
  {
    label: 'News not yet published',
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
        'Bank entries to confirm',
        'now',
        BANK_ENTRIES,
        { state: 'open' },
        adminInvoicesPath('bank'),
      ],
      [
        'Overdue invoices',
        'late',
        INVOICES,
        { state: 'overdue' },
        `${adminInvoicesPath()}?state=overdue`,
      ],
      [
        'Invoices with refunds due',
        'now',
        INVOICES,
        { isToGiveBack: true },
        `${adminInvoicesPath()}?isToGiveBack=true`,
      ],
      [
        'Discount requests to decide',
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
    label: 'Mails that could not be sent',
    urgency: 'now',
    collection: MAIL,
    action: 'mail.read',
    scope: 'journal',
    where: { state: 'failed', withheld: false },
    path: adminEmailsPath(),
  },
];
