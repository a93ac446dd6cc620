/** Every mail the press sends, one row each. */
import { addressChanged } from './account/address-changed.ts';
import { addressKnown } from './account/address-known.ts';
import { confirmNewAddress } from './account/confirm-new-address.ts';
import { erased } from './account/erased.ts';
import { erasureRequested } from './account/erasure-requested.ts';
import { passwordChanged } from './account/password-changed.ts';
import { resetPassword } from './account/reset-password.ts';
import { roleGranted } from './account/role-granted.ts';
import { verifyAddress } from './account/verify-address.ts';
import { articlePublished } from './author/article-published.ts';
import { coAuthorTold } from './author/co-author-told.ts';
import { decision } from './author/decision.ts';
import { draftNotice } from './author/draft-notice.ts';
import { lapsed } from './author/lapsed.ts';
import { authorMessage } from './author/message.ts';
import { returned } from './author/returned.ts';
import { statusChanged } from './author/status-changed.ts';
import { submissionReceived } from './author/submission-received.ts';
import { authorWithdrawn } from './author/withdrawn.ts';
import { appeal } from './editor/appeal.ts';
import { coAuthorObjected } from './editor/co-author-objected.ts';
import { editorMessage } from './editor/message.ts';
import { newSubmission } from './editor/new-submission.ts';
import { revisionReceived } from './editor/revision-received.ts';
import { withdrawalRequested } from './editor/withdrawal-requested.ts';
import { editorWithdrawn } from './editor/withdrawn.ts';

export const MAIL_TEMPLATES = {
  [verifyAddress.name]: verifyAddress,
  [addressKnown.name]: addressKnown,
  [resetPassword.name]: resetPassword,
  [passwordChanged.name]: passwordChanged,
  [confirmNewAddress.name]: confirmNewAddress,
  [addressChanged.name]: addressChanged,
  [erasureRequested.name]: erasureRequested,
  [erased.name]: erased,
  [roleGranted.name]: roleGranted,
  [articlePublished.name]: articlePublished,
  [submissionReceived.name]: submissionReceived,
  [coAuthorTold.name]: coAuthorTold,
  [returned.name]: returned,
  [statusChanged.name]: statusChanged,
  [decision.name]: decision,
  [authorWithdrawn.name]: authorWithdrawn,
  [lapsed.name]: lapsed,
  [authorMessage.name]: authorMessage,
  [draftNotice.name]: draftNotice,
  [newSubmission.name]: newSubmission,
  [revisionReceived.name]: revisionReceived,
  [withdrawalRequested.name]: withdrawalRequested,
  [editorWithdrawn.name]: editorWithdrawn,
  [appeal.name]: appeal,
  [editorMessage.name]: editorMessage,
  [coAuthorObjected.name]: coAuthorObjected,
} as const;
