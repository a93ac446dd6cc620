/** Which notifications staff get by mail: immediately, in a daily digest, or not at all. */
import { z } from 'zod';

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
  submissions: { label: 'New submissions', templates: ['editor/new-submission'] },
  revisions: { label: 'Revisions', templates: ['editor/revision-received'] },
  assigned: {
    label: 'Manuscripts assigned to me',
    templates: ['editor/assigned', 'editor/handed-over', 'editor/handed-back'],
  },
  discussions: {
    label: 'Discussions that mention me, and tasks for me',
    templates: ['editor/mentioned', 'editor/task-assigned'],
  },
  invitations: {
    label: 'Invitations that are declined or not answered',
    templates: ['editor/invitation-declined', 'editor/invitation-unanswered'],
  },
  reviews: {
    label: 'Reviews that come in',
    templates: [
      ...['editor/review-received', 'editor/reviews-complete'],
      ...['editor/time-asked', 'editor/decision-recommended', 'editor/co-reviewers-named'],
    ],
  },
  overdue: { label: 'Reviews that are overdue', templates: ['editor/review-overdue'] },
  messages: {
    label: 'Messages from authors and reviewers',
    templates: ['editor/message', 'editor/reviewer-message'],
  },
  proofs: {
    label: 'Proofs that authors have read',
    templates: ['editor/proof-approved', 'editor/proof-corrected'],
  },
  withdrawals: {
    label: 'Withdrawals, appeals and transfers that are declined',
    templates: [
      'editor/withdrawal-requested',
      'editor/withdrawn',
      'editor/appeal',
      'editor/transfer-declined',
    ],
  },
  publication: {
    label: 'Failed scheduled publications; publications and retractions to confirm',
    templates: [
      'editor/publication-failed',
      'editor/publication-proposed',
      'editor/retraction-proposed',
    ],
  },
  conferences: {
    label: 'Proposals for conferences and special issues',
    templates: ['staff/conference-proposed', 'editor/special-issue-proposed'],
  },
  comments: {
    label: 'Comments of readers to check, and comments that readers report',
    templates: ['editor/comment-waiting', 'editor/comment-reported'],
  },
  discounts: {
    label: 'Authors who ask for a discount',
    templates: ['staff/discount-asked'],
  },
  payments: {
    label: 'Card payments that do not match their invoice',
    templates: ['staff/payment-to-check'],
  },
  tools: { label: 'My long-running tasks that have ended', templates: ['staff/tool-finished'] },
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
