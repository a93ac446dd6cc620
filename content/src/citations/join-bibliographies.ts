import type { Report } from '../report/problems.ts';
import { isCsl } from './read-csl.ts';

const listOf = (source: string): unknown[] => {
  try {
    const data: unknown = JSON.parse(source);
    return Array.isArray(data) ? data : [data];
  } catch {
    return [];
  }
};

/** Several files as one: BibTeX after BibTeX, CSL-JSON in one list. Of both kinds BibTeX is kept. */
export function joinBibliographies(texts: readonly string[], report: Report): string {
  const csl = texts.filter(isCsl);
  const bibtex = texts.filter((text) => !isCsl(text));
  if (csl.length > 0 && bibtex.some((text) => text.trim() !== '')) {
    report.warn('bibliography/mixed', {});
    return bibtex.join('\n');
  }
  if (csl.length < 2) return csl[0] ?? bibtex.join('\n');
  return JSON.stringify(csl.flatMap(listOf));
}
