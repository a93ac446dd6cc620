/** Review in the office: inviting reviewers, their reports, decisions and revisions. */
export default {
  /** Below a report: the names of its files. */
  withFiles: 'With {files}',
  /** {missing} is a sentence: which reports are missing. */
  fewReports:
    '{missing} To decide now, give a reason. It is kept in the manuscript’s history, and the editor-in-chief is notified.',
  fewReportsReason: 'Reason for deciding now',
  fewReportsReasonHint: 'For the journal’s editors. The author does not see it.',
  decisionDiscarded: 'Decision discarded. Your letter is kept while this page is open.',
  decisionUndone:
    'Decision undone. Nothing was sent, and your letter is kept while this page is open.',
  decisionSent: 'Decision sent. The author gets a mail with the letter.',
  discardDecision: 'Discard decision',
  sendNow: 'Send now',
  decisionRecorded:
    'Decision recorded. The author will be notified at {time}; until then you can undo it.',
  decide: 'Decide',
  recordReason: 'Reason for the record',
  recordReasonHint: 'For the journal’s staff. The author does not see it.',
  /** Below a letter that is drafted in another language than the editor's. */
  draftedIn:
    '{receiver, select, author {Drafted in {language}, the author’s language.} other {Drafted in {language}, the reviewer’s language.}}',
  useEnglish: 'Use English instead',
  letterToAuthor: 'Letter to the author',
  addMyName: 'Add my name',
  addReports: 'Add reports to the letter',
  preview: 'Preview',
  send: 'Send',
  decision: 'Decision',
  whichJournal: 'Which journal',
  recommendationSent: 'Recommendation sent. The editors who decide get a mail.',
  recommendADecision: 'Recommend a decision',
  recommendation: 'Recommendation',
  reasons: 'Reasons',
  recommendHint:
    'The journal’s editors decide. They read your recommendation with the reports; the author does not see it.',
  reportsForAuthor: 'Reports for the author',
  reportsForAuthorHint:
    'Comments to the editor are left out. Remove anything that would identify the reviewer. The original report is kept for the editors, and the history records the change.',
  alsoSendFile: 'Also send the file {name} ({size})',
  sendFilesHint:
    'Check each file first: its properties are removed and it is given a neutral name, but its text may contain a name.',
  comparisonOfReports: 'Comparison of reports',
  authorsOfPress: 'Authors of the press',
  findAuthors: 'Find authors on this topic',
  noAuthors: 'No other authors of the press have published on this topic.',
  /** Below the titles of an author’s articles. */
  moreArticles: '{count, plural, one {and # more article} other {and # more articles}}',
  invite: 'Invite',
  addedToWaitingList: '{name} is on the waiting list.',
  reviewedBefore: 'Reviewed the previous round:',
  searchReviewers: 'Search by name, e-mail address or expertise',
  newReviewer: 'New reviewer',
  reviewers: 'Reviewers',
  noReviewersMatch: 'No reviewers match. Choose “New reviewer” to add one.',
  noReviewersYet: 'No reviewers in this journal’s database yet. Choose “New reviewer” to add one.',
  showMore: 'Show more',
  invitedDone: '{name} has been invited.',
  /** {conflicts} is one or more sentences. */
  conflictHint:
    '{conflicts} You can still invite this reviewer if you give a reason. It is kept with the review.',
  conflictReason: 'Reason for inviting despite the conflict',
  responseDay: 'Respond by',
  /** The label of a field for a date, as is `responseDay`. */
  reportDay: 'Report by',
  letter: 'Letter',
  inviteReviewers: 'Invite reviewers',
  back: 'Back',
  continueToLetter: 'Continue to letter',
  done: 'Done',
  inviteNamed: 'Invite {name}',
  sendInvitation: 'Send invitation',
  inviteSeveral: '{count, plural, one {Invite # reviewer} other {Invite # reviewers}}',
  /** The button below a letter to several reviewers. */
  sendInvitations: '{count, plural, one {Send # invitation} other {Send # invitations}}',
  /** Below a letter to several reviewers. */
  letterToSeveral:
    'Each reviewer gets their own mail, with their name and their own link. If you do not change this letter, they get it in their own language where it is known.',
  givenName: 'Given name',
  familyName: 'Family name',
  institution: 'Institution',
  expertise: 'Expertise, separated by commas',
  newReviewerHint:
    'The reviewer is added to the journal’s database. If the e-mail address is already there, that person is invited.',
  reportWithinDay: 'Less than a day to a report',
  suggestedByAuthor: 'suggested by the author',
  /** On the waiting list. */
  waiting: 'Waiting',
  addToWaitingList: 'Add to waiting list',
  nextInLine: 'Next in line',
  nextInLineHint:
    'When a reviewer declines, does not answer in time or is cancelled, the next one is invited, until you have the number of reviewers you want.',
  reviewersWanted: 'Reviewers wanted',
  waitingList: 'Waiting list',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  removeFromList: 'Remove {name} from the list',
  notInvited: 'Not invited: {name}. {reason}',
  inviteNext: '{count, plural, one {Invite next} other {Invite next #}}',
  clearList: 'Clear list',
  publication: 'Publication: {choice}',
  signed: 'Signed: the reviewer’s name is disclosed to the author.',
  notSigned: 'Not signed: the reviewer’s name is not disclosed to the author.',
  recommends: 'Recommends: {recommendation}',
  score: '{score, number} of 5',
  rated: 'Rated {rating, number} of 5',
  usefulness: 'Usefulness of the report',
  remind: 'Remind',
  remindHint: 'A mail with a new link is sent immediately, in addition to automatic reminders.',
  sendReminder: 'Send reminder',
  reminderSent: 'Reminder sent.',
  extendDueDate: 'Extend due date',
  extendHint: 'The reviewer gets more time.',
  extend: 'Extend',
  dueDateExtended: 'Due date extended.',
  requestClarification: 'Request clarification',
  clarificationHint: 'The report is reopened for the reviewer for one week.',
  request: 'Request',
  clarificationRequested: 'Clarification requested.',
  clarificationQuestion: 'What should be clarified',
  markAsRead: 'Mark as read',
  markAsReadHint: 'You can rate the report. Editors see ratings when they look for reviewers.',
  markedAsRead: 'Marked as read.',
  inviteAgain: 'Invite again',
  inviteAgainHint: 'The same person is invited again, with new due dates.',
  invitationSentAgain: 'Invitation sent again.',
  inviteAgainReason: 'Reason, if there is a conflict',
  cancelReviewHint:
    'The reviewer’s link will no longer be valid, and the reviewer is notified by mail.',
  cancelReview: 'Cancel review',
  reviewCancelled: 'Review cancelled.',
  messageToReviewer: 'Message to the reviewer (optional)',
  declined: 'Declined: {reason}',
  invitedDespite: 'Invited despite: {conflicts} Reason: {reason}',
  hideReport: 'Hide report',
  readReport: 'Read report',
  hideMessages: 'Hide messages',
  newMessage: 'New message from the reviewer',
  messageSent: 'Message sent. The reviewer gets a mail with it.',
  messageHint:
    'Sent in the editor’s name, without your own. The authors and the other reviewers do not see it.',
  sendMessage: 'Send the message',
  reportedCount: '{reports, number} of {wanted, number} reported',
  noneInvitedYet: 'No reviewers invited yet. Invite one to start the review.',
  noneInvited: 'No reviewers were invited.',
  extendTo: 'Extend to {date}',
  /** Refuses a reviewer more time. */
  refuse: 'Refuse',
  messageToAuthor: 'Message to the author (optional)',
  revisionExtended: 'Due date extended. The author gets a mail.',
  newDueDate: 'New due date',
  newDueDateHint:
    '{most, plural, one {At most # day from today.} other {At most # days from today.}}',
  dateMissing: 'Enter a date.',
  datePast: 'Enter a date in the future.',
  dateNotLater: 'Enter a date after the current due date.',
  dateTooLate: 'Enter a date within one year.',
  remindAuthor: 'Remind author',
  remindAgainFrom: 'You can remind them again from {date}.',
  reportTitle: '{reviewer}: {recommendation}',
  /** A decision that can still be undone: by whom, and when the author learns of it. {decision} is its name. */
  held: '{who, select, own {Decision recorded: {decision}.} other {Decision recorded by {name}: {decision}.}} {when, select, soon {The author will be notified within a few minutes.} other {The author will be notified at {time}.}}',
  anEditor: 'an editor',
  decisionFailed:
    'The decision “{decision}” was not sent, and the author has not been notified. {reason}',
  recommendedBy: '{name} recommends: {recommendation}',
  recommendedByEditor: 'The handling editor recommends: {recommendation}',
  sendReportOf: 'Send the report of {reviewer}',
  /** How long a report took. */
  turnaround: 'Turnaround',
  turnaroundDays: '{count, plural, one {# day} other {# days}}',
  files: 'Files',
  noEmail: 'no e-mail address',
  invited: 'Invited',
  awayUntil: 'away until {date}',
  addToWaitingListNamed: 'Add to waiting list: {name}',
  /** Above the letter: the manuscript's file, with buttons that open it and its PDF proof. The first is only read out. */
  whatReviewersSee: 'What reviewers see',
  reviewersSeeChecked:
    'Reviewers see “{name}” as it is displayed here. The author has checked it. Check it too before you invite them.',
  reviewersSeeUnchecked:
    'Reviewers see “{name}” as it is displayed here. The author has not checked it. Check it before you invite them.',
  invitationAlsoHas:
    'The mail also includes both dates, the link to respond, the title “{title}” and the abstract:',
  /** Facts about a reviewer, several on a line. */
  notInvitedYet: 'Not invited yet',
  invitationCount: '{count, plural, one {# invitation} other {# invitations}}',
  /** {share} is a percentage. */
  acceptedCount: 'Accepted {accepted, number} of {settled, number} ({share})',
  daysToReport: '{count, plural, one {# day to a report} other {# days to a report}}',
  lastInvited: 'Last invited {date}',
  openCount: '{count, number} open',
  /** Reviews that have not ended. */
  openUnanswered: '{count, number} open, {unanswered, number} not answered yet',
  ratedByJournal:
    '{count, plural, one {Report rated {mean} of 5 by this journal (#)} other {Reports rated {mean} of 5 by this journal (#)}}',
  /** {contact} is an e-mail address, perhaps with an ORCID iD. */
  coReviewer: 'Reviews together with <strong>{name}</strong> · {contact}',
  /** The last mail to a reviewer. */
  mailStatus:
    '{what, select, invitation {{state, select, queued {Invitation waiting to be sent} sending {Invitation being sent} sent {Invitation sent {date}} failed {Invitation could not be sent} bounced {Invitation bounced} other {}}} other {{state, select, queued {Reminder waiting to be sent} sending {Reminder being sent} sent {Reminder sent {date}} failed {Reminder could not be sent} bounced {Reminder bounced} other {}}}}',
  /** {status} is the message above. */
  mailProblem: '{status}: {problem}',
  invitedCount:
    '{count, plural, =0 {No reviewer could be invited.} one {One reviewer invited.} other {# reviewers invited.}}',
  placeInLine: '{place, number}. {name}',
  listCleared: 'Waiting list cleared.',
  toAuthor: 'To the author',
  editedForAuthor: 'Edited version sent to the author',
  toEditor: 'To the editor',
  competingInterest: 'Competing interest',
  yourQuestion: 'Your question',
  /** The title of a dialog: an action such as “Remind”, and a reviewer. */
  actionOn: '{action}: {name}',
  /** {due} is a date, perhaps with how late it is. */
  responseBy: 'Response by {due}',
  reportBy: 'Report by {due}',
  suggestedInstead: 'Suggested instead: {person}',
  actionsFor: 'Actions for {name}',
  /** The course of a review, several on a line. */
  invitedOn: 'Invited {date}',
  acceptedOn: 'Accepted {date}',
  declinedOn: 'Declined {date}',
  reportedOn: 'Reported {date}',
  remindedTimes: '{count, plural, one {Reminded once} other {Reminded # times}}',
  messages: 'Messages ({count, number})',
  writeToReviewer: 'Write to the reviewer',
  theEditors: 'The editors',
  messageTo: 'Message to {name}',
  messageMissing: 'Write a message.',
  reviewersOfRound: 'Reviewers, round {round, number}',
  asksForTime: '{name} asks for more time, until {date}.',
  asksForTimeBecause: '{name} asks for more time, until {date}. {reason}',
  timeGranted: 'Due date extended. The reviewer is notified.',
  timeRefused: 'Request refused. The reviewer is notified.',
  extendRevisionHint: 'The author gets a mail with the new date, and the reminders are adjusted.',
  extendRevisionHintDue:
    'The revision is due on {date}. The author gets a mail with the new date, and the reminders are adjusted.',
  remindAuthorHint:
    'The author gets a mail with the due date immediately, in addition to automatic reminders: {before, plural, one {# day} other {# days}} before the due date and {after, plural, one {# day} other {# days}} after it.',
  revisionDue: 'The revision is due on {date}.',
  lastReminded: 'An editor last reminded the author on {date}.',
  /** Cancels a review. */
  cancelAction: 'Cancel',
} as const;
