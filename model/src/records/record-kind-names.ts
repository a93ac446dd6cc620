/** The kinds of record by name, apart from their schemas: a request names one, and readers load none. */
export const RECORD_KIND_NAMES = [
  'journals',
  'issues',
  'pages',
  'posts',
  'books',
  'conferences',
  'categories',
  'adverts',
  'reviewers',
  'reviewerNotes',
  'proposals',
  'media',
  'press',
] as const;
export type RecordKindName = (typeof RECORD_KIND_NAMES)[number];
