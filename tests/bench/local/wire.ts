import type { Article, Note } from './articles.ts';

export const PROJECT = 'demo-bench';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;
export const ROOT = `${DATABASE}/documents`;

export const articleName = (id: string): string => `${ROOT}/articles/${id}`;

/** A value as Firestore's REST interface writes it. */
export function wireValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  if (typeof value === 'object' && value !== null)
    return { mapValue: { fields: wireFields(value) } };
  return { nullValue: 'NULL_VALUE' };
}

export const wireFields = (fields: object): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wireValue(value)]));

/** The write that sets an article or a note. */
export function setArticle({ id, ...fields }: Article): object {
  return { update: { name: articleName(id), fields: wireFields(fields) } };
}

export function setNote({ id, article, ...fields }: Note): object {
  return { update: { name: `${articleName(article)}/notes/${id}`, fields: wireFields(fields) } };
}

export const commitOf = (writes: readonly object[]): object => ({ database: DATABASE, writes });
