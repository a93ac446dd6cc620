/** Mails about an account: confirming, signing in, roles, erasure. `press` is the name of the press. */
export default {
  noAccountNeeded:
    'You do not need an account yet: you can create one on that page. The link is for you alone, so please do not pass it on.',
  accountsMergedSubject: 'Your accounts at {press} were merged',
  accountsMergedLead:
    'An administrator of {press} has merged your two accounts. Please sign in with {email} from now on. You will find the manuscripts, reviews, invoices, roles and notifications of {closedEmail} there. The account {closedEmail} is closed.',
  accountsMergedNotBoth:
    'If the two accounts do not both belong to you, please reply to this mail immediately.',
  signIn: 'Sign in',
  addressChangedAsked:
    'On {at}, a new address was requested for your account at {press}: {newEmail}. It will be used as soon as it is confirmed.',
  addressChangedDone:
    'The address of your account at {press} was changed to {newEmail} on {at}. From now on, sign in with the new address.',
  addressChangedAskedNotYou:
    'If it was not you, someone else is signed in to your account. Choose a new password now, which ends every session, and write to us. The new address is not used until it is confirmed.',
  addressChangedDoneNotYou:
    'If it was not you, please reply to this mail immediately, so that we can restore your account.',
  chooseNewPassword: 'Choose a new password',
  addressChangedAskedSubject: 'A new address was requested at {press}',
  addressChangedDoneSubject: 'Your address was changed at {press}',
  addressKnownSubject: 'You already have an account at {press}',
  addressKnownLead:
    'Someone, probably you, tried to register or confirm {email} at {press}. You already have an account with this address, so nothing was changed. You can sign in.',
  chooseNewPasswordIfForgotten: 'Choose a new password if you have forgotten it',
  addressKnownNotYou:
    'If it was not you, you do not need to do anything. No information about your account was revealed.',
  confirmNewAddressSubject: 'Confirm your new address at {press}',
  confirmNewAddressLead:
    'You asked to change the address of your account at {press} to {email}. Please confirm that this address is yours. Until then, the old address remains.',
  confirmThisAddress: 'Confirm this address',
  confirmNewAddressHours:
    'The link works once, within {hours, plural, one {an hour} other {# hours}}. After that, sign in with the new address.',
  confirmNewAddressNotYou:
    'If you have no account with us or did not ask for this, someone has mistyped their address. You do not need to do anything.',
  erasedSubject: 'Your account at {press} was erased',
  erasedLead:
    'Your account at {press} was erased today, as requested. This is the last mail about it. Manuscripts that were submitted to a journal remain part of the scholarly record, without an account.',
  erasedNotYou:
    'If you did not ask for this, please reply to this mail. You are welcome to register again at any time.',
  register: 'Register',
  erasureRequestedSubject: 'Your account at {press} will be erased',
  erasureRequestedLead:
    'You asked us to erase your account {email}. We will do so on {on}. Until then you can still sign in, export your data, and keep the account.',
  keepOrExport: 'Keep the account, or export its data',
  erasureRequestedKept:
    'We will delete the account, your profile, and manuscripts that were never submitted. Submitted manuscripts and published articles remain part of the scholarly record, no longer linked to an account.',
  erasureRequestedNotYou:
    'If you did not ask for this, sign in and keep the account, then choose a new password.',
  passwordChangedSubject: 'Your password at {press} was changed',
  passwordChangedLead:
    'The password of your account {email} at {press} was changed on {at}. All sessions have ended. Please sign in with the new password.',
  passwordChangedNotYou:
    'If it was not you, choose a new password immediately and write to us. Someone may have had access to your mailbox.',
  resetPasswordSubject: 'A new password for {press}',
  resetPasswordLead:
    'A new password was requested for the account {email} at {press}. Use this link to choose one.',
  resetPasswordHours:
    'The link works once, within {hours, plural, one {an hour} other {# hours}}. If we sent you several, only the newest one works. When you choose a new password, you are signed out everywhere else.',
  resetPasswordNotYou:
    'If you did not ask for this, you do not need to do anything. Your password has not changed, and only you have the link.',
  roleGrantedSubject: 'Your role at {press}',
  roleGrantedLead: 'Your account at {press} now has these rights:',
  roleGrantedSignInAgain:
    'If you are signed in, sign out and sign in again to use them. If you did not expect this mail, please reply to it.',
  roleInvitationReminderSubject: 'Reminder: an invitation from {press}',
  roleInvitationReminderLead:
    'A few days ago {inviter} invited you to take a role at {press}. You have not answered yet. This is the only reminder.',
  roleInvitedSubject: 'An invitation from {press}',
  roleInvitedLead: '{inviter} invites you to take a role at {press}.',
  roleInvitedWhy:
    'If you do not know why you received this, you can decline or ignore it. Nothing happens without your answer.',
  orcidEndedSubject: 'Your ORCID record is no longer connected to {press}',
  orcidEndedLead:
    'ORCID no longer lets {press} add works to the record {orcid}. You may have revoked this there.',
  orcidEndedThen:
    'If that is what you want, you do not need to do anything. Otherwise, connect your iD again on your account page. What is in your record already stays there.',
  orcidEndedAccount: 'Open your account',
  secondFactorSubject:
    '{change, select, on {Two-step sign-in is on at {press}} off {Two-step sign-in is off at {press}} reset {Two-step sign-in was reset at {press}} recoveryCode {A recovery code was used at {press}} other {You have new recovery codes at {press}}}',
  secondFactorChanged:
    '{change, select, on {On {at}, two-step sign-in of your account {email} at {press} was switched on: besides your password, signing in asks for a code from your app. All other sessions have ended.} off {On {at}, two-step sign-in of your account {email} at {press} was switched off: your password alone is enough to sign in. All sessions have ended.} reset {On {at}, an administrator of {press} reset two-step sign-in of your account {email}. All sessions have ended, and your old app and recovery codes no longer work.} recoveryCode {On {at}, two-step sign-in of your account {email} at {press} was passed with one of your recovery codes, which cannot be used again.} other {On {at}, you created new recovery codes for your account {email} at {press}. The old ones no longer work.}}',
  secondFactorNotYou:
    'If it was not you, someone knows your password. Choose a new password immediately and write to us.',
  verifyAddressSubject: 'Confirm your address at {press}',
  verifyAddressLead:
    'An account was registered at {press} with this address. Please confirm that it is yours. Then you can sign in.',
  verifyAddressHours:
    'The link works once, within {hours, plural, one {an hour} other {# hours}}. If we sent you several, only the newest one works.',
  verifyAddressReplaces:
    'This registration replaces an earlier one with the same address. If you made only the earlier one, do not confirm this one. Register again and use the link in the new mail.',
  registerAgain: 'Register again',
  verifyAddressNotYou:
    'If you did not register, you do not need to do anything. Without your confirmation, no one can use the account, and it is deleted after seven days.',
  /** The note of an invitation to a role. */
  namedAsGuestEditor: 'You were named as a guest editor of “{title}”.',
  alertRequestedSubject: 'Confirm your alert at {press}',
  alertRequestedLead:
    '{kind, select, journal {This address was entered at {press} to be notified of new articles in {about}.} person {This address was entered at {press} to be notified of new articles by {about}.} other {This address was entered at {press} to be notified of new articles that a search finds.}} Please confirm that you want these mails.',
  alertConfirm: 'Confirm the alert',
  alertRequestedHours:
    'The link works once, within {hours, plural, one {an hour} other {# hours}}.',
  alertRequestedNotYou:
    'If you did not ask for this, you do not need to do anything. Without your confirmation we send no further mails, and the request is deleted.',
  alertDigestSubject: '{articles, plural, one {A new article} other {# new articles}} at {press}',
  alertDigestLead:
    '{articles, plural, one {There is a new article} other {There are # new articles}} in what you follow.',
  alertDigestMore: '{more, plural, one {And # more} other {And # more}}',
  alertDigestWhy:
    'You get this mail because you asked {press} for alerts and confirmed your address.',
  alertManage: 'Change or stop your alerts',
  alertAuthorsMore: '{names} and others',
  usageReportSubject: 'Usage of {press}: {month}',
  usageReportLead:
    'Attached are the COUNTER 5.1 reports of {institution} for {month}: PR_P1 (platform), TR_J3 (journals) and TR_B3 (books).',
  usageReportNone: 'No usage was counted in this month.',
  usageReportOpen: 'Address of the COUNTER API',
  usageReportStop: 'To change the address or stop these mails, reply to this mail.',
} as const;
