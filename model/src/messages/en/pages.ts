/** What any page may show: errors, loading, links to feeds, the press's own texts. */
export default {
  home: 'Home',
  search: 'Search',
  allJournals: 'All journals',
  notFound: 'Page not found',
  notFoundWhy:
    'The page may have moved, or the address may be mistyped. Anything removed after publication is replaced by a notice.',
  wentWrong: 'Something went wrong',
  errorMessage: 'Message',
  errorStatus: 'Status',
  errorCode: 'Code',
  /** Above 12 digits and letters, by which the press finds the error in its log. */
  errorReference: 'Reference',
  backHome: 'Back to the home page',
  loading: 'Loading the page',
  myPages: 'My pages',
  opening: 'Loading…',
  needsScript: 'Your account pages need JavaScript. Everything we publish can be read without it.',
  signIn: 'Sign in',
  advertisement: 'Advertisement',
  atomFeed: '{title} (Atom)',
  rssFeed: '{title} (RSS)',
  aboutPress: 'About the press',
  searchPrivacy: 'Searching this site',
  services: 'Services',
  ourServices: 'Our services',
} as const;
