/** Signing in, confirming an address, and choosing a new password. */
export default {
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  signInWhy: 'Sign in to submit or review a manuscript, or to manage your account.',
  needsScript: 'Signing in needs JavaScript. You can read everything we publish without it.',
  /** Beside the button, after several wrong passwords. */
  pause: 'You can try again in {seconds, plural, one {# second} other {# seconds}}.',
  forgotten: 'Forgotten your password?',
  noAccount: 'No account yet? <link>Create one</link>',
  noMail: 'Just registered, and no e-mail? <link>Resend it</link>',
  /** On a button; {service} is `ORCID` or `Google`. */
  continueWith: 'Continue with {service}',
  /** Between these buttons and the form with a password. */
  or: 'or',

  linkExpired: 'This link has expired',
  linkExpiredWhy: 'For security, links work for a limited time. Request a new one.',
  linkUsed: 'This link has already been used',
  linkUsedWhy:
    'Each link works once. If you used it, sign in to continue. If not, request a new one.',
  linkUnknown: 'This link is not valid',
  linkUnknownWhy:
    'It is incomplete or has been replaced by a newer one. Only the latest link works.',
  notSignedIn: 'You could not be signed in',
  notSignedInWhy:
    'The other service did not confirm your sign-in. Try again, or sign in with your password.',
  requestNewLink: 'Request a new link',
  toAccount: 'Go to your account',

  twoStep: 'Two-step sign-in',
  twoStepWhat: 'Sign in with the code from your authenticator app.',
  setUp: 'Set up two-step sign-in',
  enterCode: 'Enter your code',
  enterCodeHow:
    'Enter the six-digit code from your authenticator app. It changes every 30 seconds.',
  code: 'Code',
  codeMissing: 'Enter the code that your app shows.',
  noPhone: 'If you do not have your phone, enter one of your recovery codes instead.',
  lostBoth:
    'If you have lost both, ask an administrator of the press to reset your two-step sign-in.',
  passwordAgain: 'Enter your password again',
  /** {all} is how many recovery codes there were at first. */
  codeIsUsed:
    'You cannot use this recovery code again. You have {left, number} of {all, number} left.',
  codesRunOut:
    'You cannot use this recovery code again. You have {left, number} of {all, number} left. You can create new ones on your account page.',
  roleNeedsIt:
    '<strong>Your role requires two-step sign-in.</strong> You cannot use the role until you have set it up.',
  howItWorks:
    'You will then sign in with your password and a code from your phone. You need an authenticator app, for example Google Authenticator, Microsoft Authenticator, Aegis, 2FAS or your phone’s password manager.',
  showQrCode: 'Show QR code',
  scanQrCode: 'Scan this with your authenticator app, then enter the code that the app shows.',
  qrCode: 'QR code for your authenticator app',
  typeKey: 'Or enter this key in the app: {key} (<link>open on this phone</link>)',
  turnOn: 'Turn on',
  codeFromApp: 'Code from the app',
  isOn: 'Two-step sign-in is on. Your other sessions have ended.',
  codesSaved: 'I have saved them',

  recoveryCodes: 'Recovery codes',
  saveCodes:
    '<strong>Save these recovery codes.</strong> Each code works once, instead of a code from your app. They are not shown again.',
  /** The first lines of the file with the codes; {place} is the site. */
  codesOf: 'Recovery codes of {email}',
  codesOfWhere: '{place}, {date}',
  codesHow: 'Each code works once, instead of a code from your app.',

  /** The dialog over a page whose session has ended. */
  again: 'Please sign in again',
  againWhy: 'Your session has ended. Your text is still here.',
  confirmIdentity: 'Enter your password',
  confirmIdentityWhy:
    'Enter your password again for this step, as you signed in more than {minutes, plural, one {# minute} other {# minutes}} ago.',
  passwordOf: 'Password of {email}',
  codeFromYourApp: 'Code from your authenticator app',
  orRecoveryCode: 'Or one of your recovery codes',
  notNow: 'Not now',

  confirmAddress: 'Confirm your address',
  confirmAddressWhat: 'Confirm your e-mail address.',
  confirmAddressHow: 'Press the button to confirm your e-mail address.',
  confirmMyAddress: 'Confirm my address',
  confirming: 'Confirming…',
  addressConfirmed: 'Your address is confirmed',
  accountReady: 'Thank you. {address} is confirmed, and your account is ready.',
  notWorking: 'Not working? <link>Request a new link</link>',

  resetWhat: 'Request a link to choose a new password.',
  resetHow:
    'Enter the e-mail address of your account. We will send you a link that works once, for {hours, plural, one {# hour} other {# hours}}.',
  sendLink: 'Send link',
  resetSent: 'If this address has an account, we have sent a link. Please check your e-mail.',
  rememberPassword: 'Remember your password? <link>Sign in</link>',
  chooseNew: 'Choose a new password',
  chooseNewWhat: 'Choose a new password for your account.',
  chooseNewHint: 'It replaces your old password and ends all sessions of your account.',
  setPassword: 'Set password',
  passwordChanged: 'Your password has been changed',
  passwordChangedThen:
    'Use your new password from now on. All your sessions have ended, on all devices.',
  linkNotWorking: 'Does the link not work? <link>Request a new one</link>',
} as const;
