import { fold } from '@quire/model/search-terms';
import type { Colleague } from '../../data/live/desk/use-colleagues.ts';
import type { PeopleFilter } from './people-filters.tsx';

/** The people who hold a role and whose name or address contains all of these words. */
export function matchingPeople(
  people: readonly Colleague[],
  { role, words }: Pick<PeopleFilter, 'role' | 'words'>,
): readonly Colleague[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return people.filter((each) => {
    if (role && !each.roles.includes(role)) return false;
    const said = fold(`${each.displayName} ${each.email}`);
    return wanted.every((word) => said.includes(word));
  });
}
