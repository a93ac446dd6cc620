import type { z } from 'zod';
import { PageError } from '../page-error.ts';

/**
 * A document as an entity: null stays null. A document that is not what it should be is our
 * failure, not the visitor's: `page/failed`, with the reason as its cause for the log.
 */
export function parseDocument<T>(schema: z.ZodType<T>, fields: unknown): T | null {
  if (fields === null) return null;
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new PageError('page/failed', {}, parsed.error);
}
