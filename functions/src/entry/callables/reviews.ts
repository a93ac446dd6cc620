/** The callables of peer review: editors by their rights, reviewers by the link of their mail. */
import type { SubmissionPorts } from '../../domain/submissions/ports.ts';
import { callable } from './callable.ts';

async function ports(): Promise<SubmissionPorts> {
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  return adminSubmissionPorts();
}

export const assignEditor = callable('assignEditor', 'staff', async (asked, { caller }) => {
  const { assignStaff } = await import('../../domain/reviews/assign-staff.ts');
  await assignStaff(await ports(), caller, asked);
  return {};
});
export const unassignEditor = callable('unassignEditor', 'staff', async (asked, { caller }) => {
  const { unassignStaff } = await import('../../domain/reviews/assign-staff.ts');
  await unassignStaff(await ports(), caller, asked);
  return {};
});
export const suggestReviewers = callable('suggestReviewers', 'staff', async (asked, { caller }) => {
  const { suggestReviewers: run } = await import('../../domain/reviews/suggest-reviewers.ts');
  return run(await ports(), caller, asked);
});
export const suggestAuthors = callable('suggestAuthors', 'staff', async (asked, { caller }) => {
  const { suggestAuthors: run } = await import('../../domain/reviews/suggest-authors.ts');
  return run(await ports(), caller, asked);
});
export const draftInvitation = callable('draftInvitation', 'staff', async (asked, { caller }) => {
  const { draftInvitation: run } = await import('../../domain/reviews/draft-invitation.ts');
  return run(await ports(), caller, asked);
});
export const inviteReviewer = callable('inviteReviewer', 'staff', async (asked, { caller }) => {
  const { inviteReviewer: run } = await import('../../domain/reviews/invite-reviewer.ts');
  return run(await ports(), caller, asked);
});
export const setReviewQueue = callable('setReviewQueue', 'staff', async (asked, { caller }) => {
  const { setReviewQueue: run } = await import('../../domain/reviews/review-queue.ts');
  return run(await ports(), caller, asked);
});
export const reinviteReviewer = callable('reinviteReviewer', 'staff', async (asked, { caller }) => {
  const { reinviteReviewer: run } = await import('../../domain/reviews/reinvite-reviewer.ts');
  return run(await ports(), caller, asked);
});
export const remindReviewers = callable('remindReviewers', 'staff', async (asked, { caller }) => {
  const { remindReviewers: run } = await import('../../domain/reviews/remind-reviewers.ts');
  return run(await ports(), caller, asked);
});

export const writeToReviewers = callable('writeToReviewers', 'staff', async (asked, { caller }) => {
  const { writeToReviewers: run } = await import('../../domain/reviews/write-to-reviewers.ts');
  return run(await ports(), caller, asked);
});

export const previewMessages = callable('previewMessages', 'staff', async (asked, { caller }) => {
  const { previewMessages: run } = await import('../../domain/reviews/preview-messages.ts');
  return run(await ports(), caller, asked);
});

export const remindReviewer = callable('remindReviewer', 'staff', async (asked, { caller }) => {
  const { remindReviewer: run } = await import('../../domain/reviews/remind-reviewer.ts');
  return run(await ports(), caller, asked);
});
export const cancelReview = callable('cancelReview', 'staff', async (asked, { caller }) => {
  const { cancelReview: run } = await import('../../domain/reviews/staff-reviews.ts');
  return run(await ports(), caller, asked);
});
export const extendReview = callable('extendReview', 'staff', async (asked, { caller }) => {
  const { extendReview: run } = await import('../../domain/reviews/staff-reviews.ts');
  return run(await ports(), caller, asked);
});
export const refuseTime = callable('refuseTime', 'staff', async (asked, { caller }) => {
  const { refuseTime: run } = await import('../../domain/reviews/more-time.ts');
  return run(await ports(), caller, asked);
});
export const writeToReviewer = callable('writeToReviewer', 'staff', async (asked, { caller }) => {
  const { writeToReviewer: run } = await import('../../domain/reviews/review-messages.ts');
  return run(await ports(), caller, asked);
});
export const returnReview = callable('returnReview', 'staff', async (asked, { caller }) => {
  const { returnReview: run } = await import('../../domain/reviews/staff-reviews.ts');
  return run(await ports(), caller, asked);
});
export const considerReview = callable('considerReview', 'staff', async (asked, { caller }) => {
  const { considerReview: run } = await import('../../domain/reviews/staff-reviews.ts');
  return run(await ports(), caller, asked);
});
export const showReviewers = callable('showReviewers', 'staff', async (asked, { caller }) => {
  const { showReviewers: run } = await import('../../domain/reviews/show-reviewers.ts');
  return run(await ports(), caller, asked);
});
export const reviewMails = callable('reviewMails', 'staff', async (asked, { caller }) => {
  const { reviewMails: run } = await import('../../domain/reviews/review-mails.ts');
  return run(await ports(), caller, asked);
});
export const draftDecision = callable('draftDecision', 'staff', async (asked, { caller }) => {
  const { draftDecision: run } = await import('../../domain/reviews/draft-decision.ts');
  return run(await ports(), caller, asked);
});

export const viewReview = callable('viewReview', 'public', async (asked) => {
  const { viewReview: run } = await import('../../domain/reviews/view-review.ts');
  return run(await ports(), asked);
});
export const answerInvitation = callable('answerInvitation', 'public', async (asked) => {
  const { answerInvitation: run } = await import('../../domain/reviews/answer-invitation.ts');
  return run(await ports(), asked);
});
export const askForTime = callable('askForTime', 'public', async (asked) => {
  const { askForTime: run } = await import('../../domain/reviews/more-time.ts');
  return run(await ports(), asked);
});
export const nameCoReviewers = callable('nameCoReviewers', 'public', async (asked) => {
  const { nameCoReviewers: run } = await import('../../domain/reviews/name-co-reviewers.ts');
  return run(await ports(), asked);
});
export const writeToEditor = callable('writeToEditor', 'public', async (asked) => {
  const { writeToEditor: run } = await import('../../domain/reviews/review-messages.ts');
  return run(await ports(), asked);
});
export const saveReview = callable('saveReview', 'public', async (asked) => {
  const { saveReview: run } = await import('../../domain/reviews/write-report.ts');
  return run(await ports(), asked);
});
export const submitReview = callable('submitReview', 'public', async (asked) => {
  const { submitReview: run } = await import('../../domain/reviews/write-report.ts');
  return run(await ports(), asked);
});
export const addReviewFile = callable('addReviewFile', 'public', async (asked) => {
  const { addReviewFile: run } = await import('../../domain/reviews/review-files.ts');
  return run(await ports(), asked);
});
export const removeReviewFile = callable('removeReviewFile', 'public', async (asked) => {
  const { removeReviewFile: run } = await import('../../domain/reviews/review-files.ts');
  await run(await ports(), asked);
  return {};
});
export const checkCertificate = callable('checkCertificate', 'public', async (asked) => {
  const { checkCertificate: run } = await import('../../domain/reviews/check-certificate.ts');
  return run(await ports(), asked);
});
