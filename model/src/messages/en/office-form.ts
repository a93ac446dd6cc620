/** Around the forms of the office: lists in them, problems, saving, merging, history. */
export default {
  addFile: 'Add file',
  fileNameHint: 'Used in the text as ![Alternative text](name)',
  fileUse: 'Use',
  labelForReaders: 'Label for readers',
  fileVersion: 'Version',
  alternativeText: 'Alternative text',
  alternativeTextHint: 'For readers who cannot see the image.',
  chooseAnother: 'Choose another',
  chooseImage: 'Choose image',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  chooseFigure: 'Choose figure',
  viewPublicPage: 'View',
  history: 'History',
  deleteHint: 'It is moved to the bin and can be restored for 30 days.',
  isInBin: 'This record is in the bin. Restore it to change it.',
  restore: 'Restore',
  isStarterText:
    'This is a starter text. Readers see a note that it has not been reviewed, until you change and save it.',
  colleagueSaved: 'A colleague has saved changes in the meantime. Your changes are not lost.',
  compareAndMerge: 'Compare and merge',
  changesRestored: 'Unsaved changes from this device have been restored.',
  discard: 'Discard',
  fillIn: 'Fill this in.',
  enterNumber: 'Enter a number.',
  chooseOption: 'Choose an option.',
  sections: 'Sections',
  status: 'Status',
  valueBefore: 'Before',
  valueAfter: 'After',
  versionRestored: 'Version of {date} restored.',
  loadingHistory: 'Loading history',
  noHistory: 'No history yet. It starts with the next change.',
  olderChanges: 'Older changes',
  restoreVersion: 'Restore this version?',
  leaveWithoutSaving: 'Leave without saving?',
  changesKept: 'Your changes are kept on this device for when you return to this form.',
  leave: 'Leave',
  stay: 'Stay',
  mergeChanges: 'Merge changes',
  colleagueChanged: 'A colleague changed: {inWords}. This is included.',
  colleagueSavedRecord: 'A colleague has saved this record in the meantime.',
  bothChanged: 'You both changed the following fields. Choose which version to keep.',
  nothingLost: 'None of your changes are lost.',
  myValue: 'Mine',
  theirValue: 'Theirs',
  useMergedVersion: 'Use merged version',
  // Adds an entry to a list of files.
  removeOf: 'Remove: {label}',
  removeEntry: 'Remove {name}',
  // What an entry of a list is called as long as it has no title.
  untitledEntry: 'Entry {number, number}',
  // The number of entries beside the name of a list.
  listWithCount: '{label} ({count, number})',
  markdownHint: 'Markdown. Tab indents. To leave the text, press Escape, then Tab.',
  movedToBin: 'Moved to the bin.',
  deleteTitle: 'Delete this record?',
  notFound: 'This record does not exist.',
  enterEmail: 'Enter an e-mail address.',
  enterAddress: 'Enter a full address: https://…',
  enterDate: 'Enter a date.',
  enterDateAndTime: 'Enter a date and a time.',
  wrongFormat: 'This does not have the required format.',
  checkValue: 'Check this value.',
  enterAtLeastCharacters: 'Enter at least {count, plural, one {# character} other {# characters}}.',
  enterAtMostCharacters: 'Enter at most {count, plural, one {# character} other {# characters}}.',
  addAtLeastEntries: 'Add at least {count, plural, one {# entry} other {# entries}}.',
  addAtMostEntries: 'Add at most {count, plural, one {# entry} other {# entries}}.',
  enterAtLeastNumber: 'Enter {number, number} or more.',
  enterAtMostNumber: 'Enter {number, number} or less.',
  saving: 'Saving…',
  notSavedYet: 'Not saved yet. Kept on this device.',
  allSaved: 'All changes saved.',
  restoreVersionHint:
    'The version of {date} becomes the latest version. The current version stays in the history, and the status does not change.',
  // A change of the status, such as “Publish”: the question before it, and the notice after it.
  moveTitle: '{move}?',
  moveDone: '{move}: done.',
  // A line of the history. `change` is what was done.
  historyLine:
    '<strong>{name}</strong>, {date}: {change, select, created {created} saved {saved} deleted {deleted} undeleted {restored from the bin} other {earlier version restored}}',
  // How many characters of a text are used.
  charactersUsed: '{count, number} of {most, number}',
  // A field of an entry, in the summary of problems: “Chapters 2: Title”.
  entryOfList: '{label} {number, number}',
  fieldOfEntry: '{entry}: {field}',
  // Above the list of what prevents saving.
  problems: '{count, plural, one {There is a problem:} other {There are some problems:}}',

  /** A section of forms whose texts can be translated. */
  translations: 'Translations',
  /** Of a field in the section of translations: “Title (Español)”. */
  labelInLanguage: '{label} ({language})',
  translationsHint: 'Texts without a translation are shown in English.',
  noOtherLanguages:
    'The pages of the press are offered in English only. An administrator can add languages in the settings.',
  /** The language whose fields are shown below it. */
  translationLanguage: 'Language',
  /** The state of a translation, beside its status. */
  notTranslated: 'Not translated',
  olderThanOriginal: 'Older than the original',
  /** {language} is what the language calls itself. */
  addTranslation: 'Add translation: {language}',
  editTranslation: 'Edit translation: {language}',
  translationOf: 'This is a translation ({language}). <original>Open the original</original>',
} as const;
