import { z } from 'zod';
import { ApiError } from '../records/api-error.ts';
import { QueryParamsSchema } from '../settings/settings.ts';

const OfAddressSchema = z.looseObject({ params: z.string().optional() });

/**
 * The parameters of a query, from its own members and from `params`, where they stand as in an address.
 * Throws a 400 that names what is unknown or of a wrong kind.
 */
export function paramsOf(body: unknown): Record<string, unknown> {
  const { params = '', ...rest } = parsed(OfAddressSchema, body);
  return parsed(QueryParamsSchema, { ...fromAddress(params), ...rest });
}

/** Checks something that was sent. Throws a 400 in words as Algolia's. */
export function parsed<T>(schema: z.ZodType<T>, sent: unknown): T {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw new ApiError(400, `Unknown parameter: ${issue.keys.join(', ')}`);
  }
  const where = issue?.path.join('.') ?? '';
  throw new ApiError(400, `Invalid value for "${where}" parameter: ${issue?.message}`);
}

const TEXTS = ['query', 'filters', 'highlightPreTag', 'highlightPostTag', 'snippetEllipsisText'];

/** In an address lists, numbers and truth values are JSON; all else is text. */
function fromAddress(params: string): Record<string, unknown> {
  const entries = Array.from(new URLSearchParams(params), ([name, value]): [string, unknown] => {
    if (TEXTS.includes(name) || !/^(\[.*\]|-?\d+(\.\d+)?|true|false)$/s.test(value)) {
      return [name, value];
    }
    try {
      return [name, JSON.parse(value)];
    } catch {
      return [name, value];
    }
  });
  return Object.fromEntries(entries);
}
