/** Words that forms for visitors and for people with an account share. */
export default {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  givenName: 'Given name',
  familyName: 'Family name',
  name: 'Name',
  institution: 'Institution',
  orcidId: 'ORCID iD',
  country: 'Country',
  /** Where no country is chosen yet. */
  choose: 'Choose…',
  /** The label of a field that only programs fill in; people do not see it. */
  leaveEmpty: 'Leave this empty',
  sending: 'Sending…',
  saving: 'Saving…',
  checking: 'Checking…',
  oneMoment: 'One moment…',
  continue: 'Continue',
  download: 'Download',
  print: 'Print',
  needsScript: 'This form needs JavaScript. You can read everything we publish without it.',
  enterAccountEmail: 'Enter the e-mail address of your account.',
  enterPassword: 'Enter your password.',
  choosePassword: 'Choose a password.',
  passwordHint:
    'At least {least, plural, one {# character} other {# characters}}. A short sentence is easy to remember and hard to guess.',
  /** How hard a password is to guess; a problem with it may follow as a sentence of its own. */
  passwordStrength:
    '{strength, select, veryWeak {Very weak.} weak {Weak.} fair {Fair.} good {Good.} other {Strong.}}',
  needsAgreement: 'Agree to the privacy policy. Without your agreement we may not store your data.',
  enterGivenName: 'Enter your given name.',
  enterFamilyName: 'Enter your family name.',
  enterEmail: 'Enter your e-mail address.',
} as const;
