import type { Role } from './roles.ts';

/** What people call a role. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  reader: 'Reader',
  author: 'Author',
  reviewer: 'Reviewer',
  editor: 'Editor',
  recommendingEditor: 'Recommending editor',
  guestEditor: 'Guest editor',
  production: 'Production',
  finance: 'Finance',
  content: 'Content',
  admin: 'Admin',
};

/** A journal's key, or those of a journal and an issue, as people write them: `CES 2027-s1`. */
export const formatScope = (scope: string): string => scope.replace('~', ' ');

/** A role with where it counts: `editor (CES, JAM)`. */
export const formatRole = (role: Role, scopes: readonly string[] = []): string => {
  const word = ROLE_LABELS[role].toLowerCase();
  const where = scopes.map(formatScope).join(', ');
  return where ? `${word} (${where})` : word;
};
