/** Citations of natbib and biblatex in the way of Pandoc: `[see @key, p. 3]`, `@key`. */
import type { PhrasingContent } from 'mdast';
import { asIs, type LatexContext, sourceOf } from './latex-context.ts';
import { argumentOf, lastArgument, type TexMacro } from './parse-latex.ts';

const NARRATIVE =
  /^(citet|Citet|textcite|Textcite|citealt|citeA|citeasnoun|Cite|shortciteA|newcite)$/;
const YEAR = /^cite(year|yearpar)$/;
const AUTHOR = /^[cC]iteauthor$/;

/** A key as our citations have it: in braces where it has signs that would end it. */
const written = (key: string): string =>
  /^[\p{L}\p{N}_]([\p{L}\p{N}_]|[:.#+/&-](?=[\p{L}\p{N}_]))*$/u.test(key) ? `@${key}` : `@{${key}}`;

/** Who the works are by, by their keys, where the bibliography says it. */
export type Names = ReadonlyMap<string, string>;

/** A citation; its notes stand before the first work and behind the last. */
export function latexCitation(
  node: TexMacro,
  context: LatexContext,
  names: Names,
): PhrasingContent[] {
  const keys = sourceOf(context, lastArgument(node))
    .split(',')
    .map((key) => key.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (keys.length === 0) return [];
  const [first, second] = [argumentOf(node, 1), argumentOf(node, 2)];
  // A single note follows; of two, the first precedes.
  const note = (nodes: typeof first) => (nodes ? context.markdown(nodes) : '');
  const [before, after] = second ? [note(first), note(second)] : ['', note(first)];
  if (AUTHOR.test(node.content) && keys.every((key) => names.has(key)))
    return [{ type: 'text', value: keys.map((key) => names.get(key)).join('; ') }];
  if (NARRATIVE.test(node.content)) {
    const works = keys.map(written).join('; ');
    return [asIs(`${before ? `${before} ` : ''}${works}${after ? ` [${after}]` : ''}`)];
  }
  const sign = YEAR.test(node.content) ? '-' : '';
  const works = keys.map((key) => `${sign}${written(key)}`).join('; ');
  return [asIs(`[${before ? `${before} ` : ''}${works}${after ? `, ${after}` : ''}]`)];
}
