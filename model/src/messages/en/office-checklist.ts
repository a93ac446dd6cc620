/** The checklist of a new press: its items, and how to complete them. */
export default {
  overview: 'Overview',
  checklist: 'Checklist',
  checkAgain: 'Check again',
  intro:
    'Tasks for a new press. Where a check is possible, an item is checked when you open this page. You can remove items that do not apply to your press.',
  checking: 'Checking',
  stateDone: 'Done',
  stateToDo: 'To do',
  stateNotChecked: 'Not checked',
  stateNotApplicable: 'Not applicable',
  markedNotApplicable: 'Marked as not applicable by {by} on {date}.',
  restore: 'Restore',
  dismiss: 'Dismiss',
  editText: 'Edit text',
  journals: 'Journals',
  configuration: 'Configuration',
  domain: 'Your own domain',
  sendingEmail: 'Sending e-mail',
  sendTestEmail: 'Send test e-mail',
  spf: 'SPF: authorised senders',
  dkim: 'DKIM: signed e-mail',
  dmarc: 'DMARC: policy for forged e-mail',
  backups: 'Backups',
  secondAdministrator: 'A second administrator',
  invite: 'Invite',
  twoStep: 'Two-step sign-in for administrators',
  settings: 'Settings',
  appCheck: 'App Check',
  search: 'Search',
  cards: 'Payment by card',
  issn: 'An ISSN for each journal',
  board: 'An editorial board for each journal',
  editors: 'Editors',
  doiPrefix: 'A DOI prefix for each journal',
  archive: 'An archive for each journal',
  whoYouAre: 'Who you are',
  privacyPolicy: 'Privacy policy',
  openAccess: 'Open access, licence and copyright',
  peerReview: 'Peer review',
  publicationEthics: 'Publication ethics',
  plagiarism: 'Plagiarism',
  feesAndWaivers: 'Fees and waivers',
  depositing: 'Depositing and archiving',
  instructionsForAuthors: 'Instructions for authors',
  addressAndMail: 'Address and mail',
  addressAndMailHelp: 'So that readers find you and your e-mails arrive.',
  safety: 'Safety',
  safetyHelp: 'To protect data and accounts.',
  journalsHelp: 'What indexes and libraries expect of each journal.',
  policies: 'Policies',
  policiesHelp:
    'The pages that DOAJ requires. A starter text is complete once it has been edited and saved.',
  services: 'Services',
  servicesHelp: 'Optional.',
  // How many items of the checklist are complete; time: “10:30”.
  progress: '{done, number} of {all, number} done',
  progressAsOf: '{done, number} of {all, number} done, as of {time}',
  // A button beside an item, read out: “Dismiss: Backups”.
  actionOnItem: '{action}: {item}',
  domainHowTo:
    'Firebase Hosting → Add custom domain names the DNS records. Then set PRESS_ORIGIN to the address and deploy.',
  sendingEmailHowTo:
    'Send yourself a test e-mail. If it does not arrive, check the SMTP settings and deploy the functions.',
  spfHowTo:
    'Your mail service provides a TXT record for the sender’s domain, for example “v=spf1 include:… -all”. Add it to your DNS. There can be only one.',
  dkimHowTo:
    'Turn on DKIM in your mail service and add the record that it provides, “…._domainkey”, to your DNS.',
  dmarcHowTo:
    'Add a TXT record “_dmarc” to the sender’s domain. Start with “v=DMARC1; p=none; rua=mailto:you@…” to monitor, and later use quarantine or reject.',
  // command: a line for a terminal.
  backupsHowTo: 'Run “{command}”, and turn on soft delete for the bucket.',
  secondAdministratorHowTo:
    'Invite a colleague to the role by e-mail. Two people are also needed to publish articles that were not reviewed here.',
  twoStepHowTo:
    'Choose the roles under Settings → Two-step sign-in, and install an authenticator app.',
  appCheckHowTo:
    'Create a reCAPTCHA Enterprise key, register the web app, set APP_CHECK, APP_CHECK_SITE_KEY and WEB_APP_ID, and deploy.',
  searchHowTo:
    'Create an application at Algolia, set its ID and keys, and deploy. Then rebuild the index.',
  cardsHowTo:
    'Create a restricted key and a webhook at Stripe, set CARD_PROVIDER and the secrets, and deploy.',
  issnHowTo:
    'Apply at your national ISSN centre (portal.issn.org). Most ask for a first issue or a few articles.',
  boardHowTo:
    'Add an editor-in-chief and at least five editors with their affiliations, as DOAJ requires.',
  doiPrefixHowTo:
    'Join Crossref, or work with a sponsor, and enter the prefix in the journal’s record.',
  archiveHowTo:
    'Join the PKP Preservation Network, CLOCKSS or Portico, and enter it in the journal’s record under “Archived by”.',
  whoYouAreHowTo: 'State the owner, the people responsible and how the press is funded.',
  privacyPolicyHowTo: 'Have it checked by a legal adviser in your country.',
  openAccessHowTo: 'State the licence of articles and that authors keep their copyright.',
  peerReviewHowTo:
    'State the number of reviewers, whether they know the authors’ names, and who decides.',
  publicationEthicsHowTo: 'Authorship, competing interests, misconduct, complaints and appeals.',
  plagiarismHowTo: 'State how manuscripts are checked, and the consequences.',
  feesAndWaiversHowTo:
    'State all fees for authors, or that there are none, and who is eligible for a discount.',
  depositingHowTo: 'State what authors may deposit, and who preserves the articles.',
  instructionsForAuthorsHowTo: 'Formats, style, limits and required statements.',
} as const;
