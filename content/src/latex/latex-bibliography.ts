/** The works that a LaTeX text cites: BibTeX files, or the list that is typed or made (`.bbl`). */
import { joinBibliographies } from '../citations/join-bibliographies.ts';
import { readCsl } from '../citations/read-csl.ts';
import { writeBibtex } from '../citations/write-bibtex.ts';
import { readReference } from '../docx/read-reference.ts';
import type { Report } from '../report/problems.ts';
import { type LatexContext, sourceOf } from './latex-context.ts';
import { plainText } from './latex-inline.ts';
import { environmentName, lastArgument, type TexNode } from './parse-latex.ts';

/** Every environment of a name below the nodes. */
export function environmentsNamed(nodes: readonly TexNode[], name: RegExp): TexNode[][] {
  return nodes.flatMap((node): TexNode[][] => {
    if (node.type === 'environment' && name.test(environmentName(node))) return [node.content];
    if (node.type === 'environment' || node.type === 'group')
      return environmentsNamed(node.content, name);
    return [];
  });
}

/** A list of references as it is typed: each entry is taken apart where that can be done. */
export function typedReferences(nodes: readonly TexNode[], context: LatexContext): string {
  const lists = environmentsNamed(nodes, /^(thebibliography|references)$/);
  const entries: { key: string; content: TexNode[] }[] = [];
  for (const node of lists.flat()) {
    if (node.type === 'macro' && /^(bibitem|reference)$/.test(node.content))
      entries.push({ key: sourceOf(context, lastArgument(node)).trim(), content: [] });
    else entries.at(-1)?.content.push(node);
  }
  if (entries.length === 0) return '';
  const read = entries.map(({ key, content }) => ({
    key,
    ...readReference(plainText(context.inline(content))),
  }));
  const whole = read.filter(({ isWhole }) => isWhole).length;
  context.report.note('latex/references', { count: read.length, whole });
  const works = read.map(({ key, work }) => ({ ...work, id: key }));
  return `${writeBibtex(readCsl(JSON.stringify(works)).references)}\n`;
}

/** The BibTeX files that a text names, as one; empty where it names none, or they are missing. */
export function bibtexFiles(
  names: readonly string[],
  open: (name: string) => string | null,
  report: Report,
): string {
  const texts = [...new Set(names)].flatMap((name) => {
    const text = open(name);
    if (text === null) report.warn('latex/bibliography', { name });
    return text === null ? [] : [text];
  });
  return joinBibliographies(texts, report);
}
