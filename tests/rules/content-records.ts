/** Content documents that pass every check, for tests to change one thing at a time. */
import { PERSONAS, type PersonaName } from './personas.ts';

const saved = (uid: string) => ({
  revision: 1,
  updatedAt: '2026-01-02T03:04:05.678Z',
  updatedBy: uid,
});

export const uidOf = (name: PersonaName): string => PERSONAS[name].uid ?? 'nobody';

export const page = (uid: string, path = '/journals/CES/for_authors') => ({
  ...saved(uid),
  path,
  ...(path.startsWith('/journals/CES/') ? { journal: 'CES' } : {}),
  title: 'For authors',
  summary: 'How to write.',
  markdown: 'Write well.',
  bibtex: '',
  items: [],
  collections: [],
  files: [],
  status: 'draft',
});

export const post = (uid: string, skey = 'tides') => ({
  ...saved(uid),
  kind: 'news',
  skey,
  title: 'Tides',
  summary: 'They turn.',
  markdown: 'They do.',
  bibtex: '',
  author: '',
  categories: [],
  tags: [],
  coverAlt: '',
  files: [],
  publishAt: '2026-01-02',
  status: 'draft',
  pinned: false,
  journal: 'CES',
});

export const book = (uid: string, bkey = 'tides') => ({
  ...saved(uid),
  bkey,
  title: 'Tides',
  subtitle: '',
  kind: 'monograph',
  authors: [],
  editors: [],
  edition: '',
  series: '',
  published: '2026-01-02',
  language: 'en',
  licence: 'CC-BY-4.0',
  subjects: [],
  hue: 200,
  summary: 'All about tides.',
  description: '',
  chapters: [],
  files: [],
  status: 'draft',
});

export const conference = (uid: string, ckey = 'tides26') => ({
  ...saved(uid),
  ckey,
  name: 'Conference on tides',
  acronym: '',
  number: '',
  theme: '',
  start: '2026-09-01',
  end: '2026-09-03',
  city: '',
  country: '',
  online: false,
  organisers: [],
  topics: [],
  deadlines: {},
  status: 'draft',
});
