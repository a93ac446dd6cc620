import type { ArticleMetadata } from '@quire/model/entities/article';
import { doiUrl } from '@quire/model/identifiers';
import { funderProblems } from '@quire/model/relations/funder-problems';
import { isRelationId, relationUrl } from '@quire/model/relations/relation-id';
import { RELATION_ID_LABELS } from '@quire/model/relations/relation-labels';
import { RELATION_TYPES } from '@quire/model/relations/relation-types';
import type { Grant, Organization, PropertyValue, ScholarlyArticle } from 'schema-dts';

type Stated = Partial<Omit<ScholarlyArticle & object, '@type'>>;

/** A grant for each award, or for each funder that names none; as many as are of their form. */
export function fundingOf({ funders }: ArticleMetadata): Stated {
  const wrong = new Set(funderProblems(funders).map(({ place }) => place));
  const grants = funders
    .filter((_, place) => !wrong.has(place))
    .flatMap(({ name, ror, funderDoi, awards, grantDoi }): Grant[] => {
      const id = ror ?? (funderDoi && doiUrl(funderDoi));
      const funder: Organization = {
        '@type': 'Organization',
        name,
        ...(id ? { '@id': id, identifier: id } : {}),
      };
      const url = grantDoi && doiUrl(grantDoi);
      const grant = (identifier?: string, iri?: string): Grant => ({
        '@type': 'Grant',
        ...(iri ? { '@id': iri } : {}),
        ...(identifier ? { identifier } : {}),
        funder,
      });
      if (awards.length === 1) return [grant(awards[0], url)];
      return [
        ...awards.map((award) => grant(award)),
        ...(url || awards.length === 0 ? [grant(url, url)] : []),
      ];
    });
  return grants.length > 0 ? { funding: grants } : {};
}

/** Works elsewhere, by the properties that `RELATION_TYPES` names. */
export function relatedWorksOf({ relations }: ArticleMetadata): Readonly<Record<string, object[]>> {
  const stated = relations.filter(isRelationId).map((relation) => {
    const { type, idType, identifier, description } = relation;
    const { property, type: kind } = RELATION_TYPES[type].schemaOrg;
    const url = relationUrl(relation);
    const named: PropertyValue = {
      '@type': 'PropertyValue',
      propertyID: idType === 'uri' ? 'URL' : RELATION_ID_LABELS[idType],
      value: identifier,
    };
    return {
      property,
      work: {
        '@type': kind,
        ...(url ? { '@id': url, url } : {}),
        ...(description ? { name: description } : {}),
        identifier: named,
      },
    };
  });
  const byProperty = Map.groupBy(stated, ({ property }) => property);
  return Object.fromEntries(
    [...byProperty].map(([property, works]) => [property, works.map(({ work }) => work)]),
  );
}

/** The same description with further values: what has some already keeps them. */
export function withWorks(
  described: Readonly<Record<string, unknown>>,
  works: Readonly<Record<string, object[]>>,
): object {
  const asList = (value: unknown): unknown[] =>
    value === undefined ? [] : Array.isArray(value) ? value : [value];
  return {
    ...described,
    ...Object.fromEntries(
      Object.entries(works).map(([property, more]) => [
        property,
        [...asList(described[property]), ...more],
      ]),
    ),
  };
}
