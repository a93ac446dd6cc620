import { openLibrary } from '@quire/content/citations/library';
import { isCsl } from '@quire/content/citations/read-csl';
import { z } from 'zod';
import type { WorkerTask } from './messages.ts';

const KEY = /@(\w+)\s*[{(]\s*([^\s,{}()"]+)\s*,/g;
const NO_ENTRY = /^(comment|string|preamble)$/i;
const WorksSchema = z.array(z.object({ id: z.union([z.string(), z.number()]).transform(String) }));

function keysOf(bibliography: string): string[] {
  if (!isCsl(bibliography)) {
    return [...bibliography.matchAll(KEY)].flatMap(([, type = '', key = '']) =>
      NO_ENTRY.test(type) ? [] : [key],
    );
  }
  try {
    const data: unknown = JSON.parse(bibliography);
    const works = WorksSchema.safeParse(Array.isArray(data) ? data : [data]);
    return works.success ? works.data.map(({ id }) => id) : [];
  } catch {
    return [];
  }
}

/** The works of a bibliography that can be cited, in its order: `holt2021`, `Holt et al., 2021`. */
export function listWorks(bibliography: string): WorkerTask[] {
  const library = openLibrary(bibliography);
  const keys = [...new Set(keysOf(bibliography).flatMap((key) => library.find(key) ?? []))];
  const { names } = library.cite(keys);
  return keys.map((key) => ({ key, label: names.get(key)?.full ?? '' }));
}
