import { ORCID_SECRETS } from '../../platform/config/orcid-settings.ts';
import { SECOND_FACTOR_SECRETS } from '../../platform/config/second-factor-seal-key.ts';
import {
  alertsAddress,
  cancelErasure,
  changePassword,
  completeProfile,
  endSessions,
  exportMyData,
  passSecondFactor,
  requestEmailChange,
  requestErasure,
} from '../callables/accounts.ts';
import {
  publishAnnotation,
  replyToComment,
  reportComment,
  withdrawAnnotation,
} from '../callables/annotations.ts';
import { orcidConnection } from '../callables/orcid.ts';
import { acceptRoleInvitation } from '../callables/role-invitations.ts';
import { callGroup } from './call-group.ts';

/** Exporting one's data takes the time and the memory. */
export const account = callGroup<'account'>(
  { memory: '512MiB', timeoutSeconds: 120, secrets: [...SECOND_FACTOR_SECRETS, ...ORCID_SECRETS] },
  {
    changePassword,
    requestEmailChange,
    completeProfile,
    exportMyData,
    alertsAddress,
    requestErasure,
    cancelErasure,
    passSecondFactor,
    orcidConnection,
    endSessions,
    acceptRoleInvitation,
    publishAnnotation,
    replyToComment,
    withdrawAnnotation,
    reportComment,
  },
);
