const article = (
  DOI: string,
  title: string,
  authors: readonly string[],
  place: { readonly 'container-title': string; readonly volume: string; readonly page: string },
  year: number,
) => ({
  ...{ DOI, type: 'journal-article', title: [title], ...place },
  'container-title': [place['container-title']],
  author: authors.map((family) => ({ family })),
  issued: { 'date-parts': [[year]] },
});

/**
 * Works of the world that it knows, a line each: the DOI that the office asks a resolver for when it is tried, and
 * works that articles of the demo cite without their DOIs.
 */
export const LOCAL_WORKS = [
  {
    DOI: '10.1000/182',
    type: 'monograph',
    title: ['DOI Handbook'],
    publisher: 'International DOI Foundation',
    resource: { primary: { URL: 'https://www.doi.org/the-identifier/resources/handbook/' } },
  },
  article(
    '10.1038/238441a0',
    'Tidal Resonance in the Bay of Fundy and Gulf of Maine',
    ['Garrett'],
    { 'container-title': 'Nature', volume: '238', page: '441-443' },
    1972,
  ),
  article(
    '10.1029/93jc03219',
    'Tidal propagation in strongly convergent channels',
    ['Friedrichs', 'Aubrey'],
    {
      'container-title': 'Journal of Geophysical Research: Oceans',
      volume: '99',
      page: '3321-3336',
    },
    1994,
  ),
  article(
    '10.1007/s10236-010-0329-8',
    'The effect of tidal asymmetry and temporal settling lag on sediment trapping in tidal estuaries',
    ['Chernetsky', 'Schuttelaars', 'Talke'],
    { 'container-title': 'Ocean Dynamics', volume: '60', page: '1219-1241' },
    2010,
  ),
]
  .map((work) => JSON.stringify(work))
  .join('\n');
