/** Funders and related works in a line each, for forms and overviews. */
import type { Funder } from '../entities/funder.ts';
import type { Relation } from '../entities/relation.ts';
import { RELATION_ID_LABELS, RELATION_LABELS } from './relation-labels.ts';

export const funderInWords = ({ name, ror, awards, grantDoi }: Funder): string =>
  [ror ? `${name} (${ror})` : name, ...awards, grantDoi].filter(Boolean).join(', ');

export const relationInWords = ({ type, idType, identifier, description }: Relation): string =>
  [RELATION_LABELS[type], `${RELATION_ID_LABELS[idType]} ${identifier}`, description]
    .filter(Boolean)
    .join(', ');
