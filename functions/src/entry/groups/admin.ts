import { MAIL_REPORT_SECRETS } from '../../platform/config/mail-reports-key.ts';
import { MAIL_SECRETS } from '../../platform/config/mail-settings.ts';
import { SEARCH_SECRETS } from '../../platform/config/search-settings.ts';
import { SIMILARITY_SECRETS } from '../../platform/config/similarity-settings.ts';
import { resetSecondFactor } from '../callables/accounts.ts';
import {
  removeUsageCustomer,
  renewUsageKey,
  saveUsageCustomer,
  usageCustomers,
  usageReport,
} from '../callables/counter.ts';
import { findAccount } from '../callables/find-account.ts';
import { grantRoles } from '../callables/grant-roles.ts';
import { lastSeen } from '../callables/last-seen.ts';
import {
  configurationState,
  previewMail,
  resetMailTemplate,
  saveMailTemplate,
  sendTestMail,
  testConfiguration,
} from '../callables/mail.ts';
import { mergeAccounts, previewAccountMerge } from '../callables/merge-accounts.ts';
import { setJournalPermissions } from '../callables/records.ts';
import {
  inviteToRole,
  resendRoleInvitation,
  withdrawRoleInvitation,
} from '../callables/role-invitations.ts';
import {
  addStarterTexts,
  markChecklistItem,
  pressChecklist,
  tryOutbox,
} from '../callables/setup.ts';
import { answerIssueProposal } from '../callables/special-issues.ts';
import { findTexts, saveText } from '../callables/texts.ts';
import { cancelToolRun, exportLinks, resumeToolRun, startToolRun } from '../callables/tools.ts';
import { callGroup } from './call-group.ts';

/** Whether there is a password for the mail server, or a key of the search, is seen only by who is given it. */
export const admin = callGroup<'admin'>(
  {
    cpu: 0.5,
    concurrency: 1,
    secrets: [...MAIL_SECRETS, ...MAIL_REPORT_SECRETS, ...SIMILARITY_SECRETS, ...SEARCH_SECRETS],
  },
  {
    grantRoles,
    findAccount,
    lastSeen,
    previewAccountMerge,
    mergeAccounts,
    inviteToRole,
    resendRoleInvitation,
    withdrawRoleInvitation,
    answerIssueProposal,
    resetSecondFactor,
    setJournalPermissions,
    saveMailTemplate,
    resetMailTemplate,
    previewMail,
    sendTestMail,
    usageCustomers,
    saveUsageCustomer,
    renewUsageKey,
    removeUsageCustomer,
    usageReport,
    findTexts,
    saveText,
    configurationState,
    testConfiguration,
    startToolRun,
    resumeToolRun,
    cancelToolRun,
    exportLinks,
    addStarterTexts,
    tryOutbox,
    pressChecklist,
    markChecklistItem,
  },
);
