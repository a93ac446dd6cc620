/** The items of the office's checklist: what a new press has to do before and after its first article. */

export const CHECKLIST_ITEMS = [
  'address',
  'mail',
  'spf',
  'dkim',
  'dmarc',
  'backups',
  'second-admin',
  'two-step',
  'app-check',
  'search',
  'cards',
  'issn',
  'board',
  'crossref',
  'archive',
  'text-about',
  'text-privacy',
  'text-open-access',
  'text-peer-review',
  'text-ethics',
  'text-plagiarism',
  'text-charges',
  'text-archiving',
  'text-authors',
] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

/**
 * `done`: looked at, and it is as it should be. `open`: looked at, and something is left. `unknown`: nothing
 * could be looked at, and the finding says why. `not-for-us`: an administrator has said so.
 */
export const CHECKLIST_STATES = ['done', 'open', 'unknown', 'not-for-us'] as const;
export type ChecklistState = (typeof CHECKLIST_STATES)[number];
