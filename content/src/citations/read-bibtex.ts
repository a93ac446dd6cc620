import { type CSL, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { problem } from '../report/problems.ts';

/** The type is forced: left to guess, the library would fetch a text that is an address. */
const OPTIONS = {
  forceType: '@biblatex/text',
  target: '@csl/list+object',
  maxChainLength: 10,
  strict: true,
  generateGraph: false,
};

/** Commands that the library leaves in a title: `\ensuremathΓ`, `\mathcal F`. */
const withoutCommands = (text: string) => text.replace(/\\[a-zA-Z]+\s?/g, '');

function parse(source: string): CSL[] {
  const items: CSL[] = plugins.input.chain(source, OPTIONS);
  for (const item of items) {
    for (const field of ['title', 'container-title', 'collection-title'] as const) {
      const value = item[field];
      if (typeof value === 'string') item[field] = withoutCommands(value);
    }
  }
  return items;
}

/** The entries of a file, cut where a line begins one: for files that do not parse as a whole. */
const cutEntries = (source: string) => source.split(/^(?=[ \t]*@[A-Za-z]+\s*[{(])/m);

/**
 * BibTeX to CSL-JSON. An entry that cannot be read is reported and left out; the others stay.
 * Never throws.
 */
export function readBibtex(source: string): { references: CSL[]; problems: ImportProblem[] } {
  const problems: ImportProblem[] = [];
  if (!/@[A-Za-z]+\s*[{(]/.test(source)) return { references: [], problems };
  try {
    return { references: parse(source), problems };
  } catch {
    // Below, entry by entry: one of them is broken.
  }
  let line = 1;
  const references = cutEntries(source).flatMap((entry) => {
    const at = line;
    line += entry.split('\n').length - 1;
    if (!/@[A-Za-z]+\s*[{(]/.test(entry) || /^\s*@(comment|preamble)/i.test(entry)) return [];
    try {
      return parse(entry);
    } catch {
      const key = /@[A-Za-z]+\s*[{(]\s*([^,\s]*)/.exec(entry)?.[1] ?? '';
      problems.push({ ...problem('warning', 'bibtex/entry', { key }), line: at });
      return [];
    }
  });
  return { references, problems };
}
