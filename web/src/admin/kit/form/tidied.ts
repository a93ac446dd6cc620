import { z } from 'zod';
import { isValues } from './values.ts';

/** The schema inside optional, default and nullable wrappers. */
function bareSchema(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly
  ) {
    return bareSchema(schema.unwrap());
  }
  return schema;
}

const isNothing = (value: unknown) => value === '' || value === null || value === undefined;

/** Whether a schema accepts undefined: then an empty field is left out. */
const mayBeAbsent = (schema: unknown): boolean =>
  schema instanceof z.ZodType && schema.safeParse(undefined).success;

/**
 * What was typed, as the schema needs it: empty optional fields are left out, also in objects and lists. Wrong values
 * are kept, for the schema to report.
 */
export function tidied(schema: unknown, value: unknown): unknown {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item: unknown) => tidied(bare.element, item));
  }
  if (!(bare instanceof z.ZodObject) || !isValues(value)) return value;
  const shape: Readonly<Record<string, unknown>> = bare.shape;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, tidied(shape[key], each)] as const)
      .filter(([key, each]) => !(isNothing(each) && mayBeAbsent(shape[key])))
      .filter(([, each]) => each !== undefined),
  );
}

/** The schema of a path in a record: `policies.data`, and of a list's items `chapters.title`. */
export function schemaAt(schema: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((from, key) => {
    const bare = bareSchema(from);
    const object = bare instanceof z.ZodArray ? bareSchema(bare.element) : bare;
    if (!(object instanceof z.ZodObject)) return undefined;
    const shape: Readonly<Record<string, unknown>> = object.shape;
    return /^\d+$/.test(key) ? object : shape[key];
  }, schema);
}
