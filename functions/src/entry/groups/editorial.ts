import { answerProposal, mediaUses } from '../callables/content.ts';
import { findWork, staffNames } from '../callables/editing.ts';
import {
  assignableEditors,
  chooseAbsence,
  handOver,
  recommendDecision,
  viewAbsence,
} from '../callables/editors.ts';
import { chooseStaffMails, resendMail } from '../callables/mail.ts';
import {
  checkOrcids,
  importReviewers,
  mergeAuthors,
  mergeReviewers,
  reviewerHistory,
  separateAuthor,
} from '../callables/people.ts';
import { deleteRecord, restoreVersion, saveRecord, undeleteRecord } from '../callables/records.ts';
import {
  assignEditor,
  cancelReview,
  considerReview,
  draftDecision,
  draftInvitation,
  extendReview,
  inviteReviewer,
  refuseTime,
  reinviteReviewer,
  remindReviewer,
  remindReviewers,
  returnReview,
  reviewMails,
  showReviewers,
  suggestReviewers,
  unassignEditor,
} from '../callables/reviews.ts';
import { callGroup } from './call-group.ts';

/** Staff's desk. A file of reviewers and a list of iDs take longer than the rest. */
export const editorial = callGroup<'editorial'>(
  { memory: '512MiB', timeoutSeconds: 120 },
  {
    assignEditor,
    unassignEditor,
    assignableEditors,
    handOver,
    recommendDecision,
    viewAbsence,
    chooseAbsence,
    suggestReviewers,
    draftInvitation,
    inviteReviewer,
    reinviteReviewer,
    remindReviewer,
    remindReviewers,
    cancelReview,
    extendReview,
    refuseTime,
    returnReview,
    considerReview,
    showReviewers,
    reviewMails,
    draftDecision,
    saveRecord,
    deleteRecord,
    undeleteRecord,
    restoreVersion,
    mediaUses,
    answerProposal,
    findWork,
    staffNames,
    mergeReviewers,
    reviewerHistory,
    importReviewers,
    mergeAuthors,
    separateAuthor,
    checkOrcids,
    resendMail,
    chooseStaffMails,
  },
);
