/** What mails share: the greeting, the labels of facts, and buttons of several kinds of mails. */
export default {
  /** The subject of a mail about a manuscript. `number`: of the manuscript. */
  numbered: '{number}: {subject}',
  role: 'Role',
  rolesCounted: '{count, plural, one {Role} other {Roles}}',
  /** Before the journal of a role. */
  roleFor: 'For',
  answerBy: 'Answer by',
  acceptOrDecline: 'Accept or decline',
  /** Begins nearly every mail. A letter of an editor that begins with the words before `name` is taken to greet by itself. */
  dear: 'Dear {name},',
  journals: 'Journals',
  /** Where the name of the receiver is not known. */
  hello: 'Hello,',
  name: 'Name',
  address: 'Address',
  /** Before a date and time. */
  registered: 'Registered',
  manuscript: 'Manuscript',
  journal: 'Journal',
  number: 'Number',
  title: 'Title',
  decision: 'Decision',
  article: 'Article',
  issue: 'Issue',
  doi: 'DOI',
  authors: 'Authors',
  openArticle: 'Open the article',
  /** The end of a mail: the name and office of the person in whose name it is sent. */
  signed:
    'With kind regards,\n{name}\n{office, select, chief {Editor-in-Chief} guest {Guest editor} other {Editor}}, {journal}',
  offeredTo: 'Offered to',
  /** Before a kind of discount. */
  askedFor: 'Asked for',
  /** Before a percentage. */
  reduction: 'Reduction',
  specialIssue: 'Special issue',
  topic: 'Topic',
  submissionDeadline: 'Submission deadline',
  pleaseAnswerBy: 'Please answer by',
  revisionDue: 'Revision due',
  submittedBy: 'Submitted by',
  commentBy: 'Comment by',
  /** Before the name of who wrote a comment. */
  commentFrom: 'From',
  recommendation: 'Recommendation',
  proposedBy: 'Proposed by',
  guestEditors: 'Guest editors',
  readProposal: 'Read the proposal and answer',
  /** Before a date. */
  due: 'Due',
  conference: 'Conference',
  dates: 'Dates',
  place: 'Place',
  invoice: 'Invoice',
  madeOutTo: 'Made out to',
  purchaseOrder: 'Purchase order',
  /** Before what an invoice is for: a title. */
  invoiceFor: 'For',
  /** `number`: of the manuscript with this title. */
  invoiceForNumbered: '{title}, {number}',
  /** `what`: the message before this one. */
  invoiceForInJournal: '{what} ({journal})',
  author: 'Author',
  total: 'Total',
  creditNote: 'Credit note',
  reason: 'Reason',
  remainingAmount: 'Remaining amount of the invoice',
  paymentReference: 'Payment reference',
  iban: 'IBAN',
  stillToPay: 'Still to pay',
  received: 'Received',
  /** Before a date. */
  paidOn: 'On',
  /** Before a way of paying, such as “Bank transfer”. */
  paymentMethod: 'Payment method',
  refunded: 'Refunded',
  quotation: 'Quotation',
  /** Before the name of who gets the quotation. */
  quotationFor: 'For',
  /** Before the subject of a quotation. */
  quotationAbout: 'About',
  validUntil: 'Valid until',
  reportBy: 'Report by',
  certificate: 'Certificate',
  organiser: 'Organiser',
  email: 'E-mail',
  /** Before the name of the institution or society that a discount is about. */
  discountAbout: 'About',
  amount: 'Amount',
  /** Before the id that the payment provider gives a payment. */
  paymentId: 'At the provider',
  /** Before an address. */
  invited: 'Invited',
  acceptedWithAccount: 'Accepted with the account',
  /** Before the name of a long task of the office. */
  work: 'Work',
  /** A line of facts in the text part of a mail. Its colon may also be written as the language does. */
  factLine: '{label}: {value}',
  /** Before an address on a line of its own, in the text part of a mail. */
  linkLine: '{label}:',
  /** Names a letter of a decision where its words are edited. */
  decisionLetter: 'Decision letter',
  /** Stands for the name of a press that is not set up yet. */
  thePress: 'The press',
  /** What stops a wording from being saved. `variable`: such as `'{url}'`. */
  noVariableInSubject: 'The subject has an unknown variable: {variable}.',
  noVariableInLine: 'Line {line} has an unknown variable: {variable}.',
  notForStrangersSubject:
    'This mail goes to people who may not know the press. Remove {variable} from its subject: other people choose these words.',
  notForSubject: 'Remove {variable} from the subject: staff read subjects.',
  /** `meaning`: such as “The link that the receiver needs”. */
  variableMissing: '{variable} is missing ({meaning}).',
  /** Kinds of mails that a person can switch off. */
  switchReminders: 'Reminders before something is due',
  switchMessages: 'Messages',
  switchDigest: 'Daily summary',
  /** The page behind the link that stops mails of one kind. `kind`: one of the messages before. */
  stopTitle: 'Stop these e-mails?',
  stop: 'Stop these e-mails',
  stopped: 'E-mails stopped',
  stopKind: 'Kind of e-mail: {kind}',
  stopNotAll: 'We always send e-mails that you need, such as decisions and invoices.',
  stopChange: 'In your account, you can choose which e-mails you receive.',
  /** The page behind the link in an invitation which stops further ones. `where`: a journal or the press. */
  invitationsTitle: 'Invitations by e-mail',
  invitationsStoppedTitle: 'Invitations stopped',
  invitationsOf:
    '{kind, select, review {You can stop invitations to review manuscripts for {where}.} write {You can stop invitations to write for {where}.} other {You can stop invitations to roles and committees of {where}.}}',
  /** A button of the page, and the link in the mail. */
  invitationsStop:
    '{kind, select, review {Do not invite me to review for {where}} write {Do not invite me to write for {where}} other {Do not invite me to roles and committees of {where}}}',
  invitationsStopAll:
    '{kind, select, review {Do not invite me to review for any journal of {press}} other {Do not invite me to write for any journal of {press}}}',
  invitationsStopped:
    '{kind, select, review {You will not be invited to review manuscripts for {where}.} write {You will not be invited to write for {where}.} other {You will not be invited to roles and committees of {where}.}}',
  invitationsAllow: 'Allow invitations again',
  invitationsKept:
    'We do not store your e-mail address for this, only a code calculated from it. You can change your choice on this page at any time. Invitations that you have already received can still be answered.',
  /** A day and a time of it. */
  moment: '{day}, {time} UTC',
  /** A last day, with the time zone that it ends in, such as “Europe/Oslo”. */
  endOfDay: 'the end of {day} ({timeZone})',
  /** Where a conference is held. */
  placeAndOnline: '{place}, online',
  online: 'online',
  /** In place of dates or of a place that a proposal leaves open. */
  notSaid: 'not said',
  noMessage: 'There is no message with it.',
  /** In place of a journal that an author has not chosen yet. */
  notChosen: 'Not chosen yet',
  /** In place of the name of an author whose account is gone. */
  theAuthor: 'The author',
  /** In place of the name of who proposes a publication, whose account is gone. */
  anEditor: 'An editor',
  /** A preview of a mail that staff send to themselves. */
  testSubject: 'Test: {subject}',
  /** A mail that is sent while a press is set up. */
  trySubject: 'Test: mail from {press}',
  tryLead: 'This is a test mail, sent while the press was being set up.',
  tryWorks: 'If it has arrived in your inbox, mail works.',
  commentPublished: 'Published',
  commentRefused: 'Not published',
  commentRemoved: 'Removed from the article’s page',
} as const;
