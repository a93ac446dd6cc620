import type { z } from 'zod';
import type { FieldProblem } from '../../ui/form/error-summary.tsx';

/** The first problem of each field, in the order of the form. */
export function problemsOf(
  schema: z.ZodType,
  data: unknown,
  fields: readonly string[],
): readonly FieldProblem[] {
  const found = new Map<string, string>();
  for (const { path, message } of schema.safeParse(data).error?.issues ?? []) {
    const field = String(path[0]);
    if (!found.has(field)) found.set(field, message);
  }
  return fields.flatMap((field) => {
    const message = found.get(field);
    return message === undefined ? [] : [{ field, message }];
  });
}
