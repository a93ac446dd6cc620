/** Works elsewhere that belong to an article, in JATS. */
import type { Relation } from '@quire/model/entities/relation';
import { isRelationId, relationUrl } from '@quire/model/relations/relation-id';
import { RELATION_TYPES } from '@quire/model/relations/relation-types';
import { type XmlPiece, xmlElement } from './xml-element.ts';

function relatedWork({ type, idType, identifier, description }: Relation): XmlPiece {
  const { element, type: name } = RELATION_TYPES[type].jats;
  if (element === 'related-article')
    return xmlElement(
      element,
      { 'related-article-type': name, 'ext-link-type': idType, 'xlink:href': identifier },
      description,
    );
  return xmlElement(
    element,
    {
      'content-type': name,
      'object-type': name,
      'object-id': identifier,
      'object-id-type': idType,
      'xlink:href': relationUrl({ idType, identifier }) ?? undefined,
    },
    description,
  );
}

export const jatsRelations = (relations: readonly Relation[]): XmlPiece[] =>
  relations.filter(isRelationId).map(relatedWork);
