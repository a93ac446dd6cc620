/** Mails to authors. Most subjects follow the number of the manuscript and a colon, so they begin with a small letter in English. */
export default {
  /** In place of a title. */
  noTitle: 'Without a title yet',
  openSubmission: 'Open the submission',
  abstractDecidedSubject: 'The decision on your abstract {number} for {conference}',
  abstractDecidedLead: 'The committee of {conference} has decided on your abstract.',
  myAbstracts: 'My abstracts',
  abstractReceivedSubject: 'Your abstract {number} for {conference}',
  abstractReceivedLead: 'We have received your abstract for {conference}.',
  /** `until`: such as “the end of 15 January 2027 (Europe/Oslo)”. */
  abstractReceivedUntil:
    'You can change or withdraw it until {until}. We will write to you when a decision has been made.',
  openAbstract: 'Open the abstract',
  articlePublishedSubject: 'Your article is published in {journal}',
  articlePublishedLead:
    'Your article has been published in {journal}. It is open access and free for everyone to read.',
  readArticle: 'Read the article',
  articlePublishedThanks:
    'If anything on the page needs to be corrected, please reply to this mail. Thank you for publishing with us.',
  coAuthorToldSubject: 'you are named as an author in {journal}',
  coAuthorToldLead:
    '{submitter} has submitted a manuscript to {journal} and named you as one of its authors.',
  coAuthorToldAsk:
    'If that is right, please confirm it; you do not need an account. If you did not agree, please object on the same page, and the editor will look into it.',
  coAuthorToldOrcid:
    'On the same page you can sign in at ORCID, so that readers see that the ORCID iD beside your name is yours.',
  confirmOrObject: 'Confirm or object',
  coAuthorToldPersonal: 'This link is personal and works for 90 days. Please do not share it.',
  commentDecidedSubject: 'Your comment in {journal}',
  commentDecidedLead: '{journal} has decided on your comment.',
  decisionSubject: 'a decision on “{title}”',
  decisionLead: 'The editor of {journal} has decided on your manuscript.',
  decisionReports:
    '{reports, plural, one {One report is on the submission’s page.} other {{reports} reports are on the submission’s page.}}',
  readDecision: 'Read the decision',
  discountGrantedSubject: 'your fee is reduced',
  discountRefusedSubject: 'your request for a reduced fee',
  discountGrantedLead: 'You asked us to reduce the fee for your manuscript. We have agreed:',
  discountRefusedLead:
    'You asked us to reduce the fee for your manuscript. Unfortunately, we cannot do so:',
  seeFee: 'See your fee',
  draftNoticeSubject: 'Your unfinished submission will be deleted on {deletedOn}',
  draftNoticeLead:
    'You started a submission some time ago and have not sent it. Unless you change it, it will be deleted on {deletedOn}, with its files.',
  continueSubmission: 'Continue the submission',
  draftNoticeNoLonger: 'If you no longer need it, you do not need to do anything.',
  lapsedSubject: 'the deadline for your revision has passed',
  lapsedLead:
    'The revision of your manuscript was due some time ago and has not arrived, so the submission has been closed.',
  lapsedReopen:
    'If you still want to revise it, write to the editor on the submission’s page. The editor can reopen it.',
  messageSubject: 'a message from {from}',
  messageLead: '{from} writes about “{title}”:',
  answerMessage: 'Answer on the submission’s page',
  messageSwitchOff: 'You can switch off these mails in your account.',
  paperInvitedSubject: 'Invitation to contribute to a special issue of {journal}',
  paperInvitedLead:
    '{inviter} invites you to submit a manuscript to the special issue “{title}” of {journal}. It will be peer reviewed like any other submission.',
  submitOrDecline: 'Submit or decline',
  returnedSubject: 'changes are needed',
  returnedLead: 'Before an editor can read your manuscript, the editorial office asks for this:',
  correctIt: 'Correct and resubmit it',
  revisionExtendedSubject: 'your revision is now due on {due}',
  revisionExtendedLead:
    'The editor has given you more time. The revision of your manuscript is now due on {due}.',
  revisionOverdueSubject: 'your revision is overdue',
  revisionDueSubject: 'your revision is due on {due}',
  revisionReminderOverdueLead:
    'The revision of your manuscript was due on {due}. You can still send it until {closesOn}. After that, only the editor can reopen it.',
  revisionReminderDueLead: 'The revision of your manuscript is due on {due}.',
  revisionReminderMoreTime:
    'If you need more time, write to the editor on the page of your submission.',
  statusYourTurnSubject: 'it is your turn',
  /** `status`: such as “Under review”. */
  statusChangedSubject: 'the status is now “{status}”',
  statusChangedLead: 'The status of your submission has changed. It is now: {status}.',
  revisionReceivedSubject: 'we have received your revision',
  submissionReceivedSubject: 'received',
  revisionReceivedLead: 'Thank you. {journal} has received your revised manuscript.',
  submissionReceivedLead:
    'Thank you for submitting your manuscript to {journal}. We have received all files.',
  submissionReceivedQuoteNumber: 'Please quote the number when you write to us.',
  withdrawnSubject: 'withdrawn',
  withdrawnLead:
    'Your submission has been withdrawn, as you requested. You can now submit the manuscript elsewhere.',
  withdrawnByEditor: 'The editor has withdrawn it for you, with this note:',
  withdrawnNotYou:
    'If you did not ask for this, write to the editor on the page of your submission.',
} as const;
