import type { User } from '../entities/user.ts';
import type { Role } from '../roles.ts';
import { STAFF_ROLES } from '../second-factor.ts';
import { recordWords, sortKeyOf } from './record-words.ts';

/** What an account with any role of the staff is found by, beside its roles. */
export const ANY_STAFF_ROLE = 'staff';

interface AccountFound {
  sortKey: string;
  words: string[];
  /** Its roles, and `ANY_STAFF_ROLE` where one of them is of the staff: a list is filtered by one value. */
  holds: (Role | typeof ANY_STAFF_ROLE)[];
}

/** What `users/{uid}` is sorted, found and filtered by in the office: name, addresses and roles. */
export function accountWords({
  displayName,
  email,
  otherEmails = [],
  roles,
}: Pick<User, 'displayName' | 'email' | 'otherEmails' | 'roles'>): AccountFound {
  const isStaff = roles.some((role) => STAFF_ROLES.includes(role));
  return {
    sortKey: sortKeyOf(displayName || email),
    words: recordWords([displayName, email, ...otherEmails]),
    holds: [...roles, ...(isStaff ? ([ANY_STAFF_ROLE] as const) : [])],
  };
}

/** The record of an account as it is stored. */
export const storedUser = (user: User): User & AccountFound => ({ ...user, ...accountWords(user) });
