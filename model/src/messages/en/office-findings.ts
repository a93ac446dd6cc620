/** What the checklist of a new press finds for each item. */
export default {
  notReadable: 'It could not be checked: {reason}',
  notOnThisMachine: 'Not checked: this press runs on a developer’s machine.',
  notPublished: 'Nothing is published at {path}.',
  starterText: 'The starter text at {path} has not been reviewed: nobody has saved it yet.',
  placeholdersLeft:
    '{path} still has {count, plural, one {# place} other {# places}} in square brackets to fill in.',
  textLacks:
    '{topic, select, licence {{path} says nothing about a licence.} peerReview {{path} says nothing about peer review.} plagiarism {{path} says nothing about plagiarism.} other {{path} says nothing about archiving.}}',
  textSaved:
    '{path} was last saved on {date}. Whether it says what is right for your press is not checked.',
  hostOfFirebase: 'Readers find the press at {host}, which is an address of Firebase.',
  notEncrypted: '{origin} is not encrypted.',
  hostFound: '{host} leads to {addresses}.',
  hostUnknown: 'The DNS knows no address of {host}.',
  senderWithoutAddress: 'MAIL_SENDER contains no address: “{sender}”.',
  spfMissing: '{domain} has no SPF record.',
  spfTwice: '{domain} has {count, number} SPF records: receivers ignore them all.',
  spfOpen: 'The SPF record of {domain} lets everybody send: “{record}”.',
  spfFound:
    '{domain} has “{record}”. Whether it names your mail server is not checked: a test mail shows “spf=pass”.',
  dkimFound:
    '{domain} publishes a key as {names}. Whether your server signs with it is not checked: a test mail shows “dkim=pass”.',
  dkimUnknown:
    'There is no key under the {count, number} usual names. Your mail service may use another name: look for “dkim=pass” in the source of a test mail.',
  dmarcWithoutPolicy: 'The DMARC record of {domain} has no policy: “{record}”.',
  dmarcFound:
    '{policy, select, none {{domain} has a DMARC record with the policy “none”, which only watches.} other {{domain} has a DMARC record with the policy “{policy}”.}}',
  dmarcMissing: '{domain} has no DMARC record.',
  noJournalYet: 'There is no journal yet.',
  // What is found for each journal: its key, and what it has or lacks.
  ofJournal: '{journal}: {finding}',
  issnMissing: 'no ISSN',
  chiefMissing: 'no editor-in-chief',
  editorsFew: '{count, number} of at least {least, number} editors with an affiliation',
  editorsCount: '{count, plural, one {# editor} other {# editors}}',
  prefixMissing: 'no DOI prefix',
  archiveMissing: 'no archive named',
  eachJournal: '{journals}.',
  prefixes: '{journals}. Whether Crossref has given it to you is not checked.',
  archives: '{journals}. Whether they have received it is not checked.',
  adminsCount: 'There are {count, number} administrators.',
  adminAlone: 'There is one administrator. If they lose access, nobody else can help.',
  twoStepOf: 'Two-step sign-in is required for: {roles}.',
  twoStepOff: 'Two-step sign-in is not required for administrators.',
  testMailLeft: 'A test mail was sent: the mail server accepted it.',
  mailLeft: 'A mail was sent: the mail server accepted it.',
  noMailLeft: 'No mail has been sent yet.',
  noMailLeftBecause: 'No mail has been sent yet. The last problem: {problem}',
  // {missing} is a list of the three that follow.
  backupsMissing: 'Missing: {missing}.',
  scheduleMissing: 'a backup schedule of the database',
  deletedNotKept: 'keeping of deleted files in the bucket',
  exportFailed: 'the export of {date} ({reason})',
  backupsFound:
    'The database has {schedules, plural, one {# backup schedule} other {# backup schedules}}; the bucket keeps deleted files for {days, plural, one {# day} other {# days}}. Whether a backup can be restored is not checked: try it once.',
  backupsFoundWithExport:
    'The database has {schedules, plural, one {# backup schedule} other {# backup schedules}}; the bucket keeps deleted files for {days, plural, one {# day} other {# days}}. The last export into the backup bucket began at {date}. Whether a backup can be restored is not checked: try it once.',
  appCheckOff: 'App Check is off.',
  appCheckOfDeveloper: 'App Check is on, with a developer’s token.',
  appCheckOn: 'App Check is on, with a site key and an app id.',
  appCheckHalf:
    'App Check is on, but its site key or the app’s id is missing: nobody is let through.',
  cardsOn: 'Card payments are on. Whether the provider’s keys work is seen with the first payment.',
  cardsOff: 'Cards are not accepted; invoices are paid by bank transfer.',
} as const;
