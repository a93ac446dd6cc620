import type { Reaction } from './reaction.ts';

/** `authors/{id}` → `publishedPeople/{id}`: the page of an author, whatever has changed their record. */
export const authorWritten: Reaction = async ({ id }) => {
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { showPerson } = await import('../../domain/people/show-person.ts');
  await showPerson(adminPorts(), id);
};
