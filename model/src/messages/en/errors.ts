/** What goes wrong, by the codes of `errors.ts` and `site-errors.ts`. */
export default {
  pageNotFound: 'Page not found: {path}',
  /** {date} is a day in words, {reason} one sentence or nothing. */
  pageGone: '“{title}” was removed on {date}. {reason}',
  pageFailed: 'Something went wrong on our side. Please try again in a moment.',
  pageUnavailable: 'The press cannot be reached right now. Please try again in a moment.',
  pressNotSetUp: 'This press is not open yet: an administrator has to give it its name first.',
  navigationRefused: 'This address cannot be opened: {address}',
  browserUnsupported:
    'Old browsers are not supported. Please use a modern browser such as Chrome, Edge or Firefox.',
  browserCookiesDisabled:
    'Cookies are disabled in your browser. Some parts of this site will not work as they should.',
  pageMalformed: 'This address is not valid.',
  signInWrong: 'This e-mail address and password do not match.',
  signInThrottled: 'Too many attempts. Please wait a few minutes and try again.',
  signInPause:
    'That password was wrong several times in a row. Please wait a minute, or choose a new password.',
  signInOtherAccount: 'That is another account. Please use the one you were signed in with.',
  signInProvider: 'Signing in through the other service did not work. Please try again.',
  signInUnreachable: 'We could not reach the sign-in service. Check your connection and try again.',
  accountLinkExpired: 'This link has expired. Request a new one.',
  accountLinkUsed: 'This link has already been used. Request a new one if you still need it.',
  accountLinkUnknown: 'This link is incomplete, or has been replaced by a newer one.',
  /** {kind} says who is counted and for how long, {unit} whether {wait} is in minutes or hours. */
  accountThrottled:
    '{kind, select, hour {You can do this {most, plural, one {once} other {# times}} an hour.} day {You can do this {most, plural, one {once} other {# times}} a day.} networkHour {This can be done {most, plural, one {once} other {# times}} an hour from one network.} networkDay {This can be done {most, plural, one {once} other {# times}} a day from one network.} mailboxHour {This can be done {most, plural, one {once} other {# times}} an hour for one e-mail address.} mailboxDay {This can be done {most, plural, one {once} other {# times}} a day for one e-mail address.} pressHour {This can be done {most, plural, one {once} other {# times}} an hour in the whole press.} other {This can be done {most, plural, one {once} other {# times}} a day in the whole press.}} {unit, select, minutes {{wait, plural, one {Please try again in a minute.} other {Please try again in # minutes.}}} other {{wait, plural, one {Please try again in an hour.} other {Please try again in # hours.}}}}',
  appCheckFailed:
    'Your browser could not be verified. Reload the page, allow scripts from google.com, and try again. If it happens again, please write to us.',
  accountSignInAgain: 'Please enter your password again: this changes your account.',
  accountSignedOut: 'You have been signed out. Sign in again to continue; your text has been kept.',
  accountNotVerified: 'Confirm your e-mail address first. We have sent you a link.',
  accountSecondFactor: 'Enter the code from your authenticator app.',
  accountSecondFactorDue: 'Your role needs two-step sign-in. Please set it up first.',
  setupCodeWrong: 'This code is wrong or has expired. Use the code that the command printed.',
  setupTaken:
    'Someone else is using this code. If this is not a colleague, restart the press to get a new code.',
  setupClosed: 'This press already has an administrator. Sign in instead.',
  setupAddressKnown:
    'An account with this address already exists. Use another address, or remove that account in Firebase Authentication first.',
  secondFactorWrong:
    'This code is wrong. Enter the code that your app shows now, and check that your phone sets its time automatically.',
  secondFactorUsed: 'This code has already been used. Wait for your app to show the next one.',
  secondFactorThrottled: 'Too many wrong codes. Please try again in an hour.',
  secondFactorOff: 'Two-step sign-in is off for this account. Sign in again.',
  secondFactorOn: 'Two-step sign-in is already on. To use another app, switch it off first.',
  orcidNotConfigured: 'The press does not connect ORCID iDs. You can enter yours in your profile.',
  orcidStateOver:
    'This answer from ORCID is no longer valid. Connect your iD again on your account page.',
  orcidOtherAccount:
    'This ORCID iD is connected to another account. Sign in there and disconnect it first.',
  orcidOtherAuthor:
    'Another author of this manuscript is listed with this ORCID iD. Please reply to our e-mail.',
  orcidUnreachable: 'ORCID does not respond. Try again in a few minutes.',
  orcidTooLittle:
    'You did not allow us to add works to your ORCID record. Connect your iD again, and allow it.',
  secondFactorSetupOver:
    'This QR code has expired or has been replaced by a newer one. Start again.',
  secondFactorNotConfigured:
    'Two-step sign-in is not set up on this server. Ask an administrator to set it up.',
  /** {least} and {most} are numbers of characters. */
  passwordTooShort: 'Use at least {least} characters. A short sentence works well.',
  passwordTooLong: 'Use at most {most} characters.',
  passwordLikeYou: 'Do not use your name or e-mail address in your password.',
  passwordCommon: 'This password is among the most common ones. Choose another one.',
  passwordLeaked: 'This password has appeared in a data breach. Choose another one.',
  submissionNotFound: 'This submission does not exist, or you do not have access to it.',
  submissionWrongState:
    'The submission has changed in the meantime, so this is no longer possible.',
  submissionUnpaid:
    'An invoice for this submission is still open. Record the payment, or release the submission before payment and give a reason.',
  submissionIncomplete: 'Some required information is missing.',
  submissionChangedElsewhere:
    'This draft was changed in another window. Choose which version to keep; neither is lost.',
  submissionTooManyDrafts:
    'You can begin {most, number} manuscripts a day. What you write here is kept on this device; please try again tomorrow.',
  submissionRenamed:
    'Your details in the manuscript have changed since our e-mail. We will ask you again in a new e-mail. You can object now.',
  submissionRemindedAlready: 'The author was reminded less than a day ago. Try again tomorrow.',
  submissionDecidingInConflict:
    'You have a possible conflict of interest with the authors, and the manuscript is not assigned to you. Ask another editor.',
  submissionDecisionPending:
    'An editor has decided on this manuscript, and the author will be told within a few minutes. Undo that decision first, or wait until it has been sent.',
  submissionDecisionSent: 'This decision has already been sent or undone.',
  submissionTooLate: 'The deadline for this has passed.',
  submissionAppealed: 'Only one appeal is possible, and it has been made.',
  submissionLastRound: 'This was the last round of review. Accept or reject the manuscript.',
  submissionMustBeReviewed: 'Articles of this type can only be accepted after review.',
  submissionNotInProduction:
    'The submission is not in production. Only accepted manuscripts become articles.',
  paperTooMany: 'You can have at most {most} papers. Delete one that you no longer need.',
  paperNoLink: 'This link is not valid. Ask the owner of the paper for a new one.',
  paperFull: 'A paper can have at most {most} writers.',
  paperTooLarge: 'This paper is too long to be saved here. Download it to keep your text.',
  paperTooBusy:
    'This paper has reached the limit of changes for one day. Your text is kept on this device and will be saved tomorrow.',
  paperTooManyPictures: 'A paper can have at most {most} pictures.',
  commentNotFound: 'There is no such comment or note.',
  commentOff: 'This journal does not take comments.',
  commentTooMany: 'This article has reached the limit of {most} comments. Remove one first.',
  commentOwn:
    'You wrote this comment, or you are an author of the article. Another member of staff has to decide on it.',
  commentYours: 'This is your own comment. You can withdraw it instead.',
  commentDecided: 'This comment has been decided on or withdrawn in the meantime.',
  abstractClosed: 'The call for abstracts is not open.',
  abstractDecided: 'This abstract has already been decided on.',
  abstractNoneAccepted:
    'There is nothing to print. Accept an abstract and announce the conference first.',
  abstractTooMany: 'The limit is {most} abstracts.',
  committeeNotInvited:
    'This account is not on the committee. Sign in with the address that the invitation was sent to.',
  committeeTooMany: 'A committee has at most {most} members.',
  articleNotFound: 'There is no such article.',
  articleGateClosed: 'This article cannot be published yet. The details list the reasons.',
  articleWrongState: 'This is not possible in the article’s current state. Reload the page.',
  articleNoVersion: 'This version does not exist, or a newer one has been published.',
  articleNothingNew:
    'There are no changes since the last publication, so there is nothing to correct.',
  articleTooEarly: 'This time is in the past. Choose a later one.',
  articleTwoPersons: 'A retraction must be confirmed by a second person.',
  articleOwn: 'You are an author of this article. Ask a colleague to do this.',
  importPublishAlone:
    'Only administrators can publish during an import. Import without publishing, then publish each article in the office.',
  articleOtherProposal: 'The proposal has changed in the meantime. Read it again.',
  articleKeyTaken: 'Another article of this journal has this key.',
  articleIssueMissing: 'This issue does not exist in this journal.',
  articleTooManyCorrections: 'A proof can have at most 200 corrections. Combine some of them.',
  articleNoProof: 'There is no proof to read at present.',
  proofNoManuscript: 'There is no manuscript yet. Upload one first.',
  proofIsPdf: 'The manuscript is a PDF. Read it as it is.',
  proofUnreadable:
    'No PDF can be created from this file. Read it in the page, or download it. Word, OpenDocument, Markdown, LaTeX, Jupyter and JATS can be converted.',
  proofNotPrinted:
    'The PDF could not be created. Try again in a few minutes, or read the manuscript in the page.',
  reviewNotFound: 'There is no such review.',
  reviewWrongState: 'The review has changed in the meantime, so this is no longer possible.',
  reviewNobody: 'No reviewer of this round is at that stage, so no message was sent.',
  reviewAuthor: 'Authors of a manuscript cannot review it.',
  reviewConflict:
    'There may be a conflict of interest with this reviewer. Say why you are inviting them anyway.',
  reviewAlreadyInvited:
    'This person has already been invited in this round. Invite them again from their review.',
  reviewNoReviewer: 'There is no such reviewer.',
  reviewUnavailable: 'This reviewer is not accepting invitations at present.',
  reviewTooMany: 'A review round can have at most {most} invitations.',
  reviewBadDate: 'Choose a day between tomorrow and a year from now.',
  reviewChangedElsewhere:
    'This report was changed in another window. What you typed is still here.',
  reviewLinkUnknown: 'This link is incomplete. Use the link in the journal’s latest e-mail.',
  reviewLinkExpired: 'This link has expired. Ask the journal for a new one.',
  reviewLinkRevoked: 'The journal has withdrawn this link.',
  reviewFileNotFound: 'This file does not exist, or you do not have access to it.',
  reviewFileNotAnonymous: 'This file could not be anonymised. Ask the journal for another copy.',
  submissionNoSuchPerson:
    'This person does not have this role at the journal, or is an author of the manuscript.',
  fileNotFound: 'This file does not exist, or you do not have access to it.',
  fileEmpty: '“{name}” is empty (0 bytes).',
  /** {size} and {most} are sizes, as in `20 MB`. */
  fileTooLarge: '“{name}” is {size}. Files of this kind can be at most {most}.',
  fileArchiveTooLarge: 'An archive holds at most {most}. Select fewer submissions.',
  fileWrongType: 'The content of “{name}” does not match its file type. We accept: {formats}.',
  fileRefused: 'We do not accept files like “{name}”. We accept: {formats}.',
  fileNotTaken: '“{name}” was not accepted: {reason}',
  fileInfected:
    'The virus scanner found {found} in “{name}”. The file was not kept. Check your computer, and write to us if you think that this is a mistake.',
  fileScannerAway:
    '“{name}” could not be checked for viruses: the scanner does not respond. Please try again in a few minutes. You do not need to upload the file again.',
  fileNotScanned: '“{name}” could not be checked for viruses: {reason}. Contact us for help.',
  fileUnsafePdf:
    '“{name}” could not be checked for scripts: it is damaged, very large, or needs a password. Print it to a new PDF without a password and send that one.',
  workNoResolver: 'DOI lookup is not set up for this press. Paste the reference as BibTeX instead.',
  workNotFound: 'No publication with this DOI was found.',
  workUnreadable: 'The DOI service returned no publication. Paste the reference as BibTeX instead.',
  workUnreachable:
    'The DOI service is not responding. Paste the reference as BibTeX, or try again later.',
  fileTooManyToday:
    'You can upload {most, number} files a day, {mostLarge, number} of them larger than {megabytes, number} MB. Please try again tomorrow.',
  fileTooMany: 'You can upload at most {most} of this kind.',
  fileMissing: 'The upload was incomplete. Upload the file again.',
  /** {noun} is the kind of record, as the code names it. */
  recordNotFound:
    '{noun, select, abstract {There is no such abstract.} advertisement {There is no such advertisement.} author {There is no such author.} book {There is no such book.} category {There is no such category.} conference {There is no such conference.} file {There is no such file.} institution {There is no such institution.} invitation {There is no such invitation.} issue {There is no such issue.} journal {There is no such journal.} manuscript {There is no such manuscript.} note {There is no such note.} page {There is no such page.} paper {There is no such paper.} picture {There is no such picture.} post {There is no such post.} profile {There is no such profile.} proposal {There is no such proposal.} reviewer {There is no such reviewer.} account {There is no such account in this journal.} specialIssue {There is no such special issue that is open.} other {This record does not exist.}}',
  recordStale: '{name} has saved this since you opened it. Your changes have been kept.',
  recordTaken: 'This address is already in use. Choose another one.',
  recordNotUnique: 'Another record has the same value in this field.',
  recordKeyFixed: 'The address of this record cannot be changed.',
  recordDeleted: 'This record is in the bin. Restore it first.',
  recordNotDeleted: 'This record is not in the bin.',
  recordKept: 'This record has been published, so it can be archived but not deleted.',
  recordInUse: 'This record is still in use.',
  recordWrongMove: 'This change of status is not possible. Reload the page.',
  recordNeeds: 'The record that this one belongs to does not exist: {path}.',
  recordShared:
    'This record also belongs to {journals}. An administrator, or an editor of all its journals, can change this.',
  recordCircle: 'An item cannot be placed below itself.',
  recordTooLarge: 'The text of this record is too long.',
  recordWrongStart: 'A new record cannot have this status.',
  recordNoVersion: 'This version does not exist.',
  peopleNoAuthor: 'There is no such author.',
  peopleSame: 'Choose two different records.',
  peopleMerged: 'One of the two has already been merged. Separate it first.',
  peopleBothAsked:
    'Both were invited to review the same manuscript in the same round, so they cannot be merged.',
  peopleTooMany:
    'This record has too many reviews to move. Keep it, and merge the other one into it.',
  mailNoTemplate: 'There is no e-mail with this name.',
  mailFixed: 'The wording of this e-mail cannot be changed.',
  mailNotFound: 'This mail is not in the outbox.',
  mailNotOver: 'This e-mail is still being sent.',
  mailSentAgain: 'Someone has already sent this e-mail again.',
  mailWordsGone:
    'The text of this e-mail was deleted because it contained a personal link. The recipient can request a new one.',
  accessDenied: 'You do not have the right to do this.',
  rolesNoAccount: 'No account with a confirmed e-mail address was found.',
  rolesTooMany: 'This is too much for one account. Choose fewer journals or special issues.',
  rolesNoIssue: 'One of these special issues no longer exists. Choose another one.',
  rolesOwnAdmin:
    'You cannot remove your own administrator role. Ask another administrator to remove it.',
  rolesBusy: 'Someone else has just changed the roles of this account. Check them and try again.',
  submissionEditorConflict:
    'This editor has a possible conflict of interest. Say in the note why they should handle the manuscript anyway.',
  absenceOver: 'The last day is in the past.',
  absenceNoStandIn: 'Choose an editor of one of your journals.',
  invitationHoldsIt: 'This account already has this role.',
  invitationOpenAlready: 'This person already has an open invitation. Resend or withdraw it first.',
  invitationStopped:
    'This person has asked not to be invited by e-mail. They can change this with the link in the mails that they received.',
  invitationNoScope: 'This journal or special issue no longer exists. Choose another one.',
  invitationNotOpen: 'This invitation has been answered or withdrawn in the meantime.',
  invitationNotGranted:
    'The person who invited you can no longer grant this role. Reply to the e-mail and ask for a new invitation.',
  invitationHasAccount:
    'An account with this address exists. Sign in with it to accept the invitation.',
  invitationOtherAccount:
    'You are signed in with a different address from the one that was invited.',
  accountErasing: 'The account is being deleted.',
  saveConflict: 'Someone else has saved this article since you opened it. Your text has been kept.',
  saveFailed: 'This could not be saved. Your text has been kept; try again.',
  callFailed: 'Something went wrong on our side. Try again in a moment.',
  /** reference: 12 digits and letters, by which the press finds the error in its log. */
  callFailedReference:
    'Something went wrong on our side. Try again in a moment. If it happens again, tell us this reference: {reference}.',
  toolBusy: 'Another run of this tool is in progress. Wait until it ends, or cancel it.',
  toolOver: 'This run has ended.',
  registrationUnknown: 'This DOI is no longer in the list.',
  announcementUnknown: 'This announcement is no longer in the list.',
  announcementDecided: 'Someone has decided on this announcement in the meantime.',
  toolUnknown: 'This run does not exist.',
  inputInvalid: 'Some of the information is not valid.',
  invoiceNotFound: 'There is no such invoice.',
  invoiceWrongState: 'The invoice has changed in the meantime. Reload the page.',
  invoiceTooMuch: 'This is more than the outstanding amount ({left}).',
  invoicePaidAlready: 'This invoice has been paid in part or in full. Refund the payment first.',
  invoiceKeyUsed: 'Another payment has already been recorded with this key. Reload the page.',
  invoiceRemindedToday: 'A reminder went out within the last day.',
  invoiceNoSeller: 'The seller’s details are missing. Enter them in the settings.',
  invoiceNoUbl:
    'An electronic invoice cannot be created because an amount has three decimals and the standard (EN 16931) allows two. Use the PDF.',
  invoiceNoFile: 'The document is being created. Try again in a minute.',
  bankUnreadable:
    'No bank statement could be read in this file. It must be CAMT.053 (XML) or MT940.',
  bankUnsafe:
    'The file contains a document type or entity declaration, which bank statements do not have. It was not read.',
  bankTooLarge:
    'The statement is too large. Export fewer days at a time (at most 4 MB and 5,000 entries).',
  bankNotFound: 'There is no such bank entry.',
  bankNotOpen: 'This entry has been booked or set aside in the meantime. Reload the page.',
  bankOutgoing: 'This is an outgoing payment, so it cannot pay an invoice.',
  bankSum: 'The parts add up to {sum}, but the entry is {amount}. Book the full amount.',
  bankCurrency: 'Invoice {number} is in {currency}, but the entry is in another currency.',
  billByHand: 'This invoice was created manually. Create the new one manually as well.',
  billOwn: 'This invoice is made out to you. Ask a colleague to create it.',
  quotationNotFound: 'There is no such quotation.',
  quotationNotOpen:
    'This quotation has been invoiced or withdrawn in the meantime. Reload the page.',
  quotationOver: 'This quotation is no longer valid. Create a new one.',
  quotationOther: 'The invoice would differ from the quotation. Reload the page.',
  quotationSentToday: 'It was sent three times today. Send it again tomorrow.',
  billingChangedElsewhere: 'Someone has changed this in the meantime. Reload the page.',
  billingTooLate:
    'A payment or credit has already been recorded. Contact us to have the invoice corrected.',
  billingNoCurrency:
    'The journal does not charge in this currency, or invoices have been issued in another one.',
  discountNotFound: 'There is no such request.',
  discountDecided: 'This request has already been decided on.',
  discountTooLate: 'This fee is settled and can no longer be reduced.',
  discountAskedAlready: 'You have already asked for this. We will answer soon.',
  voucherUnknown:
    'This voucher code is not valid. Check the spelling; the voucher may also have been used or have expired.',
  voucherOneAlready:
    'A voucher has already been redeemed for this manuscript. Only one can be used.',
  cardNotConfigured: 'Card payments are not available. Please pay by bank transfer.',
  cardMisconfigured:
    'Card payments are not available at the moment. Please pay by bank transfer, or write to us.',
  cardUnreachable:
    'The card payment could not be started. Nothing was charged. Please try again in a minute.',
  cardRefundRefused: 'The payment provider refused the refund: {reason}',
  cardRefundUnsure:
    'The payment provider did not answer. The refund is listed under the payments: request it again there in a minute. It is paid only once.',
  /** Of the author’s LaTeX editor. {status} is the number that a web server answered. */
  downloadNotAllowed: '{status} not allowed',
  downloadRefused: 'Files from {address} are not accepted.',
  downloadTooLarge: 'The file has more than {most} bytes.',
  /** Why a page was removed, where its record was only archived. */
  keptInArchive: 'The press keeps it in its archive.',
} as const;
