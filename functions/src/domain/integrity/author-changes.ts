import type { Integrity } from '@quire/model/entities/integrity';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { fold } from '@quire/model/search-terms';

type Named = Integrity['firstAuthors'][number];

export const namesAndAddresses = (
  authors: readonly Pick<DraftAuthor, 'given' | 'family' | 'email'>[],
): Named[] =>
  authors.map(({ given, family, email }) => ({
    name: `${given} ${family}`.trim(),
    email: email.trim().toLowerCase(),
  }));

/** A person with a changed name or a changed address is the same person. */
const isSame = (one: Named, other: Named): boolean =>
  (one.email !== '' && one.email === other.email) || fold(one.name) === fold(other.name);

/** The authors added and removed since the first version, and whether the order of the others changed. */
export function authorChanges(
  first: readonly Named[],
  now: readonly Named[],
): Integrity['changes'] {
  const added = now.filter((each) => !first.some((other) => isSame(each, other)));
  const removed = first.filter((each) => !now.some((other) => isSame(each, other)));
  const stayed = now.filter((each) => !added.includes(each));
  const places = stayed.map((each) => first.findIndex((other) => isSame(each, other)));
  const isReordered = places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0));
  const names = (list: readonly Named[]) => list.map(({ name, email }) => name || email);
  return { added: names(added), removed: names(removed), isReordered };
}
