/** The page of one review, which a reviewer opens by the link in a mail, and the certificate. */
export default {
  yourReview: 'Your review',
  reviewFor: 'Review for {journal}',
  description: 'Answer an invitation to review a manuscript, read it and write your report.',
  needsScript:
    'This page needs JavaScript. Please reply to our e-mail instead. Your reply reaches the journal.',
  loadingReview: 'Loading your review…',
  useLatestLink:
    'Use the link in the journal’s latest e-mail, or reply to that e-mail. Your reply reaches the journal.',
  ownManuscript: 'You are an author of this manuscript, so you cannot review it.',

  pleaseReply: 'Dear {you}, please reply by {date}. The report would be due on {due}.',
  reportDue: 'Your report is due on {date}.',
  /** What is next, after the review has ended in one of these states. */
  nextDeclined:
    'You do not need to do anything else. If you can review it after all, please reply to our e-mail.',
  nextExpired:
    'You do not need to do anything. If you would still like to review it, please reply to our e-mail, and the editor may invite you again.',
  nextCancelled: 'You do not need to do anything else. Your text is not sent to the author.',
  nextSubmitted:
    'The editor will read it and decide when all reports have arrived. We will inform you of the decision and send you a certificate.',
  nextConsidered: 'The editor has read it and will decide when all reports have arrived.',

  canYouReview: 'Can you review this manuscript?',
  /** Above a list of the parts below. */
  askedBy: 'By {date}, we would need:',
  askedScores: 'five scores from 1 to 5 (originality, method, clarity, significance, language)',
  askedAnswers:
    '{count, plural, one {an answer to # question from the journal} other {answers to # questions from the journal}}',
  askedRecommendation: 'a recommendation',
  askedComments: 'comments to the author, of at least {least, number} characters',
  askedForEditor: 'optionally, comments for the editor only, and files',
  askedForBoth: 'optionally, comments to the author, comments for the editor only, and files',
  yes: 'Yes, I can review it',
  no: 'No, I cannot',
  accept: 'Accept the invitation',
  accepting: 'Accepting…',
  competingInterests: 'Competing interests',
  interestHint:
    'Please declare if you worked or published with an author in the last three years, belong to their institution, or stand to gain or lose from the decision. You may still be able to review.',
  noInterest: 'I have no competing interest.',
  someInterest: 'I have something to declare.',
  /** What the editor reads where the reviewer has nothing to declare. */
  nothingDeclared: 'None',
  interestMissing: 'Choose whether you have a competing interest.',
  interestDetailsMissing: 'Describe your competing interest.',
  interestDetails: 'Details for the editor',
  editorReads: 'Only the editor reads this.',
  decline: 'Decline the invitation',
  declining: 'Declining…',
  why: 'Why',
  whyOptional: 'Why <optional>(optional)</optional>',
  noReason: 'Prefer not to say',
  reasonTime: 'I have no time at the moment.',
  reasonField: 'It is not my field.',
  reasonInterest: 'I have a competing interest.',
  reasonOther: 'Another reason.',
  details: 'Details',
  suggest: 'Can you suggest someone else? <optional>(optional)</optional>',
  suggestHint: 'The editor decides whom to invite.',
  suggestNameMissing: 'Enter the name of the person you suggest.',
  suggestEmailProblem: 'Enter an e-mail address, or leave this empty.',

  /** What reviewers and authors know about each other. */
  knownSingle: 'You know who the authors are. They do not know who you are.',
  knownSingleSign:
    'You know who the authors are. They do not know who you are. You can sign your report if you wish to disclose your name.',
  knownDouble: 'You do not know who the authors are, and they do not know who you are.',
  knownDoubleSign:
    'You do not know who the authors are, and they do not know who you are. You can sign your report if you wish to disclose your name.',
  knownTriple: 'You, the authors and the deciding editors do not know each other’s names.',
  knownTripleSign:
    'You, the authors and the deciding editors do not know each other’s names. You can sign your report if you wish to disclose your name.',
  knownOpen: 'You know who the authors are. Your name is shown to them if you agree.',
  /** Beside the number of the manuscript. */
  revision: 'revision {number, number}',
  abstract: 'Abstract',
  keywords: 'Keywords: {keywords}',
  response: 'Authors’ response to the previous reports',

  files: 'Files to read',
  confidential:
    'The manuscript is confidential. Please do not share it, and do not upload it to a service that stores it.',
  /** In these, {name} is the file, and only read out. */
  readHere: 'Read here {name}',
  downloadFile: 'Download {name}',
  closeFile: 'Close {name}',
  proof: 'PDF with line numbers, created from the manuscript',
  /** Which of the two below is shown on a narrow screen. */
  shown: 'Shown',
  manuscript: 'Manuscript',
  reportAndMessages: 'Report and messages',
  fileNotLoaded: 'The file could not be loaded. Try again, or download it.',

  yourReport: 'Your report',
  editorAsks: 'The editor asks:',
  scores: 'Scores: from 1 (poor) to 5 (excellent)',
  /** What the scores mean, from 1 to 5; only read out. */
  poor: 'poor',
  weak: 'weak',
  fair: 'fair',
  good: 'good',
  excellent: 'excellent',
  /** Below a question of the journal: the meaning of its lowest and highest mark. */
  marks: '1: {low}. {most, number}: {high}.',
  authorReceivesAnswer: 'The author receives your answer with the decision.',
  editorsReadAnswer: 'Only the editors can read your answer.',
  recommendation: 'Recommendation',
  chooseOne: 'Choose one',
  recommendationShown:
    'The editor makes the decision. Your recommendation is shown to the author with it.',
  recommendationHidden:
    'The editor makes the decision. Your recommendation is not shown to the author.',
  toAuthor: 'Comments to the author',
  toAuthorMaySign:
    'Released by the editor with the decision. Please do not include your name. You can choose below whether it is disclosed.',
  toAuthorUnsigned:
    'Released by the editor with the decision, without your name. Please do not sign them.',
  toEditor: 'Comments to the editor',
  toEditorHint: 'Not shown to the author.',
  noneHint: 'Enter “None” if you have none. Only the editor can read this.',
  publication: 'Publication of your report',
  publicationHint:
    'If the article is accepted, this journal publishes your comments to the author, your answers and your recommendation as far as the author receives them, and the date. Confidential comments, scores and files are never published. If your name is published, the authors see it too.',
  sign: 'Sign the report: show the authors my name',
  signTogether: 'Sign the report: show the authors my name and the names of my co-reviewers',
  signHint:
    'The authors receive the name with the report when the editor sends the decision. If you do not sign, the name is not disclosed.',
  reportFiles: 'Files <optional>(optional)</optional>',
  reportFilesHint:
    'At most {most, plural, one {# file} other {# files}} of up to {size} each: PDF, Word, OpenDocument or plain text. We remove your name from the file’s properties, but not from its text. The author receives a file only if the editor releases it, under another name.',
  fileTooLarge: 'This file is too large. Files can have at most {size}.',
  uploading: 'Uploading {name}…',
  removing: 'Removing {name}…',
  /** {name} is of a file or a person, and only read out. */
  remove: 'Remove {name}',
  sendReport: 'Send report',
  sentForGood: 'You cannot change it afterwards.',
  incomplete: 'Your report is not complete yet.',
  /** After what went wrong. */
  textIsHere: '{problem} Your text is still here.',

  savedAsYouType: 'Your report is saved as you type.',
  saved: 'Saved.',
  notSavedYet: 'Not saved yet…',
  notSaved: 'Not saved.',
  keptHere: 'It is kept on this device, and we will try again automatically.',
  tryAgain: 'Try again now',
  twoVersions:
    '<strong>Your report was changed in another window.</strong> Which version do you want to keep?',
  thisVersion: 'The version in this window',
  otherVersion: 'The version saved in the other window',

  publishedNamed: 'Will be published with your name if the article is published.',
  publishedAnonymous: 'Will be published without your name if the article is published.',
  notPublished: 'Will not be published.',

  askCoReviewers: 'Are you reviewing with someone?',
  coReviewers: 'Co-reviewers',
  addCoReviewer: 'Add a co-reviewer',
  addCoReviewerButton: 'Add co-reviewer',
  coReviewersHint:
    'Co-reviewers are named to the editor and on your certificate. Their names are disclosed to authors and readers only if yours is.',
  emailExample: 'Enter an e-mail address, for example {example}.',
  coReviewersAgree:
    'They will keep the manuscript confidential, have no competing interest, and agree to be named wherever I am named for this review.',
  coReviewersAgreeMissing: 'Confirm that they have agreed to this.',
  orcid: 'ORCID iD {orcid}',

  moreTime: 'Do you need more time?',
  extensionAsked:
    'You have requested an extension until {until}. The editor will reply by e-mail. Until then, your report is due on {due}.',
  askExtension: 'Request an extension',
  askExtensionButton: 'Request extension',
  newDueDate: 'New due date',
  newDueDateHint: 'At most {days, plural, one {# day} other {# days}} from today.',
  newDueDateProblem: 'Choose a date after the current due date.',
  editorsRead: 'Only the editors read this.',

  messages: 'Messages',
  messagesWithEditor: 'Messages with the editor',
  /** Above a message: who wrote it, and when. */
  fromEditor: 'The editor, {date}',
  fromYou: 'You, {date}',
  writeToEditor: 'Write to the editor',
  message: 'Message',
  messageHint:
    'Only the editors who handle the manuscript can read it, not the authors or other reviewers.',
  messageMissing: 'Write a message.',
  sendMessage: 'Send the message',

  certificate: 'Certificate of peer review',
  certificateWhat: 'Verify a certificate of peer review.',
  certificateNeedsScript: 'This page needs JavaScript to check the certificate.',
  checkCertificate: 'Check certificate {code}',
  certificateValid: 'This certificate is valid.',
  certificateUnknown: 'No certificate with this code was found.',
  certificateConfidential: 'The manuscript and the reviewer are confidential and not shown here.',
  compareCode:
    'Compare “{code}” with the certificate. Codes have 12 letters and digits, without the letters O and I.',
  /** The certificate. {names} and {journal} stand on lines of their own, in larger letters. */
  certifies:
    '{names} {count, plural, one {has reviewed a manuscript for the journal} other {have jointly reviewed a manuscript for the journal}} {journal} in {year}.',
  certifiesHolder:
    'The holder of this certificate has reviewed a manuscript for the journal {journal} in {year}.',
  verifyAt: 'Verify at {address}',
  printOrSave: 'Print or save as PDF',
} as const;
