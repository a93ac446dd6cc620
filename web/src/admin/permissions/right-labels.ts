import type { Action, Reach } from '@quire/model/roles';

/** What the office calls a right. */
export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  'article.read': 'Read articles before they are published',
  'article.edit': 'Edit articles',
  'article.publish': 'Publish, correct and retract articles',
  'journal.edit': 'Edit the journal',
  'issue.edit': 'Edit issues',
  'press.edit': 'Edit the press’s own settings',
  'user.grant': 'Give and take roles',
  'user.read': 'See who holds which roles',
  'mail.read': 'See the outbox and the mails’ words',
  'content.edit': 'Edit texts, news, books and conferences',
  'submission.write': 'Write submissions',
  'submission.read': 'Read submissions',
  'submission.handle': 'Handle submissions: checks, reviewers, letters',
  'submission.decide': 'Decide on submissions',
  'submission.produce': 'Take submissions through production',
  'submission.settle': 'Settle charges',
  'invoice.read': 'See invoices and whom they are billed to',
  'invoice.settle': 'Record payments and refunds',
  'invoice.issue': 'Issue, credit and waive invoices',
  'waiver.decide': 'Decide about waivers and discounts',
  'charge.edit': 'Keep vouchers and agreements with institutions',
  'profile.read': 'Read people’s profiles',
  'profile.edit': 'Edit profiles',
  'audit.read': 'Read the log of who did what',
  'review.read': 'See who reviews, and the reports',
  'reviewer.edit': 'Edit the base of reviewers',
  'stat.read': 'See the figures',
  'tool.run': 'Run imports, exports and checks',
};

/** How far a right goes. */
export const REACH_LABELS: Readonly<Record<Reach, string>> = {
  all: 'everything',
  journals: 'all of the journal',
  issues: 'their special issues',
  assigned: 'what is assigned to them',
  own: 'their own',
  none: '–',
};
