/** The account: profile, address, password, two-step sign-in, devices, e-mails, and the data with its erasure. */
export default {
  outOfOffice: 'Out of office',
  outOfOfficeHint:
    'Colleagues see these dates and your stand-in when they assign manuscripts. Manuscripts that you already handle stay with you.',
  firstDay: 'First day',
  lastDay: 'Last day',
  standIn: 'Stand-in',
  account: 'Account',
  loading: 'Loading your profile',
  emailAddress: 'E-mail address',
  currentAddress:
    'Your account’s e-mail address is {address}. You sign in with it and receive e-mails there.',
  newAddress: 'New address',
  addressNeeded: 'Enter an e-mail address.',
  newAddressHint: 'We will send a link to this address.',
  sendLink: 'Send link',
  linkSent: 'We have sent a link to {address}. Your address changes when you open it.',
  currentPasswordNeeded: 'Enter your current password.',
  completeYourProfile: 'Complete your profile',
  completeProfileHint: 'You are signed in. Enter your name before you submit or review.',
  consentNeeded: 'Agree to the privacy policy to continue.',
  yourData: 'Your data',
  yourDataHint:
    'All data that we hold about you, in one file. You can download it {count, plural, one {once} other {# times}} a day.',
  downloadMyData: 'Download my data',
  openErasure: 'Erase my account…',
  eraseQuestion: 'Erase your account?',
  eraseWhen:
    'In {days, plural, one {# day} other {# days}} your account, your profile and your unsent manuscripts will be erased. Until then you can cancel this on this page.',
  eraseKeeps:
    'Submitted manuscripts remain part of the scholarly record, without your account. Published articles remain published.',
  keepMyAccount: 'Keep my account',
  eraseMyAccount: 'Erase my account',
  willBeErased: 'Your account will be erased',
  erasedOn:
    'Your account will be erased on {date}. Until then you can use it as before, and cancel this.',
  notifications: 'Notifications',
  notificationsHint:
    'We always send e-mails about decisions and about actions that your submissions require.',
  showField: 'Show “{label}”',
  currentPassword: 'Current password',
  noPassword: 'You have no password yet, as you sign in with another service.',
  newPasswordHint:
    'At least {count, plural, one {# character} other {# characters}}, for example a short sentence',
  changePassword: 'Change password',
  passwordChanged:
    'Password changed. All other sessions of your account have ended, on all devices.',
  affiliation: 'Affiliation',
  rorId: 'ROR ID',
  rorHint: 'Your institution’s ID on ror.org',
  orcidHint: 'Or its web address',
  expertise: 'Expertise',
  expertiseHint: 'Separated by commas',
  profile: 'Profile',
  saveProfile: 'Save profile',
  orcidLead:
    'Connect your ORCID iD, so that readers see that it is yours. If you like, we add the articles that you publish with us to your ORCID record.',
  orcidConnect: 'Connect at ORCID',
  orcidConnected: 'Your ORCID iD is connected:',
  orcidEnded:
    'ORCID no longer lets us add works to your record. Your iD is still shown as yours. Connect it again if you want us to add works.',
  orcidSendsWorks: 'Add my articles to my ORCID record',
  orcidSendsReviews: 'Add my reviews to my ORCID record',
  orcidSendsReviewsHint:
    'Your record then shows that you have reviewed for a journal, and in which year. It names the article only if we have published your report with your name. We add a review two to six weeks after the decision.',
  // One line of the list of what is added: the title of a journal.
  orcidReviewFor: 'Review for {journal}',
  orcidDisconnect: 'Disconnect',
  orcidDisconnectHint:
    'Your iD is then no longer shown as authenticated. What we have added stays in your record.',
  orcidDenied: 'You did not allow the connection. Nothing has changed.',
  orcidWorkSent: 'added on {date}',
  orcidWorkWaiting: 'will be added',
  orcidWorkProblem:
    '{problem, select, later {ORCID did not take it; we will try again} removed {you have removed it from your record, so we do not add it again} notOurs {your record has it from another source} other {ORCID does not accept it}}',
  twoStepSignIn: 'Two-step sign-in',
  twoStepOff:
    'Sign in with a code from an app on your phone as well as your password, so that your password alone is not enough.',
  setUpTwoStep: 'Set up two-step sign-in',
  twoStepOn:
    'Two-step sign-in is on. If you lose your phone, sign in with a recovery code, turn it off here, and set it up again with your new phone.',
  yourPassword: 'Your password',
  newRecoveryCodes: 'Create new recovery codes',
  turnOffTwoStep: 'Turn off',
  devices: 'Devices',
  thisDevice: 'This device',
  /** In place of the name of a browser that we do not recognise. */
  unknownBrowser: 'Unknown browser',
  sessionTimes: 'Last used {used}, signed in {signedIn}',
  signOut: 'Sign out',
  staffSessions:
    'People with a staff role are signed out after {hours, plural, one {# hour} other {# hours}} without use, and {days, plural, one {# day} other {# days}} after signing in.',
  devicesHint:
    'You are signed in on these devices. If you do not recognise one, sign it out and change your password.',
  signOutEverywhere: 'Sign out everywhere',
  staffMails: 'E-mails for staff',
  staffMailsHint:
    'E-mails about your journals and the manuscripts that you handle. The daily summary is sent in the morning. We send at most {count, plural, one {# immediate e-mail} other {# immediate e-mails}} of each kind a day; the rest are in the summary.',
  dateNeeded: 'Enter a date.',
  wrongPassword: 'This is not your current password.',
  expertiseLimits: 'Enter at most 20 subjects of at most 80 characters each.',
  /** For screen readers. {date} is when the session began. */
  signOutDevice: 'Sign out {device}, signed in {date}',
  /** How often an e-mail for staff is sent. */
  mailNow: 'At once',
  mailDaily: 'Once a day',
  mailNever: 'Never',
  alertsTitle: 'Alerts by e-mail',
  alertsHint:
    'You are notified of new articles of the journals, authors and searches that you follow. The mails go to the address of your account.',
  alertsManage: 'Manage alerts',
} as const;
