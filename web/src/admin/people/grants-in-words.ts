import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { formatScope, ROLE_LABELS } from '@quire/model/role-labels';
import type { Claims, Role } from '@quire/model/roles';

/** One role of a person, with its scopes: `Editor: CES, QPH`. */
export interface HeldRole {
  readonly role: Role;
  readonly words: string;
}

/** The role that everyone has is left out. */
const UNSAID: ReadonlySet<Role> = new Set(['reader', 'author']);

/** The roles of a person, in words. */
export const grantsInWords = ({ roles, grants }: Claims): readonly HeldRole[] =>
  roles
    .filter((role) => !UNSAID.has(role))
    .map((role) => {
      const where = (grants[role] ?? []).map(formatScope);
      return {
        role,
        words:
          where.length > 0
            ? t('officePeople.roleIn', { role: ROLE_LABELS[role], scopes: formatList(where) })
            : ROLE_LABELS[role],
      };
    });
