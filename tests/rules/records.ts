/** Records that pass every check, for tests to change one thing at a time. */

export const journal = (name = 'CES') => ({
  fullname: 'Coastal and Estuarine Systems',
  name,
  issn: '2049-3630',
  description: 'How coasts work.',
  aimsScope: 'Everything between the tides.',
  subjects: ['Oceanography'],
  hue: 165,
  licence: 'CC-BY-4.0',
  peerReviewModel: 'double',
  doiPrefix: '10.5555',
  board: [],
  contactEmail: 'ces@example.org',
  status: 'active',
  order: 1,
});

export const issue = (journalKey = 'CES', issueid = '1-1') => ({
  journal: journalKey,
  issueid,
  volume: '1',
  number: '1',
  year: 2025,
  title: '',
  description: '',
  kind: 'regular',
  status: 'open',
  guestEditors: [],
  articleOrder: [],
});

export const article = (updatedBy: string, akey = 'creeks') => ({
  journal: 'CES',
  issue: '1-1',
  akey,
  title: 'Tidal creeks',
  authorLine: 'Holt',
  authorUids: ['writer'],
  status: 'draft',
  revision: 1,
  publishedRevision: 0,
  updatedAt: '2026-01-02T03:04:05.678Z',
  updatedBy,
});

export const version = (savedBy: string, revision = 1) => ({
  metadata: { title: 'Tidal creeks' },
  markdown: 'Water flows.',
  bibtex: '',
  macros: {},
  files: [],
  revision,
  savedAt: '2026-01-02T03:04:05.678Z',
  savedBy,
});
