/** The lists of submissions: of the desk, of guest editors and of production. */
export default {
  submissions: 'Submissions',
  assignToMe: 'Assign to me',
  takenDone: '{count, plural, one {# submission} other {# submissions}} assigned to you.',
  assign: 'Assign',
  editor: 'Editor',
  /** An optional note in the form that assigns submissions. */
  note: 'Note to the editor (optional)',
  noteHint:
    'Shown in the mail and in the history. If the editor has a conflict, give the reason here.',
  remindReviewers: 'Remind reviewers',
  remindedDone:
    'Reminders sent to the reviewers of {count, plural, one {# submission} other {# submissions}}.',
  writeToAuthors: 'Write to authors',
  message: 'Message',
  writtenToAuthorsDone:
    'Message sent for {count, plural, one {# submission} other {# submissions}}.',
  writeToReviewers: 'Write to reviewers',
  reviewers: 'Reviewers',
  writtenToReviewersDone:
    'Message sent to the reviewers of {count, plural, one {# submission} other {# submissions}}.',
  moveToSpecialIssue: 'Move to a special issue',
  specialIssue: 'Special issue',
  noSpecialIssue: 'No special issue',
  noneInRound: 'none in this round',
  empty: 'No submissions in this queue. New submissions appear here automatically.',
  queue: 'Queue',
  state: 'State',
  type: 'Type',
  submission: 'Submission',
  noNumber: 'no number',
  untitled: 'Untitled',
  days: 'Days',
  editors: 'Editors',
  reports: 'Reports',
  due: 'Due',
  number: 'Number',
  authors: 'Authors',
  submitted: 'Submitted',
  changed: 'Changed',
  downloadFiles: 'Download files',
  /** An action: saves what another publisher is sent of the selected submissions. */
  downloadTransfer: 'Download for a transfer',
  transfersDone:
    '{count, plural, one {Transfer package saved.} other {# transfer packages saved.}}',
  transferAsk:
    '{count, plural, one {The metadata and current files of this submission are} other {The metadata and current files of these # submissions are}} saved for another publisher (MECA). Reports and messages are not included.',
  filesSavedDone: 'Files of {count, plural, one {# submission} other {# submissions}} saved.',
  handlingEditor: 'Handling editor',
  allEditors: 'All editors',
  mine: 'Mine',
  unassigned: 'Unassigned',
  anotherEditor: 'Another editor',
  yourSpecialIssues: 'Your special issues',
  /** {issues} is a list of special issues. */
  specialIssuesHint: '{issues}. You manage their review; the journal’s editors decide.',
  noSubmissionsYet: 'No submissions yet.',
  noMatchFilter: 'No submissions match this filter.',
  since: 'Since',
  search: 'Search by number, title or author',
  all: 'All',
  clear: 'Clear',
  noMatchFilters: 'No submissions match these filters.',
  noneAssigned:
    'No accepted manuscripts are assigned to you yet. You get a mail when one is assigned.',
  noneAtStep: 'No submissions at this step.',
  /** Queues of production staff, each with what it holds. */
  queueOpen: 'In production',
  queueNew: 'To start',
  queueCopyediting: 'Copy-editing',
  queueTypesetting: 'Typesetting',
  queueProof: 'With the author',
  queuePublish: 'To publish',
  queueOverdue: 'Overdue',
  queuePublished: 'Published',
  assignedToYou: 'Assigned to you',
  article: 'Article',
  stateDue: '{state}, {days} · due {due}',
  editArticle: 'Edit the article “{title}”',
  queues: 'Queues',
  takeAsk:
    'You become an editor of {count, plural, one {this submission} other {these # submissions}}.',
  assignAsk:
    'The editor you choose replaces the current editors of {count, plural, one {this submission} other {these # submissions}} and gets {count, plural, one {a mail} other {a mail for each}}.',
  assignedDone: '{count, plural, one {# submission} other {# submissions}} assigned.',
  remindAsk:
    'Sends a reminder to the reviewers of {count, plural, one {this submission} other {these # submissions}} who have not answered or reported. Reviewers reminded within the last hour are left out.',
  writeToAuthorsAsk:
    '{count, plural, one {The message appears with the submission in the journal’s name, and the author gets a mail.} other {The message appears with each of these # submissions in the journal’s name, and its author gets a mail.}}',
  writeToReviewersAsk:
    'The reviewers of {count, plural, one {this submission} other {these # submissions}} at the stage you choose each get the message in a separate mail and can reply on their review page. They do not see who else received it.',
  // Above the preview of a mail to authors.
  authorsReached:
    'The message appears with {count, plural, one {# submission} other {# submissions}}. {mails, plural, =0 {No mail is sent.} one {# mail is sent, to # author.} other {# mails are sent, to {people, plural, one {# author} other {# authors}}.}}',
  authorsUnmailed:
    '{count, plural, one {The author of # submission gets no mail, because they have switched such mails off.} other {The authors of # submissions get no mail, because they have switched such mails off.}}',
  // Above the preview of a mail to reviewers.
  reviewersReached:
    '{mails, plural, =0 {No mail is sent.} one {# mail is sent, to # reviewer.} other {# mails are sent, to {people, plural, one {# reviewer} other {# reviewers}} of {count, plural, one {# submission} other {# submissions}}.}}',
  authorExample: 'The mail as the first of the authors will read it:',
  reviewerExample: 'The mail as a reviewer will read it, with a name and a link that are examples:',
  chooseReviewers: 'Choose which reviewers to write to.',
  sentToSome:
    'Sent to {written, number} of {count, plural, one {# reviewer} other {# reviewers}}. The others no longer accept messages.',
  moveAsk:
    'The guest editors of the special issue you choose will handle {count, plural, one {this submission} other {these # submissions}}. Guest editors of any other issue will no longer do so.',
  movedDone: '{count, plural, one {# submission} other {# submissions}} moved.',
  issueChoice: '{journal} {issue}, {title}',
  otherJournal: 'This special issue belongs to another journal.',
  /** How many reports of the current round are in. */
  reportsIn: '{done, number} of {all, number} in',
  reportsInLate: '{done, number} of {all, number} in, {late, number} late',
  /** Below a state: the round of review. */
  round: 'round {round, number}',
  downloadAsk:
    'The current files of {count, plural, one {this submission} other {these # submissions}} are saved as one ZIP archive.',
  /** On phones: {days} is “12 days”, and with a due date {due} is a date, perhaps with how late it is. */
  stateSince: '{state}, {days}',
  namesAndOthers: '{names} and others',
  /** Where there are more than are counted. */
  countOrMore: '{count, number}+',
  queueOpenHint: 'Everything assigned to you that is not yet published.',
  queueNewHint: 'Accepted and assigned to you. Copy-editing has not started.',
  queueCopyeditingHint: 'The text is being copy-edited.',
  queueTypesettingHint: 'The article is being typeset, or corrected after proofreading.',
  queueProofHint: 'The author is checking the proof.',
  queuePublishHint: 'The proof is approved. The article can be scheduled or published.',
  queueOverdueHint: 'Past the due date, no matter who has to act.',
  queuePublishedHint: 'Published, corrected or retracted: at most 100 are shown.',
} as const;
