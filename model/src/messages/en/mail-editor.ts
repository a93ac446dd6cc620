/** Mails to editors and production. Most subjects follow the number of the manuscript and a colon, so they begin with a small letter in English. */
export default {
  appealSubject: 'an appeal',
  appealLead: '{submitter} appeals against the decision on this manuscript:',
  assignedSubject: 'assigned to you',
  assignedLead: 'This manuscript was assigned to you.',
  coAuthorObjectedSubject: 'a co-author objects',
  coAuthorObjectedLead:
    '{objector} is named as an author of this manuscript and objects to its submission.',
  coAuthorObjectedWords: 'Their words:',
  coAuthorObjectedResolve: 'Please resolve this before the manuscript goes any further.',
  coReviewersNamedSubject: 'a reviewer has changed their co-reviewers',
  coReviewersNamedLead:
    'A reviewer of this manuscript has changed their co-reviewers. Please check that these people have no conflict of interest.',
  commentReportedSubject: 'A comment was reported in {journal}',
  commentReportedLead:
    'A reader has reported a published comment on an article. The comment stays public until a member of staff removes it.',
  readReport: 'Read the report and decide',
  commentWaitingSubject: 'A comment to check in {journal}',
  commentWaitingLead:
    'A reader has sent a comment on an article. The comment is not public until a member of staff approves it.',
  readComment: 'Read the comment and decide',
  decisionFailedSubject: 'the decision was not sent',
  decisionFailedLead:
    'A decision on this manuscript was recorded, but it could not take effect. The author has not been told, and the status of the manuscript has not changed. The reason is:',
  decisionFailedAgain: 'Please look at the manuscript and decide again.',
  decisionRecommendedSubject: 'a decision is recommended',
  decisionRecommendedLead: '{from} handles this manuscript and recommends a decision.',
  decisionRecommendedReasons: 'The reasons are on the manuscript’s page, beside the decision.',
  fewReportsSubject: 'decided with fewer reports than the journal asks for',
  fewReportsLead:
    'A decision on this manuscript was made with fewer reports than the journal asks for. The manuscript’s history gives the reason.',
  handedBackSubject: 'handed back to the desk',
  handedBackLead: '{from} has handed this manuscript back to the desk. It has no editor now.',
  handedOverSubject: 'assigned to you',
  handedOverLead: '{from} has assigned this manuscript to you.',
  invitationDeclinedSubject: 'an invitation was declined',
  invitationDeclinedLead:
    'A reviewer has declined to review this manuscript. Please check whether another reviewer is needed.',
  invitationUnansweredSubject: 'an invitation was not answered',
  invitationUnansweredLead:
    'A reviewer has not answered the invitation to review this manuscript, and it has expired. Please check whether another reviewer is needed.',
  mentionedSubject: 'you are mentioned',
  mentionedLead: '{from} mentions you in a discussion beside this manuscript.',
  mentionedWhere: 'The discussion is on the manuscript’s page. Authors do not see it.',
  messageSubject: 'a message from the author',
  messageLead: '{submitter} writes about “{title}”:',
  resubmissionSubject: 'sent again',
  newSubmissionSubject: 'a new submission',
  resubmissionLead:
    '{submitter} has sent the manuscript to {journal} again, with the requested changes.',
  newSubmissionLead: '{submitter} has sent a manuscript to {journal}.',
  newSubmissionAssigned: 'It is assigned to you.',
  newSubmissionType: 'Type: {type}.',
  proofApprovedSubject: 'the proof is approved',
  proofApprovedLead: '{submitter} has read the proof and approved it.',
  proofCorrectedSubject: 'corrections to the proof',
  proofCorrectedLead: '{submitter} has read the proof and sent corrections.',
  publicationFailedSubject: 'Not published: {title}',
  publicationFailedLead:
    'This article was scheduled for {when} and could not be published. The schedule is cancelled, and the article is a draft again.',
  publicationFailedProblems: 'These problems prevent publication:',
  publicationFailedFix: 'Fix the problems there and publish it, or choose another time.',
  publicationProposedSubject: 'To confirm: an article in {journal}',
  publicationProposedLead:
    '{proposer} proposes to publish version {version} of this article. A second person has to read and publish it.',
  retractionProposedSubject: 'To confirm: a retraction in {journal}',
  retractionProposedLead:
    '{proposer} proposes to retract this article. A second person has to read the notice and confirm it.',
  retractionProposedNotice: 'The notice:',
  reviewOverdueSubject: 'a report is overdue',
  reviewOverdueLead:
    'A report on this manuscript is overdue. The reviewer has been reminded. You can also extend the deadline or invite another reviewer.',
  reviewReceivedSubject: 'a report has arrived',
  reviewReceivedLead: 'A reviewer has sent the report on this manuscript.',
  reviewerMessageSubject: 'a message from a reviewer',
  reviewerMessageLead:
    'A reviewer of this manuscript has written to you. You can read and answer the message beside the review.',
  reviewsCompleteSubject: 'all reports are in',
  reviewsCompleteLead: 'All reports on this manuscript have arrived. Please make a decision.',
  revisionReceivedSubject: 'the revision has arrived',
  revisionReceivedLead:
    '{submitter} has sent the revised manuscript and a response to the reports.',
  specialIssueProposedSubject: 'Proposal for a special issue of {journal}',
  specialIssueProposedLead: '{journal} has received a proposal for a special issue.',
  taskAssignedSubject: 'a task for you',
  taskAssignedLead: '{from} has given you a task for this manuscript.',
  timeAskedSubject: 'a reviewer asks for more time',
  timeAskedLead:
    'A reviewer of this manuscript asks for more time. You can grant or refuse it with one click.',
  transferDeclinedSubject: 'transfer declined',
  transferDeclinedLead:
    '{submitter} has declined the transfer to another journal. The manuscript has the status that it had before the offer.',
  withdrawalRequestedSubject: 'withdrawal requested',
  withdrawalRequestedLead: '{submitter} asks to withdraw this manuscript, for this reason:',
  withdrawalRequestedConfirm: 'Please confirm it, or write to the author.',
  withdrawnSubject: 'withdrawn',
  withdrawnLead: '{submitter} has withdrawn this manuscript, for this reason:',
} as const;
