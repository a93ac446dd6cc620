import { ORCID_SECRETS } from '../../platform/config/orcid-settings.ts';
import {
  checkLink,
  registerAccount,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '../callables/accounts.ts';
import { answerAsCoAuthor } from '../callables/answer-as-co-author.ts';
import { confirmCoAuthorOrcid } from '../callables/confirm-co-author-orcid.ts';
import { proposeConference } from '../callables/content.ts';
import { quoteCharge } from '../callables/discounts.ts';
import { checkCertificate } from '../callables/reviews.ts';
import {
  declineRoleInvitation,
  joinByInvitation,
  viewRoleInvitation,
} from '../callables/role-invitations.ts';
import { claimSetup, setupState } from '../callables/setup.ts';
import { declinePaper, viewPaperInvitation } from '../callables/special-issues.ts';
import { viewAsCoAuthor } from '../callables/view-as-co-author.ts';
import { callGroup } from './call-group.ts';

/** Calls for everyone: few instances, short timeouts. The client at ORCID is for co-authors. */
export const visitor = callGroup<'visitor'>(
  { secrets: ORCID_SECRETS },
  {
    registerAccount,
    resendVerification,
    requestPasswordReset,
    checkLink,
    verifyEmail,
    resetPassword,
    viewAsCoAuthor,
    answerAsCoAuthor,
    confirmCoAuthorOrcid,
    proposeConference,
    quoteCharge,
    checkCertificate,
    setupState,
    claimSetup,
    viewRoleInvitation,
    declineRoleInvitation,
    joinByInvitation,
    viewPaperInvitation,
    declinePaper,
  },
);
