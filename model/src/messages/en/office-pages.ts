/** The texts of the pages of the press and its journals. */
export default {
  contentSection: 'Content',
  subtitle: 'Subtitle',
  text: 'Text',
  referencesBibtex: 'References (BibTeX)',
  placementSection: 'Placement',
  address: 'Address',
  thePress: 'The press',
  filesSection: 'Figures and downloads',
  files: 'Files',
  figureInText: 'Figure in the text',
  download: 'A download',
  itemsSection: 'Items with illustrations',
  itemsHelp:
    'The services and steps that some of the press’s pages list, each with an illustration.',
  items: 'Items',
  illustration: 'Illustration',
  collectionsSection: 'Collections of articles',
  collections: 'Collections',
  description: 'Description',
  articles: 'Articles',
  articlesHint: 'Keys of articles in this journal, in order.',
  empty: 'No texts yet. Choose New text to add one.',
  status: 'Status',
  page: 'Page',
  changedOn: 'Changed',
  noSuchPage:
    'The press has no page at this address. Enter one such as /about/open_access or /journals/CES/for_authors.',
  addressHint:
    'The address of the page, for example /about/open_access or /journals/CES/for_authors.',
  pageTitle: 'Pages',
  // A text whose address is no page.
  noPage: 'No page',
} as const;
