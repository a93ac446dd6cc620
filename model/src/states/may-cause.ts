import { type Asker, can, type Subject } from '../roles.ts';
import type { ArticleEvent } from './article.ts';

/** What production staff may do where their journal lets them publish. Notices are the editors'. */
const PRODUCTION_MAY: ReadonlySet<ArticleEvent> = new Set<ArticleEvent>([
  'schedule',
  'unschedule',
  'publish',
]);

/**
 * Whether a person may cause an event of an article, whatever its state is (field 5.5): who publishes
 * for its journal, never one of its authors; removing is an admin's. A retraction takes two of them.
 */
export function mayCause(person: Asker | null, event: ArticleEvent, subject: Subject): boolean {
  if (!person) return false;
  const { roles } = person.claims;
  const asked = PRODUCTION_MAY.has(event) ? roles : roles.filter((role) => role !== 'production');
  const asker = { ...person, claims: { ...person.claims, roles: asked } };
  if (!can(asker, 'article.publish', subject)) return false;
  return event !== 'remove' || roles.includes('admin');
}
