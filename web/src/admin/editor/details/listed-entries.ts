/** The funders and related works of an article's form: as they are kept, and what is amiss in them. */
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { RELATION_ID_TYPES } from '@quire/model/entities/relation';
import { normaliseDoi } from '@quire/model/identifiers';
import { funderProblems } from '@quire/model/relations/funder-problems';
import { relationIdAsTyped } from '@quire/model/relations/relation-id';
import { relationProblems } from '@quire/model/relations/relation-problems';
import { rorAsTyped } from '@quire/model/typed-ids';
import type { FormProblem } from '../../kit/form/form-problems.ts';
import { isValues, type Values } from '../../kit/form/values.ts';

const changedBy = (value: unknown, change: (text: string) => string): unknown =>
  typeof value === 'string' ? change(value) : value;
const bareDoi = (text: string) => normaliseDoi(text) ?? text.trim();

/** Each field that is there, changed; a field that is not there stays away. */
const withFields = (item: Values, changes: Readonly<Record<string, (text: string) => string>>) => ({
  ...item,
  ...Object.fromEntries(
    Object.entries(changes).flatMap(([field, change]) =>
      field in item ? [[field, changedBy(item[field], change)]] : [],
    ),
  ),
});

const itemsOf = (list: unknown, change: (item: Values) => Values): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isValues(item) ? change(item) : item)) : list;

/** Identifiers are kept without the addresses with which they were pasted. */
export const withBareIds = (values: Values): Values => ({
  ...values,
  funders: itemsOf(values.funders, (funder) =>
    withFields(funder, { ror: rorAsTyped, funderDoi: bareDoi, grantDoi: bareDoi }),
  ),
  relations: itemsOf(values.relations, (relation) => {
    const idType = RELATION_ID_TYPES.find((each) => each === relation.idType);
    return idType
      ? withFields(relation, { identifier: (text) => relationIdAsTyped(idType, text) })
      : relation;
  }),
});

export function entryProblems(data: Values): FormProblem[] {
  const { funders, relations, doi } = ArticleMetadataSchema.parse(data);
  return [
    ...funderProblems(funders).map((each) => ({ list: 'funders', ...each })),
    ...relationProblems(relations, doi).map((each) => ({ list: 'relations', ...each })),
  ].map(({ list, place, part, message }) => ({ field: `${list}.${place}.${part}`, message }));
}
