import { type Asker, can } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';

/**
 * Checks whether a user may import into a journal. An import bypasses the gate and requires no second person, because a
 * press that moves here brings articles published elsewhere: only administrators publish with it. Returns whether an
 * article by these authors may be changed by it. Throws `Refused`.
 */
export function requireImport(
  person: Asker,
  { journal, publish }: { readonly journal: string; readonly publish: boolean },
): (authorUids: readonly string[]) => boolean {
  const mayEdit = (authorUids: readonly string[]) =>
    can(person, 'article.edit', { journal, authorUids }) &&
    (!publish || can(person, 'article.publish', { journal, authorUids }));
  if (!mayEdit([])) throw new Refused('access/denied');
  if (publish && !person.claims.roles.includes('admin')) {
    throw new Refused('import/publish-alone', { field: 'publish' });
  }
  return mayEdit;
}
