/** The labels of an issue's state and kind. */
export const ISSUE_STATUSES = [
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open' },
  { value: 'published', label: 'Published' },
  { value: 'closed', label: 'Closed' },
] as const;

export const ISSUE_KINDS = [
  { value: 'regular', label: 'Regular' },
  { value: 'special', label: 'Special issue' },
  { value: 'supplement', label: 'Supplement' },
  { value: 'proceedings', label: 'Proceedings' },
  { value: 'online_first', label: 'Online first' },
] as const;
