/**
 * The calls that need a token of App Check where the press has switched it on: what visitors may call, and uploads.
 * Not `quoteCharge`: the server asks it itself while it renders a page, and has no token. Nor `setupState`, which the
 * command asks that starts a press.
 */
import type { CallName } from './calls.ts';

const NAMES = [
  'registerAccount',
  'resendVerification',
  'requestPasswordReset',
  'checkLink',
  'verifyEmail',
  'resetPassword',
  'viewAsCoAuthor',
  'answerAsCoAuthor',
  'confirmCoAuthorOrcid',
  'proposeConference',
  'viewReview',
  'answerInvitation',
  'askForTime',
  'nameCoReviewers',
  'writeToEditor',
  'saveReview',
  'submitReview',
  'removeReviewFile',
  'addReviewFile',
  'checkCertificate',
  'claimSetup',
  'viewRoleInvitation',
  'declineRoleInvitation',
  'joinByInvitation',
  'viewPaperInvitation',
  'declinePaper',
  'addSubmissionFile',
] as const satisfies readonly CallName[];

export const APP_CHECKED_CALLS: ReadonlySet<string> = new Set(NAMES);
