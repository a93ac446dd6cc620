import { type Configured, TESTABLE, type Testable } from '@quire/model/calls/mail';

/** The label and purpose of each part of the configuration. */
export const PART_LABELS = {
  mail: ['Mail', 'Sends all e-mails of the press. “Test” sends one to you.'],
  storage: [
    'Files',
    'Stores manuscripts, figures and PDFs. “Test” writes, reads and removes a file.',
  ],
  search: [
    'Search',
    'Finds articles, journals, books, conferences, news and people. “Test” queries the indexes.',
  ],
  institutions: ['Institutions', 'Suggests institutions from ROR to authors.'],
  works: ['Works by DOI', 'Looks references up by their DOIs.'],
  scanner: [
    'Malware scanner',
    'Scans every upload before it is stored. “Test” scans a harmless test file.',
  ],
  similarity: [
    'Similarity service',
    'Compares manuscripts with published texts. “Test” checks whether the service accepts the key.',
  ],
  'sign-in': ['Signing in', 'The ways in which people sign in.'],
  'content-policy': [
    'Content security policy',
    'Browsers’ reports of content that the policy blocked. Single reports are often caused by browser extensions; many reports suggest a fault or an attack.',
  ],
} as const satisfies Readonly<Record<Configured, readonly [string, string]>>;

export const isTestable = (what: Configured): what is Testable =>
  TESTABLE.some((each) => each === what);
