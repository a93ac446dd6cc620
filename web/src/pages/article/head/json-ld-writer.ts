import type { Author } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { orcidUrl } from '@quire/model/identifiers';
import type { Organization, Person } from 'schema-dts';
import { fullName } from '../../../ui/article/author-name.ts';

/** An author as schema.org describes one: a person, or an organisation for a group. */
export function writer(author: Author, { affiliations }: PublishedArticle): Person | Organization {
  const { collective, given, family, orcid } = author;
  if (collective !== undefined) return { '@type': 'Organization', name: collective };
  const iri = orcid && orcidUrl(orcid);
  const places = author.affiliations.flatMap((position) => affiliations[position] ?? []);
  return {
    '@type': 'Person',
    ...(iri ? { '@id': iri, identifier: iri } : {}),
    name: fullName(author),
    ...(given ? { givenName: given } : {}),
    ...(family ? { familyName: family } : {}),
    ...(places.length > 0
      ? {
          affiliation: places.map(
            ({ name, ror }): Organization => ({
              '@type': 'Organization',
              name,
              ...(ror ? { '@id': ror, identifier: ror } : {}),
            }),
          ),
        }
      : {}),
  };
}
