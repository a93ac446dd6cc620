/** Choosing a language: in the account, in the office's bar and in the press's settings. */
export default {
  /** The panel of the account, and its field. */
  language: 'Language',
  languageHint: 'Your own pages and the e-mails that we send you are in this language.',
  /** A section of the press's settings. */
  offered: 'Languages',
  offeredHint:
    'Readers can read the pages of the press in these languages as well. You can translate your own texts in the forms where you write them; articles stay in the language that they are written in.',
  offeredField: 'Languages besides English',
  /** In lists of languages; {name} is what the language calls itself. */
  notReviewed: '{name} (not yet reviewed by a native speaker)',
} as const;
