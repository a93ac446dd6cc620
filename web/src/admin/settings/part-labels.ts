import { type Configured, TESTABLE, type Testable } from '@quire/model/calls/mail';

/** What each part of the configuration is called, and what it is for. */
export const PART_LABELS = {
  mail: ['Mail', 'Carries every mail of the press. “Test it” sends one to you.'],
  storage: [
    'Files',
    'Keeps manuscripts, figures and PDFs. “Test it” writes, reads and removes one.',
  ],
  search: [
    'Search',
    'Finds articles, journals, books, conferences, news and people. “Test it” asks the indices.',
  ],
  institutions: ['Institutions', 'Offers authors the institutions that ROR knows.'],
  works: ['Works by DOI', 'Looks references up by their DOIs.'],
  scanner: [
    'Malware scanner',
    'Scans every upload before it is kept. “Test it” has it find a harmless test file.',
  ],
  similarity: [
    'Similarity service',
    'Compares manuscripts with published texts. “Test it” checks whether the service accepts the key.',
  ],
  'sign-in': ['Signing in', 'The ways in which people sign in.'],
  'content-policy': [
    'Content security policy',
    'What browsers report that pages tried to load or run and the policy does not allow. Once is often an extension of a browser; many times is a fault or an attack.',
  ],
} as const satisfies Readonly<Record<Configured, readonly [string, string]>>;

export const isTestable = (what: Configured): what is Testable =>
  TESTABLE.some((each) => each === what);
