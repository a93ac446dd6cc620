/**
 * The policies of a journal in the order in which readers find them, with their headings. Apart from the
 * schemas, so that a page can name one without loading them.
 */
export const POLICIES = {
  plagiarism: 'Plagiarism',
  data: 'Research data',
  ai: 'Use of artificial intelligence',
  deposit: 'Deposit in repositories',
  preservation: 'Long-term preservation',
} as const;
export type PolicyKey = keyof typeof POLICIES;
export const POLICY_KEYS: readonly PolicyKey[] = [
  'plagiarism',
  'data',
  'ai',
  'deposit',
  'preservation',
];
