/** The statements as fields of schemas and rules. */
import { type ManuscriptStatement, STATEMENTS } from './article-statements.ts';

export const STATEMENT_MAX_CHARACTERS = 3_000;

export const MANUSCRIPT_STATEMENTS: readonly ManuscriptStatement[] = Object.values(
  STATEMENTS,
).flatMap((row) => ('manuscript' in row ? [row.manuscript] : []));

/** A field of a schema for each name. */
export const fieldsNamed = <Name extends string, Field>(names: readonly Name[], field: Field) =>
  // Its keys are `names` and no others.
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
