import { t } from './messages/t.ts';
import type { Role } from './roles.ts';

/** What people call a role. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  get reader() {
    return t('officeWords.roleReader');
  },
  get author() {
    return t('officeWords.roleAuthor');
  },
  get reviewer() {
    return t('officeWords.roleReviewer');
  },
  get editor() {
    return t('officeWords.roleEditor');
  },
  get recommendingEditor() {
    return t('officeWords.roleRecommendingEditor');
  },
  get guestEditor() {
    return t('officeWords.roleGuestEditor');
  },
  get production() {
    return t('officeWords.roleProduction');
  },
  get finance() {
    return t('officeWords.roleFinance');
  },
  get content() {
    return t('officeWords.roleContent');
  },
  get admin() {
    return t('officeWords.roleAdmin');
  },
};

/** A journal's key, or those of a journal and an issue, as people write them: `CES 2027-s1`. */
export const formatScope = (scope: string): string => scope.replace('~', ' ');

/** A role with where it counts: `editor (CES, JAM)`. */
export const formatRole = (role: Role, scopes: readonly string[] = []): string => {
  const word = ROLE_LABELS[role].toLowerCase();
  const where = scopes.map(formatScope).join(', ');
  return where ? `${word} (${where})` : word;
};
