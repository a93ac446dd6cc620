/** The states of submissions, reviews and invoices, and what each means for the person who reads it. */
export default {
  /** The stations of the bar that shows how far a submission is. */
  stageSubmission: 'Submission',
  stageReview: 'Review',
  stageDecision: 'Decision',
  stageProduction: 'Production',
  stagePublication: 'Publication',

  /** States of a submission. `…Next` says what happens next; {due} is a date, or `none`. */
  submissionDraft: 'Incomplete',
  submissionDraftNext: 'Finish your submission and send it to the journal.',
  submissionSubmitted: 'Submitted',
  submissionSubmittedNext: 'The editorial office checks your files.',
  submissionTechnicalCheck: 'Checking files',
  submissionTechnicalCheckNext:
    '{due, select, none {The editorial office checks your files and passes them to an editor.} other {The editorial office checks your files and passes them to an editor by {due}.}}',
  submissionReturnedToAuthor: 'Action needed',
  submissionReturnedToAuthorNext:
    '{due, select, none {Change what the editorial office asks for and send the submission again.} other {Change what the editorial office asks for and send the submission again by {due}.}}',
  submissionWithEditor: 'With editor',
  submissionWithEditorNext:
    '{due, select, none {An editor reads your manuscript and decides whether it goes to reviewers.} other {An editor reads your manuscript and decides by {due} whether it goes to reviewers.}}',
  submissionTransferOffered: 'Transfer offered',
  submissionTransferOfferedNext:
    '{due, select, none {Say whether another journal of the press may consider your manuscript.} other {Say whether another journal of the press may consider your manuscript, by {due}.}}',
  submissionReviewerInvitation: 'Finding reviewers',
  submissionReviewerInvitationNext: 'The editor looks for reviewers. Each has a week to answer.',
  submissionUnderReview: 'Under review',
  submissionUnderReviewNext:
    '{due, select, none {We are waiting for the reviewers’ reports.} other {The reviewers’ reports are expected by {due}.}}',
  submissionReviewsComplete: 'Awaiting decision',
  submissionReviewsCompleteNext:
    '{due, select, none {The editor decides.} other {The editor decides by {due}.}}',
  submissionMinorRevision: 'Revision requested',
  submissionMinorRevisionNext:
    '{due, select, none {Send your revised manuscript and your response to the reports.} other {Send your revised manuscript and your response to the reports by {due}.}}',
  submissionMajorRevision: 'Revision requested',
  submissionMajorRevisionNext:
    '{due, select, none {Send your revised manuscript and your response to the reports.} other {Send your revised manuscript and your response to the reports by {due}.}}',
  submissionRevisionSubmitted: 'Revision received',
  submissionRevisionSubmittedNext:
    '{due, select, none {The editor reads your revision and says whether reviewers see it again.} other {The editor reads your revision and says by {due} whether reviewers see it again.}}',
  submissionLapsed: 'Revision overdue',
  submissionLapsedNext:
    'The deadline for your revision has passed. Write to the editor if you need more time.',
  submissionAccepted: 'Accepted',
  submissionAcceptedNext: 'We prepare your article for production.',
  submissionAwaitingPayment: 'Invoice issued',
  submissionAwaitingPaymentNext:
    '{due, select, none {Production begins when the invoice is paid.} other {Production begins when the invoice is paid; it is due on {due}.}}',
  submissionProduction: 'In production',
  submissionProductionNext: 'Your article is being prepared for copy-editing.',
  submissionCopyediting: 'In production',
  submissionCopyeditingNext: 'Your article is being copy-edited.',
  submissionTypesetting: 'In production',
  submissionTypesettingNext: 'Your article is being typeset. We will send you a proof.',
  submissionProofAuthor: 'In production',
  submissionProofAuthorNext:
    '{due, select, none {Read your proof and approve it, or send corrections.} other {Read your proof and approve it, or send corrections, by {due}.}}',
  submissionProofFinal: 'In production',
  submissionProofFinalNext: 'We make the last corrections and choose the day of publication.',
  submissionScheduled: 'Scheduled',
  submissionScheduledNext:
    '{due, select, none {Your article will be published soon.} other {Your article will be published on {due}.}}',
  submissionPublished: 'Published',
  submissionPublishedNext: 'Your article is open to everybody.',
  submissionCorrected: 'Published, corrected',
  submissionCorrectedNext: 'Your article is open to everybody, with its correction.',
  submissionExpressionOfConcern: 'Published, with an expression of concern',
  submissionExpressionOfConcernNext: 'The journal has published an expression of concern.',
  submissionRetracted: 'Retracted',
  submissionRetractedNext: 'The article has been retracted; its page says why.',
  submissionRemoved: 'Removed',
  submissionRemovedNext: 'The article has been removed; its page says why.',
  submissionRejected: 'Rejected',
  submissionRejectedNext: 'You may appeal once, within 30 days of the decision.',
  submissionDeskRejected: 'Rejected',
  submissionDeskRejectedNext: 'You may appeal once, within 30 days of the decision.',
  submissionTransferred: 'Transferred',
  submissionTransferredNext:
    'The manuscript continues at another journal, as a separate submission.',
  submissionWithdrawalRequested: 'Withdrawal requested',
  submissionWithdrawalRequestedNext:
    '{due, select, none {The editor confirms your withdrawal.} other {The editor confirms your withdrawal by {due}.}}',
  submissionWithdrawn: 'Withdrawn',
  submissionWithdrawnNext: 'You have withdrawn this submission.',

  /** States of a review, for the office; `…Says` is for the reviewer. */
  reviewInvited: 'Invited',
  reviewInvitedSays: 'Please say whether you can review this manuscript.',
  reviewAccepted: 'Accepted',
  reviewAcceptedSays: 'You have agreed to review this manuscript.',
  reviewDeclined: 'Declined',
  reviewDeclinedSays: 'You have declined this invitation. Thank you for answering.',
  reviewExpired: 'No answer',
  reviewExpiredSays: 'The invitation has expired, and the journal has asked another reviewer.',
  reviewCancelled: 'Cancelled',
  reviewCancelledSays: 'The journal no longer needs this review.',
  reviewInProgress: 'Being written',
  reviewInProgressSays: 'Your report is kept as you write it.',
  reviewSubmitted: 'Received',
  reviewSubmittedSays: 'Your report has reached the journal. Thank you.',
  reviewOverdue: 'Overdue',
  reviewOverdueSays: 'Your report was expected before today. It is still welcome.',
  reviewReturnedForClarification: 'Clarification requested',
  reviewReturnedForClarificationSays: 'The editor has a question about your report.',
  reviewConsidered: 'Read',
  reviewConsideredSays: 'Your report has reached the journal. Thank you.',
  reviewThanked: 'Thanked',
  reviewThankedSays: 'The editor has decided with the help of your report. Thank you.',

  /** States of an invoice. */
  invoiceDraft: 'Being prepared',
  invoiceIssued: 'Due',
  invoicePartPaid: 'Partly paid',
  invoiceOverdue: 'Overdue',
  invoicePaid: 'Paid',
  invoiceRefunded: 'Refunded',
  invoiceWaived: 'Waived',
  invoiceCancelled: 'Cancelled',

  /** Which of a round’s reviewers a message goes to. */
  audienceInvited: 'Invited, no answer yet',
  audienceWorking: 'Accepted, report outstanding',
  audienceOverdue: 'Report overdue',
  audienceReported: 'Report received',
} as const;
