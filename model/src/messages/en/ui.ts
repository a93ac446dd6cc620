/** Parts that many pages share: lists of articles, the head of an article, forms, pagers, texts. */
export default {
  corrected: 'Corrected',
  retracted: 'Retracted',
  /** Before a DOI in a list. */
  doi: 'doi:{doi}',
  pdf: 'PDF',
  /** In a list, beside an article's title in another language than its text, {language}. */
  textLanguage: 'Text in {language}',
  page: 'p. {page}',
  pages: 'pp. {pages}',
  issueName: 'Volume {volume}, Number {number} ({year})',
  volumeName: 'Volume {volume} ({year})',
  numberName: 'Number {number} ({year})',
  /** {names} are the first name, or the first ten with commas; at least two more authors follow. */
  namesAndOthers: '{names} and {count, number} others',
  issn: 'ISSN {issn}',
  articleCount: '{count, plural, one {# article} other {# articles}}',

  place: 'Journal and issue',
  openAccess: 'Open access',
  correspondingAuthor: 'corresponding author',
  orcidProvedOf: 'ORCID iD of {name}, authenticated',
  orcidOf: 'ORCID iD of {name}',
  correspondence: 'Correspondence: {addresses}',
  equalContribution: '† These authors contributed equally.',
  contributions: 'Author contributions',
  abstract: 'Abstract',
  plainSummary: 'Plain language summary',
  keywords: 'Keywords',
  /** Where an article has abstracts in some languages, but not in that of the page, {language}. */
  noAbstractIn: 'There is no abstract in {language}.',
  /** Above titles and abstracts. */
  inOtherLanguages: 'In other languages',

  /** Above a form that could not be sent. */
  formProblems: '{count, plural, one {There is a problem} other {There are # problems}}',
  optional: '(optional)',
  showPassword: 'Show password',
  show: 'Show',
  hide: 'Hide',

  pageNumber: 'Page {number, number}',
  pagesOfList: 'Pages of this list',
  newer: 'Newer',
  older: 'Older',

  downloads: 'Downloads',
  version: 'Version {version}',
  onThisPage: 'On this page',
  lastChanged: 'Last updated: {date}',

  searchedBy:
    'Searches of this site are answered by <b>{service}</b>. From the second letter that you type in a search field, your browser sends it your search words and filters and the language of the page, and it returns published records. Like any server, it receives your IP address and the name of your browser. If JavaScript is off, our own server sends the search, and the service receives our address instead of yours.',
  searchedWithout:
    'Nothing else is sent: no cookies, no account, no identifier, and no record of the results that you open. Search analytics are turned off. Your recent searches are stored on your device only, until you clear them. Results are kept until you close the page.',
  /** Above a text of the press that is not translated. Shown in other languages than English only. */
  untranslated:
    'This page is not available in your language yet. You are reading the English version.',
} as const;
