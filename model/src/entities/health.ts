/** What the health check looks for: each finding's code and what it means. */
export const HEALTH_CHECKS = {
  'health/version-missing': 'The record refers to a version that does not exist.',
  'health/orphan-version': 'A version whose article does not exist.',
  'health/issue-missing': 'The article’s issue does not exist.',
  'health/journal-missing': 'The record’s journal does not exist.',
  'health/file-missing': 'A file of the record is missing in Storage.',
  'health/file-unused': 'A file in Storage that no version uses.',
  'health/doi-missing': 'A published article without a DOI.',
  'health/doi-twice': 'Two published articles with one DOI.',
  'health/link-broken': 'A broken link to a page of the press.',
  'health/not-published': 'It should be public and is not.',
  'health/out-of-step': 'The public version differs from the one in the record.',
  'health/should-be-gone': 'It is public although the record is not published.',
  'health/invalid': 'A record that does not match its schema.',
} as const;
export type HealthCode = keyof typeof HEALTH_CHECKS;
