import { type Asker, can } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';

/**
 * Whether somebody may import into a journal. An import goes past the gate and takes no second person, as a
 * press that moves here brings what was published elsewhere: only administrators publish with it. Answers
 * whether an article by these authors may be changed by it. Throws `Refused`.
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
