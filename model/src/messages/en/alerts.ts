/** The pages on which readers ask for mails about new articles, confirm them, change and stop them. */
export default {
  /** Also the link on the pages of journals and authors and on the search page. */
  title: 'Get alerts by e-mail',
  /** What is watched. `name`: of the journal or the author; of a search, its words and filters. */
  watch:
    '{kind, select, journal {New articles in {name}} person {New articles by {name}} other {New articles that this search finds: {name}}}',
  lead: 'We write to you only when there is something new, with a link to each article.',
  howOften: 'How often',
  frequencyIs: '{frequency, select, daily {Once a day} other {Once a week, on Mondays}}',
  send: 'Send confirmation link',
  emailProblem: 'Enter an e-mail address, such as name@example.org.',
  /** The form did not come from a page of ours, which a person never sees unless the browser hides it. */
  sendAgain: 'We could not tell where this request came from. Send it again.',
  kept: 'We keep your address, what you follow, how often we write and in which language. We do not record whether you open our mails or follow their links. Each mail has a link to unsubscribe with one click.',
  privacy: 'Privacy policy',
  /** A link to the page of what is watched. */
  back: 'Back to the page',
  requestedTitle: 'Check your inbox',
  requested:
    'We have sent a link to {email}. The alert begins when you follow it and confirm, within {hours, plural, one {an hour} other {# hours}}.',
  nothingToWatch:
    'There is nothing to follow at this address. Open the page of a journal, an author or a search, and use its link to alerts.',
  confirmTitle: 'Confirm this alert?',
  confirm: 'Confirm',
  confirmedTitle: 'Alert confirmed',
  confirmed:
    'We write to you when there are new articles. Each mail has a link to change or stop your alerts.',
  fullTitle: 'Too many alerts',
  full: 'This address already has {count, plural, one {# alert} other {# alerts}}, which is the maximum. Stop one by the link in any of its mails, then confirm this one.',
  linkOver:
    'It has already been used, or it has expired. You can request the alert again on the page of the journal, the author or the search.',
  manageTitle: 'Your alerts by e-mail',
  manageOf: 'To {email}',
  none: 'There are no alerts for this address. You will find “Get alerts by e-mail” on the pages of journals and authors and on the search page.',
  /** In place of what is watched. */
  gone: 'This page no longer exists, so the alert will end.',
  stopOne: 'Stop',
  save: 'Save',
  saved: 'Saved.',
  stopAll: 'Stop all alerts',
} as const;
