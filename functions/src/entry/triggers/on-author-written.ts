import type { Reaction } from './reaction.ts';

/**
 * `authors/{id}` → `publishedPeople/{id}`: the page of an author, whatever has changed their record; and the links to it in
 * their articles, where it was hidden or is shown again.
 */
export const authorWritten: Reaction = async ({ id, before, after }) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { showPerson } = await import('../../domain/people/show-person.ts');
  await showPerson(adminPorts(), id);
  const { relinkArticles } = await import('../../domain/people/relink-articles.ts');
  await relinkArticles(adminPorts(), before?.data(), after?.data());
};
