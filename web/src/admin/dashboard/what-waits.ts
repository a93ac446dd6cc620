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
  /** What is late already, what asks for an answer, what can be left for a while. */
  readonly urgency: Urgency;
  readonly path: string;
}

/** The lower, the sooner. */
export const URGENCIES = ['late', 'now', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** What can wait for somebody of the staff, in the order of its urgency. */
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
        'Invoices overdue',
        'late',
        INVOICES,
        { state: 'overdue' },
        `${adminInvoicesPath()}?state=overdue`,
      ],
      [
        'Invoices with money to give back',
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
    label: 'Mails that did not leave',
    urgency: 'now',
    collection: MAIL,
    action: 'mail.read',
    scope: 'journal',
    where: { state: 'failed', withheld: false },
    path: adminEmailsPath(),
  },
];
