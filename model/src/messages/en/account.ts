/** Creating an account, and answering an invitation to a role or to contribute to a special issue. */
export default {
  create: 'Create an account',
  createWhy:
    'With an account you can submit manuscripts, follow their progress and review for our journals.',
  createHint: 'You need an account to submit or review a manuscript, but not to read.',
  createButton: 'Create the account',
  emailHint: 'We will send you a link to confirm it.',
  haveAccount: 'Already have an account? <link>Sign in</link>',
  affiliation: 'Affiliation',
  affiliationHint: 'Where you work or study: department, institution, city.',
  /** The list of suggestions below that field. */
  institutions: 'Institutions',
  institutionsFound:
    '{count, plural, one {# institution} other {# institutions}} found. Use the arrow keys to choose.',
  rorFilledIn: '{name}: ROR ID filled in.',
  rorId: 'ROR ID',
  rorHint: 'Your institution’s ID on ror.org.',
  orcidHint: 'For example {example}, or its address.',
  consent:
    'I have read the <link>privacy policy</link> (version {version}) and agree to the storage of my data as described in it.',

  checkMail: 'Check your e-mail',
  checkMailWhat: 'We have sent you a link that confirms your e-mail address.',
  linkSent:
    'We have sent a link to your address. Open it within {hours, plural, one {# hour} other {# hours}} to activate your account.',
  linkSentTo:
    'We have sent a link to {address}. Open it within {hours, plural, one {# hour} other {# hours}} to activate your account.',
  notArrived: 'If it has not arrived after a few minutes, check your spam folder or send it again.',
  resendLink: 'Resend link',
  resent:
    'If this address needs to be confirmed, we have sent a new link. Only the newest link works.',
  alreadyConfirmed: 'Confirmed already? <link>Sign in</link>',
  wrongAddress: 'Wrong address? <link>Register again</link>',

  needsScript: 'This page needs JavaScript. Without it, please reply to the invitation by e-mail.',
  loadingInvitation: 'Loading your invitation…',
  /** An invitation to a role at the press. */
  roleInvitation: 'Invitation to a role',
  roleInvitationWhat: 'Accept or decline a role that you were invited to.',
  invitationAccepted: 'This invitation has been accepted.',
  invitationDeclined: 'This invitation has been declined.',
  invitationWithdrawn: 'This invitation has been withdrawn.',
  invitationExpired: 'This invitation has expired. Please ask for a new one.',
  offer: '{inviter} invites you to take a role at {press}.',
  invitation: 'Invitation',
  role: 'Role',
  /** The journal, section or conference that the role is for. */
  roleFor: 'For',
  sentTo: 'Sent to',
  answerBy: 'Answer by',
  signInFirst: 'You have an account with this address. Sign in to accept.',
  signInToAccept: 'Sign in to accept',
  accept: 'Accept',
  signedInAs: 'You are signed in as {account}.',
  signedInAsOther: 'You are signed in as {account}. The invitation was sent to {email}.',
  addRole: 'Add the role to my account {account}. The person who invited me will be notified.',
  addRoleMissing: 'Tick this box to accept with another address, or sign in with the invited one.',
  notYours: 'Not your account? <link>Sign in with another account</link>',
  acceptAndCreate: 'Accept and create an account',
  acceptAndCreateButton: 'Accept and create the account',
  haveOtherAccount: 'Already have an account with another address? <link>Sign in</link>',
  roleAccepted: 'You have accepted the role. Thank you.',
  openOffice: 'Open the office',
  openAccount: 'Open your account',
  decline: 'Decline',
  declineInvitation: 'Decline this invitation',
  messageTo: 'Message to {inviter} <optional>(optional)</optional>',
  roleDeclined: 'You have declined. {inviter} will be notified. Thank you for your reply.',

  /** An invitation to contribute to a special issue. */
  paperInvitation: 'Invitation to contribute',
  paperInvitationWhat: 'Answer an invitation to contribute to a special issue.',
  /** {issue} is the title of the special issue, which may be a link. */
  paperOffer:
    'Dear {name}, {inviter} invites you to submit a manuscript to the special issue {issue} of {journal}.',
  topic: 'Topic',
  deadline: 'Submission deadline',
  submit: 'Submit a manuscript',
  issueClosed: 'The special issue is not accepting manuscripts at the moment.',
  paperSubmitted: 'We have received your manuscript. Thank you.',
  paperDeclined: 'You have declined. Thank you for your reply. You may still submit a manuscript.',
  declinePaper: 'Decline the invitation',
  reason: 'Reason',
} as const;
