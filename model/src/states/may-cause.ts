import { type Asker, can, type Subject } from '../roles.ts';
import type { ArticleEvent } from './article.ts';

/**
 * Whether a person may cause an event of an article, whatever its state is (field 5.5): who publishes
 * for its journal, never one of its authors; removing is an admin's. A retraction takes two of them.
 */
export function mayCause(person: Asker | null, event: ArticleEvent, subject: Subject): boolean {
  if (!person || !can(person, 'article.publish', subject)) return false;
  return event !== 'remove' || person.claims.roles.includes('admin');
}
