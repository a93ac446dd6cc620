/** The callables of peer review: editors by their rights, reviewers by the link of their mail. */
import type { SubmissionPorts } from '../submissions/ports.ts';
import { callable } from './answer-call.ts';

const BY_LINK = { access: 'public' } as const;
const BY_STAFF = { access: 'staff' } as const;

async function ports(): Promise<SubmissionPorts> {
  const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
  return adminSubmissionPorts();
}

export const assignEditor = callable('assignEditor', BY_STAFF, async (asked, { caller }) => {
  const { assignStaff } = await import('../submissions/assign-staff.ts');
  await assignStaff(await ports(), caller, asked);
  return {};
});
export const unassignEditor = callable('unassignEditor', BY_STAFF, async (asked, { caller }) => {
  const { unassignStaff } = await import('../submissions/assign-staff.ts');
  await unassignStaff(await ports(), caller, asked);
  return {};
});
export const suggestReviewers = callable(
  'suggestReviewers',
  BY_STAFF,
  async (asked, { caller }) => {
    const { suggestReviewers: run } = await import('../reviews/suggest-reviewers.ts');
    return run(await ports(), caller, asked);
  },
);
export const draftInvitation = callable('draftInvitation', BY_STAFF, async (asked, { caller }) => {
  const { draftInvitation: run } = await import('../reviews/draft-invitation.ts');
  return run(await ports(), caller, asked);
});
export const inviteReviewer = callable('inviteReviewer', BY_STAFF, async (asked, { caller }) => {
  const { inviteReviewer: run } = await import('../reviews/invite-reviewer.ts');
  return run(await ports(), caller, asked);
});
export const reinviteReviewer = callable(
  'reinviteReviewer',
  BY_STAFF,
  async (asked, { caller }) => {
    const { reinviteReviewer: run } = await import('../reviews/reinvite-reviewer.ts');
    return run(await ports(), caller, asked);
  },
);
export const remindReviewer = callable('remindReviewer', BY_STAFF, async (asked, { caller }) => {
  const { remindReviewer: run } = await import('../reviews/remind-reviewer.ts');
  return run(await ports(), caller, asked);
});
export const cancelReview = callable('cancelReview', BY_STAFF, async (asked, { caller }) => {
  const { cancelReview: run } = await import('../reviews/staff-reviews.ts');
  return run(await ports(), caller, asked);
});
export const extendReview = callable('extendReview', BY_STAFF, async (asked, { caller }) => {
  const { extendReview: run } = await import('../reviews/staff-reviews.ts');
  return run(await ports(), caller, asked);
});
export const returnReview = callable('returnReview', BY_STAFF, async (asked, { caller }) => {
  const { returnReview: run } = await import('../reviews/staff-reviews.ts');
  return run(await ports(), caller, asked);
});
export const considerReview = callable('considerReview', BY_STAFF, async (asked, { caller }) => {
  const { considerReview: run } = await import('../reviews/staff-reviews.ts');
  return run(await ports(), caller, asked);
});
export const showReviewers = callable('showReviewers', BY_STAFF, async (asked, { caller }) => {
  const { showReviewers: run } = await import('../reviews/show-reviewers.ts');
  return run(await ports(), caller, asked);
});
export const reviewMails = callable('reviewMails', BY_STAFF, async (asked, { caller }) => {
  const { reviewMails: run } = await import('../reviews/review-mails.ts');
  return run(await ports(), caller, asked);
});
export const draftDecision = callable('draftDecision', BY_STAFF, async (asked, { caller }) => {
  const { draftDecision: run } = await import('../reviews/draft-decision.ts');
  return run(await ports(), caller, asked);
});

export const viewReview = callable('viewReview', BY_LINK, async (asked) => {
  const { viewReview: run } = await import('../reviews/view-review.ts');
  return run(await ports(), asked);
});
export const answerInvitation = callable('answerInvitation', BY_LINK, async (asked) => {
  const { answerInvitation: run } = await import('../reviews/answer-invitation.ts');
  return run(await ports(), asked);
});
export const saveReview = callable('saveReview', BY_LINK, async (asked) => {
  const { saveReview: run } = await import('../reviews/write-report.ts');
  return run(await ports(), asked);
});
export const submitReview = callable('submitReview', BY_LINK, async (asked) => {
  const { submitReview: run } = await import('../reviews/write-report.ts');
  return run(await ports(), asked);
});
export const addReviewFile = callable(
  'addReviewFile',
  { ...BY_LINK, memory: '1GiB', timeoutSeconds: 180, concurrency: 4 },
  async (asked) => {
    const { addReviewFile: run } = await import('../reviews/review-files.ts');
    return run(await ports(), asked);
  },
);
export const removeReviewFile = callable('removeReviewFile', BY_LINK, async (asked) => {
  const { removeReviewFile: run } = await import('../reviews/review-files.ts');
  await run(await ports(), asked);
  return {};
});
export const checkCertificate = callable('checkCertificate', BY_LINK, async (asked) => {
  const { checkCertificate: run } = await import('../reviews/check-certificate.ts');
  return run(await ports(), asked);
});
