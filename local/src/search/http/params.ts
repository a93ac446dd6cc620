import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { QueryParamsSchema } from '../settings/settings.ts';

const OfAddressSchema = z.looseObject({ params: z.string().optional() });

/**
 * The parameters of a query, from its own members and from `params`, where they stand as in an address.
 * Throws a 400 that names what is unknown or of a wrong kind.
 */
export function paramsOf(body: unknown): Record<string, unknown> {
  const { params, ...rest } = parsed(OfAddressSchema, body ?? {});
  const all = { ...(params !== undefined && fromAddress(params)), ...rest };
  return parsed(QueryParamsSchema, all);
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

/** In an address lists, numbers and truth values are JSON; all else is text. */
function fromAddress(params: string): Record<string, unknown> {
  const texts = ['query', 'filters', 'highlightPreTag', 'highlightPostTag', 'snippetEllipsisText'];
  const entries = [...new URLSearchParams(params)].map(([name, value]): [string, unknown] => {
    if (texts.includes(name) || !/^(\[.*\]|\{.*\}|-?\d+(\.\d+)?|true|false|null)$/s.test(value)) {
      return [name, LISTS.test(name) ? value.split(',').filter(Boolean) : value];
    }
    try {
      return [name, JSON.parse(value)];
    } catch {
      return [name, value];
    }
  });
  return Object.fromEntries(entries);
}

/** May be written with commas: `facets=journal,year`. */
const LISTS = /^(facets|attributesTo\w+|restrictSearchableAttributes|responseFields)$/;
