import type { Action, Reach } from '@quire/model/roles';

/** The labels of rights. */
export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  'article.read': 'Read articles before they are published',
  'article.edit': 'Edit articles',
  'article.publish': 'Publish, correct and retract articles',
  'journal.edit': 'Edit the journal',
  'issue.edit': 'Edit issues',
  'press.edit': 'Edit the press’s settings',
  'user.grant': 'Grant and remove roles',
  'user.read': 'See who holds which roles',
  'mail.read': 'See the outbox and the mail templates',
  'content.edit': 'Edit pages, news, books and conferences',
  'submission.write': 'Write submissions',
  'submission.read': 'Read submissions',
  'submission.handle': 'Handle submissions: checks, reviewers, letters',
  'submission.decide': 'Decide on submissions',
  'submission.produce': 'Handle submissions in production',
  'submission.settle': 'Settle fees',
  'invoice.read': 'See invoices and payers',
  'invoice.settle': 'Record payments and refunds',
  'invoice.issue': 'Issue, credit and waive invoices',
  'waiver.decide': 'Decide about waivers and discounts',
  'charge.edit': 'Manage vouchers and agreements with institutions',
  'profile.read': 'Read people’s profiles',
  'profile.edit': 'Edit profiles',
  'audit.read': 'Read the audit log',
  'review.read': 'See reviewers and reports',
  'reviewer.edit': 'Edit the reviewer database',
  'stat.read': 'See figures',
  'tool.run': 'Run imports, exports and checks',
};

/** The reach of a right. */
export const REACH_LABELS: Readonly<Record<Reach, string>> = {
  all: 'everything',
  journals: 'the whole journal',
  issues: 'their special issues',
  assigned: 'assigned to them',
  own: 'their own',
  none: '–',
};
