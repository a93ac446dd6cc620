/** Authors in the shape of the public API. */
import { PUBLISHED_WORKS, worksPageId } from '@quire/model/collections';
import { type PersonCard, WorksPageSchema, workKey } from '@quire/model/entities/published-person';
import { orcidUrl } from '@quire/model/identifiers';
import { personPath } from '@quire/model/paths';
import { type Read, readAs } from '../feeds/read.ts';
import { readFeedPerson } from '../feeds/read-person.ts';
import { apiPerson } from './api-paths.ts';
import { articleSummary } from './api-records.ts';
import type { ApiPerson, PersonSummary } from './api-schemas.ts';

const addresses = (origin: string, key: string) => ({
  url: origin + personPath(key),
  api: origin + apiPerson(key),
});

/** @param origin the address of the press, without a slash at its end */
export const personSummary = (origin: string, { key, name, orcid }: PersonCard): PersonSummary => ({
  ...addresses(origin, key),
  ...{ key, name },
  ...(orcid ? { orcid: orcidUrl(orcid) } : {}),
});

/**
 * An author with a page of their articles; null if there is none. Reads three documents at most.
 *
 * @param after the `workKey` of the last work of the page before; null: the first page
 * @param cursorOf the address of the page after the work of a key
 */
export async function apiPersonOf(
  { read, origin }: { readonly read: Read; readonly origin: string },
  key: string,
  after: string | null,
  cursorOf: (person: string, end: string) => string,
): Promise<ApiPerson | null> {
  const person = await readFeedPerson(read, key);
  if (!person) return null;
  const at = after === null ? 0 : person.ends.findIndex((end) => end < after);
  const page =
    at > 0
      ? await readAs(read, WorksPageSchema, PUBLISHED_WORKS, worksPageId(person.key, at + 1))
      : { works: at === 0 ? person.works : [] };
  const end = person.ends[at];
  const works = (page?.works ?? []).filter((card) => after === null || workKey(card) < after);
  return {
    ...personSummary(origin, person),
    ...{ given: person.given, family: person.family },
    orcidAuthenticated: person.isProved ?? false,
    affiliations: person.affiliations,
    journals: person.journals,
    coAuthors: person.coAuthors.map(({ key: other, name, count }) => ({
      ...addresses(origin, other),
      ...{ name, articles: count },
    })),
    articles: {
      total: person.workCount,
      items: works.map((card) => articleSummary(origin, card)),
      next: end !== undefined && at < person.ends.length - 1 ? cursorOf(person.key, end) : null,
    },
  };
}
