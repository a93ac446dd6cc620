import type { MailName } from '@quire/model/mail/registry/registry';
import type { BudgetName } from '../../platform/throttle/budgets.ts';

/**
 * Who can cause a mail, and what limits the number. `outsider`: a person without a right in the office. Mails caused by
 * outsiders are limited by budgets, which are spent before the mail is written, or by the reason in `once`: the state
 * of a record, or a link, allows it once. In addition, frequent mails to staff are collected in the daily one
 * (`enqueue-mail.ts`).
 */
export type MailCause =
  | { readonly by: 'outsider'; readonly budgets: readonly [BudgetName, ...BudgetName[]] }
  | { readonly by: 'outsider'; readonly once: string }
  | { readonly by: 'staff' | 'schedule' };

const BY_STAFF = { by: 'staff' } as const;
const BY_SCHEDULE = { by: 'schedule' } as const;
const ONE_A_MOVE = {
  by: 'outsider',
  once: 'An author makes this move once; staff move the manuscript on before it can be made again.',
} as const;
const SENDING = { by: 'outsider', budgets: ['submission'] } as const;
const ONE_A_REVIEW = {
  by: 'outsider',
  once: 'A reviewer answers once and reports once, by a link that staff have mailed.',
} as const;

/** Every mail has a row: a template without a decision does not compile. */
export const MAIL_CAUSES: Readonly<Record<MailName, MailCause>> = {
  'account/verify-address': { by: 'outsider', budgets: ['registration', 'verification'] },
  'account/address-known': {
    by: 'outsider',
    budgets: ['registration', 'verification', 'email-change'],
  },
  'account/reset-password': { by: 'outsider', budgets: ['password-reset'] },
  'account/confirm-new-address': { by: 'outsider', budgets: ['email-change'] },
  'account/address-changed': { by: 'outsider', budgets: ['email-change'] },
  'account/password-changed': { by: 'outsider', budgets: ['password-change', 'password-reset'] },
  'account/erasure-requested': { by: 'outsider', budgets: ['erasure'] },
  'account/erased': BY_SCHEDULE,
  'account/accounts-merged': BY_STAFF,
  'account/role-granted': BY_STAFF,
  'account/role-invited': BY_STAFF,
  'account/role-invitation-reminder': BY_SCHEDULE,
  'account/second-factor-changed': BY_STAFF,
  'account/orcid-ended': BY_SCHEDULE,
  'account/alert-requested': { by: 'outsider', budgets: ['alert-request'] },
  'account/alert-digest': BY_SCHEDULE,
  'account/usage-report': BY_SCHEDULE,

  'author/submission-received': SENDING,
  'author/co-author-told': { by: 'outsider', budgets: ['co-author-mail'] },
  'author/returned': BY_STAFF,
  'author/status-changed': ONE_A_MOVE,
  'author/decision': BY_STAFF,
  'author/withdrawn': ONE_A_MOVE,
  'author/lapsed': BY_SCHEDULE,
  'author/message': { by: 'outsider', budgets: ['message'] },
  'author/draft-notice': BY_SCHEDULE,
  'author/revision-extended': BY_STAFF,
  'author/revision-reminder': BY_SCHEDULE,
  'author/discount-decided': BY_STAFF,
  'author/article-published': BY_STAFF,
  'author/paper-invited': BY_STAFF,

  'editor/new-submission': SENDING,
  'editor/revision-received': SENDING,
  'editor/proof-approved': ONE_A_MOVE,
  'editor/proof-corrected': ONE_A_MOVE,
  'editor/transfer-declined': ONE_A_MOVE,
  'editor/withdrawal-requested': ONE_A_MOVE,
  'editor/withdrawn': ONE_A_MOVE,
  'editor/appeal': ONE_A_MOVE,
  'editor/message': { by: 'outsider', budgets: ['message'] },
  'editor/co-author-objected': {
    by: 'outsider',
    once: 'A co-author answers once, by a link of a mail that has a budget.',
  },
  'staff/role-invitation-answered': {
    by: 'outsider',
    once: 'An invitation to a role is answered once, by a link that staff have mailed.',
  },
  'editor/invitation-declined': ONE_A_REVIEW,
  'editor/review-received': ONE_A_REVIEW,
  'editor/reviews-complete': ONE_A_REVIEW,
  'editor/time-asked': {
    by: 'outsider',
    once: 'A reviewer asks once until an editor has answered.',
  },
  'editor/co-reviewers-named': { by: 'outsider', budgets: ['reviewer-message'] },
  'editor/reviewer-message': { by: 'outsider', budgets: ['reviewer-message'] },
  'editor/invitation-unanswered': BY_SCHEDULE,
  'editor/review-overdue': BY_SCHEDULE,
  'editor/publication-failed': BY_SCHEDULE,
  'editor/retraction-proposed': BY_STAFF,
  'editor/publication-proposed': BY_STAFF,
  'editor/few-reports': BY_STAFF,
  'editor/assigned': BY_STAFF,
  'editor/decision-failed': BY_SCHEDULE,
  'editor/decision-recommended': BY_STAFF,
  'editor/handed-over': BY_STAFF,
  'editor/mentioned': BY_STAFF,
  'editor/task-assigned': BY_STAFF,
  'editor/handed-back': BY_STAFF,

  'reviewer/invitation': BY_STAFF,
  'reviewer/accepted': ONE_A_REVIEW,
  'reviewer/cancelled': BY_STAFF,
  'reviewer/clarification': BY_STAFF,
  'reviewer/time-answered': BY_STAFF,
  'reviewer/message': BY_STAFF,
  'reviewer/expired': BY_SCHEDULE,
  'reviewer/invitation-reminder': BY_SCHEDULE,
  'reviewer/report-reminder': BY_SCHEDULE,
  'reviewer/thanks': BY_STAFF,

  'staff/discount-asked': { by: 'outsider', budgets: ['discount-request'] },
  'editor/special-issue-proposed': { by: 'outsider', budgets: ['issue-proposal'] },
  'organiser/special-issue-received': { by: 'outsider', budgets: ['issue-proposal'] },
  'organiser/special-issue-answered': BY_STAFF,
  'staff/conference-proposed': { by: 'outsider', budgets: ['proposal'] },
  'staff/daily-digest': BY_SCHEDULE,
  'staff/tool-finished': BY_STAFF,
  'staff/payment-to-check': {
    by: 'outsider',
    once: 'The payment provider reports each payment, refund and dispute once, with a signature.',
  },

  'payer/invoice-issued': { by: 'outsider', budgets: ['billing'] },
  'payer/credit-note': { by: 'outsider', budgets: ['billing'] },
  'payer/invoice-waived': BY_STAFF,
  'payer/invoice-reminder': BY_SCHEDULE,
  'payer/payment-received': {
    by: 'outsider',
    once: 'Each payment is money that somebody has paid.',
  },
  'payer/payment-refunded': BY_STAFF,
  'payer/quotation': BY_STAFF,

  'organiser/proposal-received': { by: 'outsider', budgets: ['proposal'] },
  'organiser/proposal-answered': BY_STAFF,

  'author/abstract-received': { by: 'outsider', budgets: ['abstract'] },
  'author/abstract-decided': BY_STAFF,
  'organiser/committee-invited': BY_STAFF,

  'editor/comment-waiting': { by: 'outsider', budgets: ['comment'] },
  'editor/comment-reported': { by: 'outsider', budgets: ['comment-report'] },
  'author/comment-decided': BY_STAFF,
};

/** Whether outsiders can cause a template's mails, in large numbers. */
export function isCausedOutside(template: string): boolean {
  const causes: Readonly<Record<string, MailCause>> = MAIL_CAUSES;
  return causes[template]?.by === 'outsider';
}
