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
  ...(
    [
      ['Bank entries to confirm', BANK_ENTRIES, { state: 'open' }, adminInvoicesPath('bank')],
      ['Invoices overdue', INVOICES, { state: 'overdue' }, `${adminInvoicesPath()}?state=overdue`],
      [
        'Invoices with money to give back',
        INVOICES,
        { isToGiveBack: true },
        `${adminInvoicesPath()}?isToGiveBack=true`,
      ],
      [
        'Discount requests to decide',
        DISCOUNT_REQUESTS,
        { state: 'open' },
        `${adminInvoicesPath('requests')}&state=open`,
      ],
    ] as const
  ).map(
    ([label, name, where, path]): Waiting => ({
      ...{ label, collection: name, action: 'invoice.settle', where, path },
    }),
  ),
  {
    label: 'Mails that did not leave',
    collection: MAIL,
    action: 'mail.read',
    scope: 'journal',
    where: { state: 'failed', withheld: false },
    path: adminEmailsPath(),
  },
];
