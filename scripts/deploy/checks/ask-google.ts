import type { z } from 'zod';
import type { GoogleRequest } from '../monitoring/apply-monitoring.ts';
import { GoogleRefused } from '../monitoring/google-request.ts';

/** Reads one thing of an API. Null where there is none; rejects with `GoogleRefused` for every other refusal. */
export async function readIfThere<Schema extends z.ZodType>(
  google: GoogleRequest,
  url: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    return schema.parse(await google('GET', url));
  } catch (error) {
    if (error instanceof GoogleRefused && error.status === 404) return null;
    throw error;
  }
}
