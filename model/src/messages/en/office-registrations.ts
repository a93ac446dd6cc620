/** The DOIs of the press: how far each is registered at an agency (Crossref, DataCite), what it answered and what to do. */
export default {
  pageTitle: 'DOIs',
  // The title of a DOI’s page while it is loaded, or where there is none.
  untitled: 'DOI',
  empty: 'No DOIs yet. Each DOI appears when what it belongs to is published.',
  notFound: 'This DOI is not in the list.',
  doi: 'DOI',
  kind: 'Kind',
  state: 'State',
  agency: 'Agency',
  lastAnswer: 'Last answer',
  leadsTo: 'Leads to',
  sentAt: 'Sent',
  registeredAt: 'Registered',
  changedAt: 'Changed',
  attempts: 'Attempts',
  nextAttempt: 'Next attempt',
  // The name of the file in which a DOI was sent, which the agency’s support asks for.
  batch: 'File name',
  registeredAddress: 'Registered address',
  openRecord: 'Open record',

  stateWaiting: 'Waiting',
  stateSent: 'Sent',
  stateRegistered: 'Registered',
  stateRefused: 'Refused',
  stateHeld: 'Held back',
  stateWithWarning: 'Registered, with a warning',
  // The agency’s test system has taken it: it is not registered.
  stateTested: 'Passed the test',
  test: 'Test',
  warning: 'Warning',
  withWarning: 'With a warning',

  kindArticle: 'Article',
  kindReview: 'Peer review',
  kindBook: 'Book',
  kindChapter: 'Chapter',
  kindProceedings: 'Proceedings',
  kindIssue: 'Issue',
  kindJournal: 'Journal',

  // What a state means, where there is no answer yet.
  toldWaiting: 'It will be sent soon.',
  toldSent: 'It was sent; the answer has not come yet.',
  toldRegistered: 'It is registered.',
  toldRefused: 'The agency has refused it.',
  toldHeld: 'It cannot be sent as it is.',

  // What an agency has answered. `agency` is “Crossref”, “DataCite” or `theAgency`.
  theAgency: 'the agency',
  saidAdded: 'Registered by {agency}.',
  saidUpdated: 'Updated by {agency}.',
  saidConflict: 'Registered, but {agency} knows another DOI of what seems to be the same work.',
  saidHidden: 'No longer in the search of {agency}. The DOI still leads to its page.',
  saidOlder: 'A later version of its record was already registered by {agency}.',
  saidPrefixNotAllowed: 'Refused by {agency}: our account may not register DOIs with this prefix.',
  saidPrefixesDiffer: 'Refused by {agency}: DOIs with different prefixes were sent together.',
  saidInvalidRecord: 'Refused by {agency}: the record does not follow its rules.',
  saidLoginRefused: 'The user name or password of our account was refused by {agency}.',
  saidTooMany: 'Too many of our records are waiting at {agency}.',
  saidNoAnswer: 'There was no answer from {agency}.',
  saidOther: 'The answer of {agency} is one that we do not know.',

  // What to do about an answer.
  doNothing: 'Nothing needs to be done.',
  doWait: 'Nothing needs to be done: it is sent again automatically.',
  doCompareWorks:
    'Compare both records. If they are two works, nothing needs to be done. If they are one, ask {agency} to make one DOI an alias of the other.',
  doAskWhyHidden: 'If you did not ask for this, write to {agency}.',
  doAddPrefix:
    'Correct the DOI prefix of the journal, or ask {agency} to add the prefix to our account. Then send it again.',
  doOnePrefix:
    'Give a work and its parts, for example a book and its chapters, DOIs with one prefix. Then send it again.',
  doCorrectRecord:
    'The words of {agency} name the field. Correct it and publish the record; it is then sent automatically.',
  doCorrectLogin:
    'An administrator has to correct the account in the configuration of the press. Then send it again.',
  doReadWords: 'Read its own words below. If they do not help, send them to {agency}’s support.',

  // Why a DOI is held back, before it is sent.
  problemNoAccount: 'The press has no account that can register DOIs with the prefix {prefix}.',
  problemLoginRefused: 'The login of the account for the prefix {prefix} was refused.',
  problemNoDepositor: 'The settings of the press have no e-mail address for the agency’s answers.',
  problemInvalid: 'The agency would refuse the record: {reason}',
  problemTooLarge: 'The record has {megabytes} MB, and an agency takes 10 MB at most.',
  problemNotRegistrable: 'The agency does not register works of this type ({type}).',
  doAddAccount:
    'Correct the DOI prefix of the journal, or ask an administrator to add an account to the configuration.',
  doEnterContact: 'Enter a contact address in the settings of the press.',
  doCorrectPlace: 'Correct it and publish the record; it is then sent automatically.',
  doShorten: 'Shorten the abstract or the list of references.',
  doOtherAgency: 'Nothing can be done here. Remove the DOI if it is not needed.',

  // Links to where something can be corrected.
  placeSource: 'Edit record',
  placeJournal: 'Edit journal',
  placeSettings: 'Settings',

  // Where a DOI leads.
  leadsOk: 'Its page',
  leadsElsewhere: 'Another address',
  leadsNotFound: 'Nothing found',
  leadsPageLacksDoi: 'A page without the DOI',
  leadsNoAnswer: 'No answer',
  notChecked: 'Not checked',
  leadsOkText: 'The DOI leads to its page, which names the DOI.',
  leadsElsewhereText:
    'The DOI leads to another address than the one that we sent. Send it again, and check it in an hour.',
  leadsNotFoundText:
    'Nobody knows where the DOI leads. New DOIs can take an hour; after that, send it again.',
  leadsPageLacksDoiText:
    'The DOI leads to a page that does not name it. Open the page and check that it is the right one.',
  leadsNoAnswerText: 'The DOI or its page could not be reached. Check it again later.',

  sendAgain: 'Send again',
  asksSendAgain:
    '{count, plural, one {The record} other {# records}} will be sent as they are now, also where nothing has changed since.',
  sendingAgain:
    '{count, plural, one {The DOI is} other {# DOIs are}} sent again within a few minutes.',
  checkAddress: 'Check address',
  addressesChecked: '{count, plural, one {Address} other {# addresses}} checked.',

  testNote:
    'Test mode: DOIs with the mark “Test” were sent to the agency’s test system. They are not registered and lead nowhere.',

  whatTheySaid: 'Answer of {agency}',
  ownWords: 'In its own words:',
  answeredAt: 'Answered on {date}.',
  whatPrevents: 'What prevents the registration',
  whereItLeads: 'Where it leads',
  checkedAt: 'Checked on {date}.',

  whatIsSent: 'What is sent',
  showWhatIsSent: 'Show',
  loadingWhatIsSent: 'Loading what is sent',
  neverSent: 'It was never sent. This is what would be sent.',
  notSendable:
    'Its record is no longer published, or cannot be registered. This is what was sent last.',
  nothingToShow: 'It was never sent, and there is nothing to send.',
  sameAsSent: 'What would be sent now is the same as what was sent last.',
  differsFromSent: 'What would be sent now differs from what was sent last. The marks show where.',
  viewCompare: 'Compare',
  viewNow: 'Would be sent now',
  viewSent: 'Sent last',
  views: 'Display',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Select the text and copy it.',
  download: 'Download',

  // On the page of an article: the state of its DOI.
  doiOf: 'DOI {link}: {state}.',
  saidRemoved: 'No longer at {agency}, as the article is no longer published.',
  saidJournalNotInAccount:
    'Refused by {agency}: the API key belongs to an account that does not have this journal, the ISSNs differ from those that {agency} has, or another article has the same DOI or address.',
  doCorrectIssn:
    'Compare the ISSNs of the journal with its record at {agency}, or ask an administrator for the key of the account that has it. Then send it again.',
  problemNoIssn: 'DOAJ takes articles by the ISSN of their journal, and this journal has none.',
  doEnterIssn: 'Enter the ISSN in the journal. Then send it again.',
} as const;
