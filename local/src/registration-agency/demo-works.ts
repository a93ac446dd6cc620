/** The DOI that the office asks a resolver for when it is tried: a press finds it here as it would at doi.org. */
export const LOCAL_WORKS = JSON.stringify({
  DOI: '10.1000/182',
  type: 'monograph',
  title: ['DOI Handbook'],
  publisher: 'International DOI Foundation',
  resource: { primary: { URL: 'https://www.doi.org/the-identifier/resources/handbook/' } },
});
