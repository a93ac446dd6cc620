/** What the audit log says was done, by the name of its entries; in the order in which the office offers them. */
export const AUDIT_ACTIONS = {
  'user.grant': 'Roles granted or taken',
  'permissions.set': 'A journal’s permissions changed',
  'submission.decision': 'Decision on a manuscript',
  'review.override': 'Reviewer invited in spite of a conflict',
  'article.start': 'Article begun from a manuscript',
  'article.publish': 'Article published',
  'article.schedule': 'Publication scheduled',
  'article.unschedule': 'Schedule or proposal taken back',
  'article.correct': 'Article corrected',
  'article.concern': 'Concern expressed',
  'article.retract': 'Retraction',
  'article.withdraw': 'Article laid aside',
  'article.reopen': 'Article taken up again',
  'article.remove': 'Article removed',
  'article.import': 'Article published by an import',
  'invoice.change': 'Invoice, payment, refund or waiver',
  'export.ledger': 'Ledger exported',
  'tool.export': 'Export of the press',
  'tool.import-metadata': 'Import of records',
  'tool.import-papers': 'Import of papers',
  'tool.rebuild': 'Rebuilding',
  'tool.health': 'Health check',
  'record.created': 'Record created',
  'record.saved': 'Record saved',
  'record.deleted': 'Record deleted',
  'record.undeleted': 'Record brought back',
  'record.restored': 'Version of a record restored',
  'reviewer.merged': 'Reviewers merged',
  'author.merged': 'Authors merged',
  'author.separated': 'Authors separated',
  'mail.resent': 'Mail sent again',
  'mail-template.saved': 'Mail template changed',
  'mail-template.reset': 'Mail template reset',
  'user.email': 'Address of an account changed',
  'user.erase': 'Account erased',
} as const;

const LABELS: Readonly<Record<string, string>> = AUDIT_ACTIONS;

/** In words; one that has none is shown by its name. */
export const auditActionLabel = (action: string): string => LABELS[action] ?? action;
