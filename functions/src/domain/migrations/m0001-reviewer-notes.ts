import { moveReviewerNotes } from '../people/move-reviewer-notes.ts';
import type { Migration } from './migration.ts';

/** Notes about reviewers belonged to the person's record; since then each journal has its own. */
export const reviewerNotes: Migration = {
  number: 1,
  async step(ports) {
    // What is moved is not found again: it needs no cursor.
    const changed = await moveReviewerNotes(ports);
    return { changed, next: changed > 0 ? 'more' : null };
  },
};
