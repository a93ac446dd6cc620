import { z } from 'zod';
import { invalid } from '../../values/errors.ts';
import { parseResourceName } from '../../values/names/resource-name.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';

/** Parses a request at the border; INVALID_ARGUMENT names what is wrong with it. */
export function parseRequest<T extends z.ZodType>(schema: T, request: unknown): z.infer<T> {
  const parsed = schema.safeParse(request ?? {});
  if (!parsed.success) throw invalid(`Malformed request: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The database a resource name belongs to. */
export function databaseOf(store: Store, name: string): Database {
  const { project, database } = parseResourceName(name);
  return store.database(project, database);
}
