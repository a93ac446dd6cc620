/** What the health check looks for: each finding's code and what it means. */
export const HEALTH_CHECKS = {
  'health/version-missing': 'The record points at a version that is not there.',
  'health/orphan-version': 'A version whose article is not there.',
  'health/issue-missing': 'The issue that the article names is not there.',
  'health/journal-missing': 'The journal that the record names is not there.',
  'health/file-missing': 'A file that the record names is not in Storage.',
  'health/file-unused': 'A file in Storage that no version names.',
  'health/doi-missing': 'A published article without a DOI.',
  'health/doi-twice': 'Two published articles with one DOI.',
  'health/link-broken': 'A link into the press that leads nowhere.',
  'health/not-published': 'Readers should see it and do not.',
  'health/out-of-step': 'Readers see another version than the record says.',
  'health/should-be-gone': 'Readers see what the record does not publish.',
  'health/invalid': 'A record that contradicts its schema.',
} as const;
export type HealthCode = keyof typeof HEALTH_CHECKS;
