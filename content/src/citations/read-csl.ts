import { type CSL, plugins } from '@citation-js/core';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { z } from 'zod';
import { problem } from '../report/problems.ts';

const words = z.union([z.string(), z.number()]).transform(String);
const NameSchema = z.object({
  family: words.optional(),
  given: words.optional(),
  literal: words.optional(),
  suffix: words.optional(),
  'dropping-particle': words.optional(),
  'non-dropping-particle': words.optional(),
});
const DateSchema = z.object({
  'date-parts': z.array(z.array(z.union([z.string(), z.number()])).min(1)).optional(),
  literal: words.optional(),
  raw: words.optional(),
});

const NAMES = ['author', 'editor', 'translator', 'container-author', 'collection-editor'];
const DATES = ['issued', 'accessed', 'event-date', 'original-date'];

/** A work with the fields that have the form CSL gives them; others are left out. */
const WorkSchema = z
  .looseObject({ id: words, type: z.string().default('document') })
  .transform(({ id, type, ...fields }): object => {
    const known = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
      const form = NAMES.includes(name)
        ? z.array(NameSchema)
        : DATES.includes(name)
          ? DateSchema
          : words;
      const read = form.safeParse(value);
      return read.success ? [[name, read.data]] : [];
    });
    return { id, type, ...Object.fromEntries(known) };
  });

/** The type is forced: left to guess, the library would fetch what looks like an address. */
const OPTIONS = {
  forceType: '@csl/list+object',
  target: '@csl/list+object',
  maxChainLength: 10,
  strict: true,
  generateGraph: false,
};

/** Whether a bibliography is meant as CSL-JSON: BibTeX begins with neither sign. */
export const isCsl = (source: string): boolean => /^\s*[[{]/.test(source);

/** A list of works, a single work, or the wrapper of Zotero and Better BibTeX. */
function listOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  const boxed = z.object({ items: z.array(z.unknown()) }).safeParse(data);
  return boxed.success ? boxed.data.items : [data];
}

/**
 * CSL-JSON (https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html) to works. One that
 * cannot be read is reported and left out; the others stay. Never throws.
 */
export function readCsl(source: string): { references: CSL[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    problems.push(problem('warning', 'csl/not-json', {}));
    return { references: [], problems };
  }
  const references = listOf(data).flatMap((item, index): CSL[] => {
    const read = WorkSchema.safeParse(item);
    try {
      if (read.success) return plugins.input.chain([read.data], OPTIONS);
    } catch {
      // Reported below.
    }
    problems.push(problem('warning', 'csl/entry', { number: index + 1 }));
    return [];
  });
  return { references, problems };
}
