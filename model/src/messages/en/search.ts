/** The search page. */
export default {
  title: 'Search',
  titleOf: 'Search: {words}',
  description:
    'Search the press’s articles, journals, books, conferences, news, blogs and people by title, author, abstract, keyword, DOI or ISSN.',
  fieldLabel: 'Title, author, keyword, DOI or ISSN. Use quotation marks for an “exact phrase”.',
  submit: 'Search',
  browse: 'Or browse',
  whatIsSent: 'What a search sends, and to whom',

  kinds: 'Result types',
  /** The tabs of results. */
  kind: '{kind, select, articles {Articles} passages {Full text} journals {Journals} books {Books} conferences {Conferences} posts {News and blogs} people {People} other {}}',
  kindWithCount:
    '{kind, select, articles {Articles} passages {Full text} journals {Journals} books {Books} conferences {Conferences} posts {News and blogs} people {People} other {}} ({count, number})',
  /** Beside a kind of result, or a value of a filter: a number, and what is only read out. */
  resultCount:
    '{count, plural, one {#<hidden> result</hidden>} other {#<hidden> results</hidden>}}',
  resultCountChosen:
    '{count, plural, one {#<hidden> result, selected</hidden>} other {#<hidden> results, selected</hidden>}}',
  /** Above the results: `1,204 articles`. */
  results:
    '{kind, select, articles {{count, plural, =0 {No articles} one {# article} other {# articles}}} passages {{count, plural, =0 {No full texts} one {# full text} other {# full texts}}} journals {{count, plural, =0 {No journals} one {# journal} other {# journals}}} books {{count, plural, =0 {No books} one {# book} other {# books}}} conferences {{count, plural, =0 {No conferences} one {# conference} other {# conferences}}} posts {{count, plural, =0 {No news or blog posts} one {# news or blog post} other {# news and blog posts}}} people {{count, plural, =0 {No people} one {# person} other {# people}}} other {}}',
  /** {results} is the text above: `1,204 articles for “tides”`. */
  resultsFor: '{results} for “{words}”',
  order: 'Sort results by',
  relevance: 'Relevance',
  newest: 'Newest',
  previous: 'Previous',
  next: 'Next',

  filter: 'Filter results',
  chosen: '{count, plural, other {# selected}}',
  filters: 'Active filters',
  /** The visible part is “{facet}: {value}”; a link that removes the filter. */
  removeFilter: '<hidden>Remove </hidden>{facet}: {value}',
  clearFilters: 'Clear all',
  moreValues: '{count, number} more<hidden>: {facet}</hidden>',
  journal: 'Journal',
  year: 'Year',
  type: 'Type',
  subject: 'Subject',
  author: 'Author',
  licence: 'Licence',
  special: 'Special issue',
  openForPapers: 'Open for submissions',

  badgeOpen: 'Special issue open for submissions',
  badgeRetracted: 'Retracted',
  badgeCancelled: 'Cancelled',
  book: 'Book',
  conference: 'Conference',
  news: 'News',
  blog: 'Blog',
  issn: 'ISSN {issn}',
  doi: 'doi:{doi}',
  orcid: 'ORCID iD {orcid}',
  articleCount: '{count, plural, one {# article} other {# articles}}',
  peopleAndMore: '{people} and {count, number} more',
  openPdf: 'Open PDF',

  didYouMean: 'Did you mean <link>{words}</link>?',
  withoutFilters: 'Search again without filters',
  elsewhere: 'Results of other types:',
  nearest: 'Closest matches',
  nearestWhy: 'No result contains all of your words. These contain some of them.',
  browseLists: 'Browse instead',
  advice: 'Check the spelling, try other words, or browse a list.',

  off: 'Search is not set up',
  offWhy: 'This press has no search yet. You can browse its lists instead.',
  failed: 'Search is unavailable',
  failedWhy: 'Search is not responding at the moment. Try again shortly, or browse the lists.',
  tryAgain: 'Try again',

  waysJournals: 'Journals by subject and letter',
  waysArticles: 'All articles, newest first',
  waysBooks: 'Books',
  waysConferences: 'Conferences',
  waysNews: 'News',
  waysBlog: 'Blog',

  /** The keys stand in the tags. */
  keys: '<kbd>↓</kbd> <kbd>↑</kbd> move through the results, <kbd>Esc</kbd> returns to the search field.',
  keysWithSlash:
    '<kbd>↓</kbd> <kbd>↑</kbd> move through the results, <kbd>Esc</kbd> returns to the search field, <kbd>/</kbd> goes there from anywhere on the page.',
  turnSlashOff: 'Turn off the key <kbd>/</kbd>',
  turnSlashOn: 'Turn on the key <kbd>/</kbd>',

  recent: 'Recent searches',
  recentKept: 'Stored on this device only.',
  recentClear: 'Clear<hidden> recent searches</hidden>',
} as const;
