/** What a function refuses about a field of a request, where its page could not know. */
export default {
  journalClosedChooseOther: 'This journal takes no manuscripts. Choose another one.',
  journalFixed:
    'The journal can no longer be changed, because the manuscript already has its number.',
  specialIssueUnknown: 'There is no such special issue in this journal.',
  letterMissing: 'Write a letter to go with it.',
  reasonMissing: 'Say why.',
  tooLong: 'Enter at most {most, number} characters.',
  otherJournalMissing: 'Choose another journal.',
  publicationDayMissing: 'Choose the day of publication.',
  journalClosed: 'This journal takes no manuscripts.',
  fixedField: 'This field cannot be changed.',
  notUnique: 'Another record has the same value.',
  strangeFile: 'This file does not belong to this record.',
  notPdf: '{name} is not a PDF.',
  abstractTooLong: 'The abstract has {words, number} words; {most, number} are allowed.',
  topicMissing: 'Choose a topic.',
  presenterMissing: 'Choose the presenting author.',
  discountMissing: 'Say how much comes off.',
  discountReasonMissing: 'Say why, in two or three sentences.',
  societyMissing: 'Name the society and your number there.',
  dueDayWrong: 'Choose a day from today on, within a year.',
  journalUnknown: 'There is no such journal.',
  validUntilPast: 'Choose a day from today on.',
  checkGone: 'This item is no longer on the checklist. Reload the page.',
  checklistIncomplete:
    'The journal’s checklist is not complete. Tick these items on the “Manuscript” tab first: {items}.',
  isNotPdf: 'It is not a PDF.',
  mayNotChange: 'You do not have the right to change this.',
  correctionsNoted: 'You have noted corrections. Send them, or remove them and approve the proof.',
  correctionMissing: 'Write at least one correction, or approve the proof.',
  fewReportsReason:
    'Say why you are deciding with fewer reports. The editor-in-chief will be notified.',
  competingInterestMissing:
    'Say whether you have a competing interest. If you have none, enter “None”.',
  tooManyReviewMessages:
    'A review can have at most {most, number} messages. Write an e-mail instead.',
  coReviewerTwice: 'This is your own address or that of a co-reviewer you have already added.',
  coReviewerUnconfirmed: 'Confirm that they have agreed to this.',
  tooManyInstitutions:
    'You have already named {most, number} institutions. To change yours again, ask the organisers.',
  institutionMissing:
    'Enter your institution, so that abstracts by your colleagues are not shown to you.',
} as const;
