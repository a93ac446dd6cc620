/** The office's page on which staff correct the texts of pages and mails. */
export default {
  pageTitle: 'Texts',
  intro:
    'Your own text replaces the original everywhere it is used. It is shown on pages within two minutes, and used in new mails and documents within one.',
  /** What the texts are about, as a filter. */
  group: 'Topic',
  allGroups: 'All topics',
  groupSite: 'Public pages',
  groupArticles: 'Articles',
  groupPeople: 'Accounts and authors',
  groupReview: 'Peer review',
  groupMails: 'Mails',
  groupInvoices: 'Invoices',
  groupOffice: 'Office',
  groupErrors: 'Forms and errors',
  find: 'Find texts',
  onlyOwn: 'Changed texts only',
  counted: '{count, plural, =0 {No texts found} one {# text} other {# texts}}',
  noneChanged: 'No text in this language has been changed yet.',
  nothingFound: 'No texts found. Try other words or another topic.',
  changed: 'changed',
  english: 'English',
  original: 'Original',
  ownText: 'Own text',
  values: 'Values and tags',
  /** `name`: a value with its brackets; `kinds`: the words among which it chooses. */
  valueNumber: 'A number, which may select the plural form',
  valuePlain: 'Filled in by the page',
  valueTag: 'Marks words, such as those of a link',
  valueChoice: 'One of: {kinds}',
  preview: 'Preview',
  /** Before a preview. `cases`: such as “count = 5, kind = accepted”. */
  previewOf: 'With {cases}:',
  /** In a list of cases. */
  previewCase: '{name} = {value}',
  restore: 'Restore original',
  restored: 'The original is in use again.',
  history: 'History',
  noHistory: 'This text has not been changed yet.',
  useText: 'Use this text',
  mailNote:
    'This text is part of a mail. A mail that has its own wording under Templates does not use it.',
  openTemplates: 'Open templates',
  openTexts: 'Correct individual texts',
  /** What is wrong with a text. `name`: of a value or a tag. */
  lacks: '{name} is missing.',
  unknown: 'There is no {name} in the original. Remove it.',
  otherKind: '{name} is used as “{kind}”. The original uses it as “{original}”.',
  lacksForms: 'The plural also needs these forms: {forms}.',
  unknownForms: 'This language has no plural forms for: {forms}. Remove them.',
  space: 'Remove spaces at the beginning and end.',
  angles: 'Remove the characters < and >.',
  unreadable: 'The text cannot be read. Check that each curly bracket is closed.',
  unreadableTag:
    'The text cannot be read. Check that each tag is closed and that none is inside another.',
  unreadableForms:
    'The text cannot be read. Check the forms of the plural or choice; each needs the form “other”.',
  long: '“{words}” is long for “{original}”. Check whether it fits on the page.',
  tooMany:
    'A language can have at most {most, number} changed texts, and their total length is limited. Restore some of them.',
} as const;
