/** The form that submits a manuscript, step by step. */
export default {
  institutions: 'Institutions',
  institutionsHint:
    'A ROR ID identifies an institution. Type a name and choose from the suggestions, or paste the ID from ror.org.',
  rorId: 'ROR ID',
  dragToReorder: 'Drag to reorder',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  givenNames: 'Given names',
  correspondingAuthor: 'Corresponding author',
  contributedEqually: 'Contributed equally',
  credit: 'Contributions (CRediT)',
  creditHint: 'The author’s contributions, printed with the article.',
  institutionHint: 'Choose one, or type a new one and press Enter.',
  authorRemoved: '{name} has been removed from the list.',
  restore: 'Restore',
  charactersLeft: '{count, plural, one {# character left} other {# characters left}}',
  preview: 'Preview',
  keywordsHint:
    'Enter {least, number} to {most, plural, one {# keyword} other {# keywords}}. Press Enter after each.',
  files: 'Files',
  chooseFiles: 'Choose files',
  dropHint: 'Or drop them here. You can choose several at once. Accepted: {kinds}.',
  filesRefused:
    '{count, plural, one {One file was not accepted} other {# files were not accepted}}',
  packageHint:
    'Do you have a transfer package (MECA) from another journal or publisher? Choose it here. It fills in the form, and its files are uploaded.',
  packageOpened:
    '“{name}” is a transfer package with {count, plural, one {one file} other {# files}} for this submission',
  packageFilled:
    'Title, abstract, keywords and authors were filled in where you had not written anything. Check them in the next steps.',
  packageUndescribed:
    'It does not describe the manuscript in a form that can be read. Fill in the title, the abstract and the authors yourself.',
  packageMissing: 'Listed in the package, but not in it: {names}. Ask the sender for them.',
  packageUnknown:
    'Not uploaded, because their kind is not known here: {names}. Add what is needed.',
  packageUnlisted:
    'Not uploaded, because the package does not list them: {names}. Add what is needed.',
  packageReviews: 'Not uploaded, because they belong to the review at the other journal: {names}.',
  packageTransfer: 'Not uploaded, because only publishers need them: {names}.',
  packageRefused:
    '“{name}” is a transfer package, but was not opened. {reason} Nothing was changed. You can unpack it and choose its files here.',
  packageTooLarge:
    'It is too large. A package can have at most {size}, and twice as much unpacked.',
  kind: 'Kind',
  filesOfSubmission: 'Files of this submission',
  namesFound:
    'This journal’s review is anonymous, but your files contain {names} in their properties, title or front matter. In Word, choose File, Info, Check for Issues, Inspect Document. In LaTeX and Markdown, remove authors, thanks and comments. Then upload the file again.',
  uploadWaiting: 'Waiting',
  uploadChecking: 'Uploaded. Checking…',
  uploads: 'Uploads',
  tryFileAgain: 'Try {name} again',
  skip: 'Skip',
  stillUploading: '“{name}” is still being uploaded.',
  proof: 'How the manuscript is shown',
  proofHint:
    'Editors and reviewers read your manuscript like this. Check formulas, tables and figures. If something is wrong, change the file and upload it again.',
  loadingFile: 'Loading the file…',
  noProof:
    '“{name}” cannot be shown in the page, so editors and reviewers download it. A PDF or Word file can be read at once.',
  proofChecked: 'I have checked how the manuscript is shown',
  title: 'Title',
  yes: 'Yes',
  no: 'No',
  /** A problem, by the label of its field and whose field it is. */
  problemOf:
    '{list, select, authors {{label} of author {number, number}: {message}} affiliations {{label} of institution {number, number}: {message}} suggestedReviewers {{label} of suggested reviewer {number, number}: {message}} translations {{label} of translation {number, number}: {message}} other {{label} of reviewer to avoid {number, number}: {message}}}',
  problemOfNamed:
    '{list, select, authors {{label} of {name} (author {number, number}): {message}} affiliations {{label} of {name} (institution {number, number}): {message}} suggestedReviewers {{label} of {name} (suggested reviewer {number, number}): {message}} translations {{label} ({name}): {message}} other {{label} of {name} (reviewer to avoid {number, number}): {message}}}',
  yourResponse: 'Your response',
  journalAndType: 'Journal and type',
  titleAndAbstract: 'Title and abstract',
  authors: 'Authors',
  reviewers: 'Reviewers',
  statements: 'Statements',
  checkAndSend: 'Check and send',
  responseHint:
    'Respond point by point: what you have changed and where, or why you have not. You can also upload your response as a file in the next step.',
  authorsHint:
    'Enter the authors in the order of the article. When the manuscript has passed the technical check, each co-author receives an e-mail and can confirm or object. If you change a name or address, we ask that author again.',
  addAuthor: 'Add author',
  isAgent: 'I am not an author, and submit on behalf of the authors',
  noFees: 'This journal has no fees for authors.',
  feeUnknown: 'The fee depends on the type of article. Choose one to see it.',
  noFeeForType: 'There is no fee for this type ({type}).',
  feeForType:
    'For this type of article ({type}), <strong>only if it is accepted</strong>. The rate on the day you submit applies.',
  discountsHint:
    '{stacking} You can request waivers and redeem vouchers on your invoices page after you have submitted. <link>Fees of this journal (opens in a new window)</link>',
  revisedFilesHint: 'Upload the revised manuscript. It replaces the earlier one, which is kept.',
  coverLetterHint:
    'Optional, for the editor only: why you chose this journal, and anything else the editor should know.',
  guide: 'Guide for authors of {journal} (opens in a new window)',
  journalFixed: 'Your manuscript is already with this journal.',
  previousHint:
    'If this is based on a rejected manuscript, enter its number, for example SJCM-2026-00123.',
  waiverNote:
    'There is a waiver for authors from {country}. It applies automatically if you choose the institutions of the corresponding authors from the list, and they are in countries that have one. Otherwise you can request it after you have submitted.',
  offered: 'We found this in your manuscript.',
  useThis: 'Use this',
  keepMine: 'Keep mine',
  change: 'Change',
  publicationFee: 'Publication fee',
  sending: 'Sending…',
  empty: 'Empty.',
  reason: 'Why',
  addSuggestedReviewer: 'Add suggested reviewer',
  addReviewerToAvoid: 'Add reviewer to avoid',
  declarationsHeading: 'The authors declare',
  confirmDeclaration: 'Please confirm this.',
  statementsForArticle: 'Statements for the article',
  titleHint: 'Write formulas in TeX between dollar signs, for example $x^2$.',
  abstractHint: 'Question, methods, results and conclusions.',
  plainSummaryHint: 'Optional, for readers outside your field.',
  translationsHint: 'Optional, for readers of other languages.',
  translationNumber: 'Translation {number, number}',
  removeTranslation: 'Remove translation {number, number}',
  viewStatus: 'View status',
  requestedChanges: 'Requested changes',
  conflictQuestion: 'Which version do you want to keep?',
  keepSelected: 'Keep selected versions',
  stillMissing:
    '{count, plural, one {# thing is still missing} other {# things are still missing}}',
  changedElsewhere: 'Not saved. This draft was changed in another window.',
  notSaved: 'Not saved. {problem} Your changes are kept on this device until they are saved.',
  notSavedYet: 'Not saved yet',
  nothingToSaveYet: 'Nothing to save yet',
  saved: 'Saved',
  steps: 'Steps',
  stepComplete: '{number, number}. {step}, complete',
  stepIncomplete: '{number, number}. {step}, incomplete',
  back: 'Back',
  rorNeeded: 'Enter a ROR ID, for example https://ror.org/02mhbdp94.',
  institutionNumber: 'Institution {number, number}',
  removeInstitution: 'Remove institution {number, number}',
  authorNumber: 'Author {number, number}',
  authorLine: '{number, number}. {name}',
  authorLineCorresponding: '{number, number}. {name} (corresponding)',
  orcidWrong: 'The check digit of this ORCID iD is wrong. Check it for typing mistakes.',
  unnamedRemoved: 'An author without a name has been removed from the list.',
  /** For screen readers; so is the next. */
  restoreNamed: 'Restore {name}',
  restoreUnnamed: 'Restore an author without a name',
  charactersTooMany: '{count, plural, one {# character too many} other {# characters too many}}',
  wordsMissing: '{count, plural, one {# word} other {# words}}, {missing, number} more needed',
  wordsLeft: '{count, plural, one {# word} other {# words}}, {left, number} left',
  wordsTooMany: '{count, plural, one {# word} other {# words}}, {excess, number} too many',
  keywordsLeft: '{count, number} left',
  keywordsTooMany: '{count, number} too many',
  /** For screen readers: a file’s kind. */
  kindOf: 'Kind of {name}',
  /** How much of a file is uploaded: sizes with their units. */
  sentOf: '{sent} of {size}',
  uploadStopped: 'Stopped',
  replaces: 'Replaces {name}.',
  /** For screen readers. */
  uploadFailed: '{name}: {problem}',
  /** For screen readers, with the name of a file; so is the next. */
  cancelUpload: 'Cancel {name}',
  uploading: 'Uploading {name}',
  notUploaded: '“{name}” was not uploaded. {problem}',
  notUploadedStopped: '“{name}” was not uploaded, because the upload was stopped.',
  draftUnsaved: 'The draft could not be saved, so the file was not uploaded. Please try again.',
  proofUnchecked: 'Confirm that you have checked how the manuscript is shown.',
  journal: 'Journal',
  articleType: 'Type of article',
  specialIssue: 'Special issue',
  abstract: 'Abstract',
  plainSummary: 'Plain-language summary',
  keywords: 'Keywords',
  language: 'Language of the manuscript',
  coverLetter: 'Cover letter',
  actsForAuthors: 'I act for the authors',
  suggestedReviewers: 'Suggested reviewers',
  opposedReviewers: 'Reviewers to avoid',
  declarations: 'Declarations',
  previousSubmission: 'Earlier submission',
  manuscriptChecked: 'Manuscript checked',
  responseToReports: 'Your response to the reports',
  /** After an author’s name, in parentheses; so is the next. */
  markCorresponding: 'corresponding',
  markEqual: 'contributed equally',
  nameWithMarks: '{name} ({marks})',
  noNameYet: 'No name yet',
  authorWithCredit: '{author}. Contributions: {roles}',
  reviewerWithReason: '{reviewer}: {reason}',
  emailAddress: 'E-mail address',
  contributions: 'Contributions',
  moved: '{name} is now number {number, number} of {count, number}.',
  otherCurrencies: 'In other currencies: {prices}.',
  feeToday: 'Fee today',
  /** How a journal reviews; so are the next three. */
  reviewSingle: 'Reviewers know the authors’ names; the authors do not know theirs.',
  reviewDouble:
    'Authors and reviewers do not know each other’s names. Remove yours from the manuscript.',
  reviewTriple:
    'Authors, reviewers and editor do not know each other’s names. Remove yours from the manuscript.',
  reviewOpen: 'Authors and reviewers know each other’s names.',
  /** {review} is one of the four sentences above. */
  reviewPublished:
    '{review} If the article is accepted, the decision letters, your responses and the reports whose reviewers agree are published with it.',
  review: 'Review',
  limits: 'Limits',
  limitsText:
    'Title up to {title, plural, one {# character} other {# characters}}, abstract {least, number} to {most, plural, one {# word} other {# words}}, {fewest, number} to {keywords, plural, one {# keyword} other {# keywords}}, manuscript up to 50 MB.',
  chooseJournal: 'Choose a journal',
  chooseType: 'Choose a type',
  regularIssue: 'None: a regular issue',
  issueUntil: '{title} (until {date})',
  /** For screen readers; so is the next. */
  useField: 'Use this: {field}',
  doNotUseField: 'Do not use: {field}',
  fileOfKind: '{name} ({kind})',
  /** For screen readers. */
  changeStep: 'Change: {step}',
  removeThisReviewer: 'Remove this reviewer',
  suggestedHint:
    'Experts in the field from institutions other than yours. The editor may invite them or others.',
  opposedHint:
    'People who should not see the manuscript before publication, and why. Only the editor sees this.',
  stackingBest: 'If several discounts apply, you receive the highest.',
  stackingTwo: 'You receive the highest institutional agreement and the highest other discount.',
  submitTitle: 'Submit a manuscript',
  correctTitle: 'Correct your submission',
  reviseTitle: 'Revise your manuscript',
  alreadySent: 'This manuscript has been submitted.',
  inThisWindow: 'In this window: {value}',
  inOtherWindow: 'In the other window: {value}',
  emptyValue: '(empty)',
  /** {problem} is a link to the field. */
  problemInStep: '{problem} ({step})',
  stepNumber: '{number, number}. {step}',
  sendManuscript: 'Send the manuscript',
  sendRevision: 'Send the revision',
  responseInFile: 'The response to the reports is in the files.',
  fundersHint:
    'Optional. Type a name and choose one of the suggestions: funders then find what they have paid for.',
  funderNumber: 'Funder {number, number}',
  removeFunder: 'Remove funder {number, number}',
  relationsHint:
    'Optional: the data, software and preprint of this work, and reviews of it that are published elsewhere.',
  relationNumber: 'Related work {number, number}',
  removeRelation: 'Remove related work {number, number}',
  /** A problem of an entry without a name: “Identifier (Related work 2): …”. */
  problemOfEntry: '{label} ({entry}): {message}',
  /** Advice below the manuscript as it is shown. {names} are “Figure 2” and the like; {code} is what the source says of a figure. */
  figuresUndescribed:
    '{count, plural, one {This figure has no description for readers who cannot see it: {names}.} other {These figures have no description for readers who cannot see them: {names}.}} You can send the manuscript without descriptions. With them, more people can read your work.',
  figureWithoutNumber: 'a figure without a number',
  describeInWord: 'In Word: select the picture, open “Alt Text” and write what is seen.',
  describeInLatex: 'In LaTeX: {code}',
  describeInMarkdown: 'In Markdown: {code}',
  /** In {code}, in place of the description. */
  whatIsSeen: 'What is seen',
} as const;
