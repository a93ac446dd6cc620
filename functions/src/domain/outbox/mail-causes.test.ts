/** Every new mail and call requires a decision how many of its mails outsiders can cause. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIL_RECEIVERS } from '@quire/model/mail/registry/mail-receivers';
import { MAIL_TEMPLATES } from '@quire/model/mail/registry/registry';
import { describe, expect, it } from 'vitest';
import { BUDGETS, type BudgetName } from '../../platform/throttle/budgets.ts';
import { MAIL_CAUSES } from './mail-causes.ts';

const SOURCES = join(import.meta.dirname, '../..');
const sources = globSync('**/*.ts', { cwd: SOURCES })
  .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('testing/'))
  .map((path) => ({
    path: path.replace(/^domain\//, ''),
    text: readFileSync(join(SOURCES, path), 'utf8'),
  }));

/**
 * Every place that puts mails into the outbox: who can trigger it, and the budget that is spent before; without a
 * budget, why there are few.
 */
const STAFF = 'staff only';
const SCHEDULE = 'the clock only';
const ONCE = 'the record’s state or a mailed link allows it once';
const CALL_SITES: Readonly<Record<string, BudgetName | readonly BudgetName[] | string>> = {
  'accounts/erase-account.ts': SCHEDULE,
  'accounts/mail-address-known.ts': ['registration', 'verification', 'email-change'],
  'accounts/mail-password-changed.ts': ['password-change', 'password-reset'],
  'accounts/request-email-change.ts': 'email-change',
  'accounts/request-erasure.ts': 'erasure',
  'accounts/request-password-reset.ts': 'password-reset',
  'accounts/second-factor/tell-change.ts': STAFF,
  'accounts/send-verification.ts': ['registration', 'verification'],
  'accounts/verify-email.ts': ONCE,
  'alerts/request-alert.ts': 'alert-request',
  'alerts/send-due-alerts.ts': SCHEDULE,
  'annotations/moderate-annotation.ts': STAFF,
  'annotations/report-comment.ts': 'comment-report',
  'annotations/send-comment.ts': 'comment',
  'articles/change-article.ts': STAFF,
  'articles/follow-submission.ts': STAFF,
  'charges/by-hand/quotation-acts.ts': STAFF,
  'charges/card/fail-card-refund.ts': 'the payment provider, signed',
  'charges/card/take-card-dispute.ts': 'the payment provider, signed',
  'charges/card/take-card-event.ts': 'the payment provider, signed',
  'charges/discounts/decide-discount.ts': STAFF,
  'charges/discounts/request-discount.ts': 'discount-request',
  'charges/record-payment.ts': STAFF,
  'charges/remind-invoices.ts': SCHEDULE,
  'charges/reconcile-invoice.ts': 'billing',
  'charges/waive-invoice.ts': STAFF,
  'conferences/committee-members.ts': STAFF,
  'conferences/decide-abstracts.ts': STAFF,
  'conferences/save-abstract.ts': 'abstract',
  'discussions/save-task.ts': STAFF,
  'discussions/write-note.ts': STAFF,
  'mail/send-digests.ts': SCHEDULE,
  'orcid/end-by-orcid.ts': SCHEDULE,
  'mail/send-test-mail.ts': STAFF,
  'merging/merge-accounts.ts': STAFF,
  'metrics/counter/mail-reports.ts': SCHEDULE,
  'tool-runs/tell-tool-finished.ts': STAFF,
  'proposals/answer-proposal.ts': STAFF,
  'proposals/propose-conference.ts': 'proposal',
  'publishing/publish-article.ts': STAFF,
  'reviews/answer-invitation.ts': ONCE,
  'reviews/assign-production.ts':
    'production begins once for each time that staff accept or release it',
  'reviews/begin-review.ts': STAFF,
  'reviews/cancel-open.ts': ONCE,
  'reviews/hand-over.ts': STAFF,
  'reviews/judge-reports.ts': STAFF,
  'reviews/more-time.ts': ONCE,
  'reviews/name-co-reviewers.ts': 'reviewer-message',
  'reviews/recommend-decision.ts': STAFF,
  'reviews/review-messages.ts': 'reviewer-message',
  'reviews/remind-reviewer.ts': STAFF,
  'reviews/reconcile-round.ts': ONCE,
  'reviews/revision/extend-revision.ts': STAFF,
  'reviews/revision/remind-of-revision.ts': STAFF,
  'reviews/staff-reviews.ts': STAFF,
  'reviews/maintain-reviews.ts': SCHEDULE,
  'reviews/thank-reviewer.ts': STAFF,
  'reviews/write-report.ts': ONCE,
  'roles/grant-roles.ts': STAFF,
  'setup/try-outbox.ts': 'test-mail',
  'special-issues/answer-issue-proposal.ts': STAFF,
  'special-issues/invite-paper.ts': STAFF,
  'special-issues/propose-special-issue.ts': 'issue-proposal',
  'roles/invitations/answer-invitation.ts': ONCE,
  'roles/invitations/send-invitation.ts': STAFF,
  'roles/invitations/tend-invitations.ts': SCHEDULE,
  'reviews/assign-staff.ts': STAFF,
  'submissions/co-author-answer.ts': ONCE,
  'submissions/forgotten-drafts.ts': SCHEDULE,
  'submissions/pending/apply-decision.ts': SCHEDULE,
  'submissions/move-submission.ts': ['submission', 'co-author-mail'],
  'submissions/remind-revisions.ts': SCHEDULE,
  'submissions/send-message.ts': 'message',
};

const budgetsOf = (decision: string | readonly string[]) =>
  [decision].flat().filter((name): name is BudgetName => name in BUDGETS);
const isSpent = (name: BudgetName) =>
  sources.some(
    ({ path, text }) =>
      path !== 'throttle/budgets.ts' &&
      path !== 'mail/mail-causes.ts' &&
      /(with|require|open)\w*Budget/i.test(text) &&
      text.includes(`'${name}'`),
  );

describe('the causes of mails', () => {
  it('are decided for every mail, and every mail has a receiver', () => {
    const names = Object.keys(MAIL_TEMPLATES).toSorted();
    expect(Object.keys(MAIL_CAUSES).toSorted()).toEqual(names);
    expect(Object.keys(MAIL_RECEIVERS).toSorted()).toEqual(names);
  });

  it('are decided for every place that writes into the outbox', () => {
    const found = sources
      .filter(({ path }) => path !== 'outbox/enqueue-mail.ts')
      .filter(({ text }) => text.includes('enqueueMails('))
      .map(({ path }) => path);
    expect(found.toSorted()).toEqual(Object.keys(CALL_SITES).toSorted());
  });

  it('have a budget wherever an outsider can cause a mail to a stranger', () => {
    const unbounded = Object.entries(MAIL_CAUSES).filter(
      ([name, cause]) =>
        MAIL_RECEIVERS[name as keyof typeof MAIL_RECEIVERS] === 'stranger' &&
        cause.by === 'outsider' &&
        !('budgets' in cause),
    );
    expect(unbounded.map(([name]) => name)).toEqual([
      'reviewer/accepted',
      'payer/payment-received',
    ]);
  });
});

describe('a budget', () => {
  it.each(Object.keys(BUDGETS) as BudgetName[])('%s is spent somewhere', (name) => {
    expect(isSpent(name)).toBe(true);
  });

  it('is spent for every mail that names it', () => {
    const named = [
      ...Object.values(MAIL_CAUSES).flatMap((cause) => ('budgets' in cause ? cause.budgets : [])),
      ...Object.values(CALL_SITES).flatMap(budgetsOf),
    ];
    for (const name of new Set(named)) expect([name, isSpent(name)]).toEqual([name, true]);
  });
});
