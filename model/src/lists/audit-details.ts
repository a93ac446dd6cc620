import { z } from 'zod';
import { type AuditEntry, auditDetails } from '../entities/audit-entry.ts';
import { RemarkValuesSchema } from '../entities/remark-kind.ts';
import { t } from '../messages/t.ts';
import { gateRemarkText } from '../publish-gate/gate-remarks.ts';
import { ROLE_LABELS } from '../role-labels.ts';
import { ARTICLE_STATUSES } from '../states/article.ts';
import { SUBMISSION_STATE_NAMES, SUBMISSION_STATES } from '../states/submission-states.ts';
import { articleStatusLabel } from './article-status-label.ts';

/** What entries of the audit log say besides who did what, by the names of their fields and of what these hold. */
export const AUDIT_DETAILS: Readonly<Record<string, () => string>> = {
  abstracts: () => t('officeAudit.detailAbstracts'),
  added: () => t('officeAudit.detailAdded'),
  after: () => t('officeAudit.detailAfter'),
  article: () => t('officeAudit.detailArticle'),
  before: () => t('officeAudit.detailBefore'),
  batch: () => t('officeAudit.detailBatch'),
  codes: () => t('officeAudit.detailCodes'),
  columns: () => t('officeAudit.detailColumns'),
  conflicts: () => t('officeAudit.detailConflicts'),
  customer: () => t('officeAudit.detailCustomer'),
  decision: () => t('officeAudit.detailDecision'),
  dois: () => t('officeAudit.detailDois'),
  dryRun: () => t('officeAudit.detailDryRun'),
  email: () => t('officeAudit.detailEmail'),
  entries: () => t('officeAudit.detailEntries'),
  event: () => t('officeAudit.detailEvent'),
  existing: () => t('officeAudit.detailExisting'),
  files: () => t('officeAudit.detailFiles'),
  format: () => t('officeAudit.detailFormat'),
  from: () => t('officeAudit.detailFrom'),
  grants: () => t('officeAudit.detailGrants'),
  invitation: () => t('officeAudit.detailInvitation'),
  isOther: () => t('officeAudit.detailIsOther'),
  issue: () => t('officeAudit.detailIssue'),
  item: () => t('officeAudit.detailItem'),
  journal: () => t('officeAudit.detailJournal'),
  journals: () => t('officeAudit.detailJournals'),
  kind: () => t('officeAudit.detailKind'),
  markdown: () => t('officeAudit.detailMarkdown'),
  merged: () => t('officeAudit.detailMerged'),
  missingJournals: () => t('officeAudit.detailMissingJournals'),
  moved: () => t('officeAudit.detailMoved'),
  name: () => t('officeAudit.detailName'),
  notice: () => t('officeAudit.detailNotice'),
  options: () => t('officeAudit.detailOptions'),
  orcid: () => t('officeAudit.detailOrcid'),
  other: () => t('officeAudit.detailOther'),
  paper: () => t('officeAudit.detailPaper'),
  papers: () => t('officeAudit.detailPapers'),
  path: () => t('officeAudit.detailPath'),
  problems: () => t('officeAudit.detailProblems'),
  proposal: () => t('officeAudit.detailProposal'),
  proposedAt: () => t('officeAudit.detailProposedAt'),
  proposedBy: () => t('officeAudit.detailProposedBy'),
  publish: () => t('officeAudit.detailPublish'),
  publishAt: () => t('officeAudit.detailPublishAt'),
  reason: () => t('officeAudit.detailReason'),
  reasons: () => t('officeAudit.detailReasons'),
  record: () => t('officeAudit.detailRecord'),
  records: () => t('officeAudit.detailRecords'),
  revision: () => t('officeAudit.detailRevision'),
  role: () => t('officeAudit.detailRole'),
  roles: () => t('officeAudit.detailRoles'),
  round: () => t('officeAudit.detailRound'),
  scope: () => t('officeAudit.detailScope'),
  step: () => t('officeAudit.detailStep'),
  submission: () => t('officeAudit.detailSubmission'),
  text: () => t('officeAudit.detailText'),
  to: () => t('officeAudit.detailTo'),
  uid: () => t('officeAudit.detailUid'),
  upload: () => t('officeAudit.detailUpload'),
  wasReported: () => t('officeAudit.detailWasReported'),
  what: () => t('officeAudit.detailWhat'),
};

const ROLES: Readonly<Record<string, string>> = ROLE_LABELS;

const PROBLEM = z.strictObject({ code: z.string(), values: RemarkValuesSchema });

/** The state that an article or a manuscript left or reached. */
function stateText({ submission }: AuditEntry, state: unknown): string | null {
  const asked = z.string().safeParse(state).data ?? '';
  if (submission !== undefined) {
    const reached = z.enum(SUBMISSION_STATE_NAMES).safeParse(asked).data;
    return reached ? SUBMISSION_STATES[reached].label : null;
  }
  const status = z.enum(ARTICLE_STATUSES).safeParse(asked).data;
  return status ? articleStatusLabel(status) : null;
}

function valueText(entry: AuditEntry, value: unknown, name: string): string | null {
  if (name === 'from' || name === 'to') return stateText(entry, value);
  if (typeof value === 'boolean')
    return value ? t('officeAudit.detailYes') : t('officeAudit.detailNo');
  const problem = PROBLEM.safeParse(value).data;
  return problem ? gateRemarkText(problem) : null;
}

/**
 * What an entry says besides, in the language of the page: with a label for each field, or for a role that has a field of its
 * own. A name that no code writes now is shown as it is.
 */
export const auditDetailsText = (entry: AuditEntry): string =>
  auditDetails(entry, {
    name: (name) => AUDIT_DETAILS[name]?.() ?? ROLES[name] ?? name,
    value: (value, name) => valueText(entry, value, name),
  });
