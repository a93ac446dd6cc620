/** What a manuscript of the journeys says: enough of everything to be sent. */
export const ABSTRACT = Array.from(
  { length: 15 },
  (_, at) => `In basin ${at + 1} the water stood still for longer than expected.`,
).join(' ');

export const KEYWORDS = ['slack water', 'basins', 'mixing'];

export const JOURNAL = 'CES';
export const ARTICLE_TYPE = 'research-article';
