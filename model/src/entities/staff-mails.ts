/** Which notifications staff get by mail: immediately, in a daily digest, or not at all. */

import { z } from 'zod';
import { t } from '../messages/t.ts';

export interface StaffMailType {
  readonly label: string;
  /** The templates of this type. */
  readonly templates: readonly string[];
}

/**
 * Other notifications always come immediately to the people concerned: that a person did not agree to be an
 * author, for one.
 */
export const STAFF_MAILS = {
  submissions: {
    get label() {
      return t('officeWords.staffMailSubmissions');
    },
    templates: ['editor/new-submission'],
  },
  revisions: {
    get label() {
      return t('officeWords.staffMailRevisions');
    },
    templates: ['editor/revision-received'],
  },
  assigned: {
    get label() {
      return t('officeWords.staffMailAssigned');
    },
    templates: ['editor/assigned', 'editor/handed-over', 'editor/handed-back'],
  },
  discussions: {
    get label() {
      return t('officeWords.staffMailDiscussions');
    },
    templates: ['editor/mentioned', 'editor/task-assigned'],
  },
  invitations: {
    get label() {
      return t('officeWords.staffMailInvitations');
    },
    templates: ['editor/invitation-declined', 'editor/invitation-unanswered'],
  },
  reviews: {
    get label() {
      return t('officeWords.staffMailReviews');
    },
    templates: [
      ...['editor/review-received', 'editor/reviews-complete'],
      ...['editor/time-asked', 'editor/decision-recommended', 'editor/co-reviewers-named'],
    ],
  },
  overdue: {
    get label() {
      return t('officeWords.staffMailOverdue');
    },
    templates: ['editor/review-overdue'],
  },
  messages: {
    get label() {
      return t('officeWords.staffMailMessages');
    },
    templates: ['editor/message', 'editor/reviewer-message'],
  },
  proofs: {
    get label() {
      return t('officeWords.staffMailProofs');
    },
    templates: ['editor/proof-approved', 'editor/proof-corrected'],
  },
  withdrawals: {
    get label() {
      return t('officeWords.staffMailWithdrawals');
    },
    templates: [
      'editor/withdrawal-requested',
      'editor/withdrawn',
      'editor/appeal',
      'editor/transfer-declined',
    ],
  },
  publication: {
    get label() {
      return t('officeWords.staffMailPublication');
    },
    templates: [
      'editor/publication-failed',
      'editor/publication-proposed',
      'editor/retraction-proposed',
    ],
  },
  conferences: {
    get label() {
      return t('officeWords.staffMailConferences');
    },
    templates: ['staff/conference-proposed', 'editor/special-issue-proposed'],
  },
  comments: {
    get label() {
      return t('officeWords.staffMailComments');
    },
    templates: ['editor/comment-waiting', 'editor/comment-reported'],
  },
  discounts: {
    get label() {
      return t('officeWords.staffMailDiscounts');
    },
    templates: ['staff/discount-asked'],
  },
  payments: {
    get label() {
      return t('officeWords.staffMailPayments');
    },
    templates: ['staff/payment-to-check'],
  },
  tools: {
    get label() {
      return t('officeWords.staffMailTools');
    },
    templates: ['staff/tool-finished'],
  },
} as const satisfies Readonly<Record<string, StaffMailType>>;

export type StaffMail = keyof typeof STAFF_MAILS;
export const STAFF_MAIL_NAMES = Object.keys(STAFF_MAILS) as [StaffMail, ...StaffMail[]];
export const STAFF_MAIL_WHEN = ['now', 'daily', 'off'] as const;
export type StaffMailWhen = (typeof STAFF_MAIL_WHEN)[number];

/** `profiles/{uid}.staffMails`: what a person has chosen; other notifications come immediately. */
export const StaffMailsSchema = z.partialRecord(z.enum(STAFF_MAIL_NAMES), z.enum(STAFF_MAIL_WHEN));
export type StaffMails = z.infer<typeof StaffMailsSchema>;

const TYPE_OF = new Map<string, StaffMail>(
  STAFF_MAIL_NAMES.flatMap((type) =>
    STAFF_MAILS[type].templates.map((template) => [template, type] as const),
  ),
);

/** The type that a template's mails are of; null: it is none that staff choose about. */
export const staffMailOf = (template: string): StaffMail | null => TYPE_OF.get(template) ?? null;
