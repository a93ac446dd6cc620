import { moveJournals } from '../roles/move-journals.ts';
import type { Migration } from './migration.ts';

/** Roles applied in all journals of an account; since then each is granted in a scope. */
export const grants: Migration = {
  number: 2,
  async step(ports) {
    const { moved, left } = await moveJournals(ports);
    if (left > 0) throw new Error(`${left} accounts could not be moved: see roles/not-moved.`);
    return { changed: moved, next: null };
  },
};
