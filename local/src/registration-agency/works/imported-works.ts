import { z } from 'zod';
import type { Registry } from '../store/registry.ts';

const WorkSchema = z.looseObject({
  DOI: z.string().regex(/^10\.\d{4,9}\/.+$/),
  title: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  URL: z.string().optional(),
  resource: z.object({ primary: z.object({ URL: z.string() }) }).optional(),
});

/**
 * Registers works of others, which nobody deposited here: a line each, in the form of api.crossref.org. Works that are
 * registered already stay as they are. Returns how many were added; throws where a line is none.
 */
export function importWorks(registry: Registry, lines: string, at: string): number {
  const works = lines.split('\n').filter((line) => line.trim());
  const read = works.map((line) => WorkSchema.parse(JSON.parse(line)));
  const added = read.filter(({ DOI }) => !registry.find(DOI));
  for (const work of added) {
    registry.register({
      ...{ doi: work.DOI, agency: 'crossref', login: '', state: 'findable', versions: [] },
      ...{ url: work.resource?.primary.URL ?? work.URL ?? '', metadata: work },
      ...{ createdAt: at, updatedAt: at },
    });
  }
  return added.length;
}
