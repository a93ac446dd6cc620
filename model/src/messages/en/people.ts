/** The page of an author. {press} is the name of the press. */
export default {
  author: 'Author',
  namePage: '{name}, page {page, number}',
  description: 'Articles by {name} published by {press}.',
  summary: '{count, plural, one {# article} other {# articles}} published by {press}',
  orcid: 'ORCID iD',
  affiliations: 'Affiliations',
  journals: 'Journals',
  coAuthors: 'Co-authors',
  shared: '{count, plural, one {# article together} other {# articles together}}',
  older: 'Older articles are in the <link>search</link>.',
  basis:
    'This page lists what articles published by {press} say about their author, and nothing else.',
} as const;
