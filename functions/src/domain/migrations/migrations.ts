import { reviewerNotes } from './m0001-reviewer-notes.ts';
import { grants } from './m0002-grants.ts';
import { desk } from './m0003-desk.ts';
import { dois } from './m0004-dois.ts';
import { accounts } from './m0005-accounts.ts';
import { discounts } from './m0006-discounts.ts';
import { harvest } from './m0007-harvest.ts';
import { lists } from './m0008-lists.ts';
import { references } from './m0009-references.ts';
import { people } from './m0010-people.ts';
import type { Migration } from './migration.ts';

/** All of them, in their order. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  reviewerNotes,
  grants,
  desk,
  dois,
  accounts,
  discounts,
  harvest,
  lists,
  references,
  people,
];
