import { z } from 'zod';
import {
  StoredValueSchema,
  storedFields,
  type WireValue,
  WireValueSchema,
  wireFields,
} from './stored-value.ts';

const WireDocumentSchema = z.object({
  name: z.string(),
  fields: z.record(z.string(), WireValueSchema),
});
export type WireDocument = z.infer<typeof WireDocumentSchema>;

/** An answer of a query: the moment that it is of, and a document, if one was found. */
export const QueryAnswerSchema = z.object({
  document: WireDocumentSchema.nullish(),
  readTime: z.object({ seconds: z.string(), nanos: z.number() }),
});
export type ReadTime = z.infer<typeof QueryAnswerSchema>['readTime'];

const LineSchema = z.object({
  path: z.string(),
  fields: z.record(z.string(), StoredValueSchema),
});

/** A document as a line of JSON, the same wherever it is: with its path in the database and its fields in order. */
export function documentLine(document: WireDocument, root: string): string {
  const path = document.name.slice(root.length + 1);
  return JSON.stringify({ path, fields: storedFields(document.fields, root) });
}

/** The document of a line, for the database whose documents begin at `root`. Throws where the line is none. */
export function documentOfLine(
  line: string,
  root: string,
): { name: string; fields: Record<string, WireValue> } {
  const { path, fields } = LineSchema.parse(JSON.parse(line));
  return { name: `${root}/${path}`, fields: wireFields(fields, root) };
}

/** The collection of a document's path, without ids: `submissions/reviews`. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');
