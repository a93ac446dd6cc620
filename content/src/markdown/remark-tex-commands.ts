/** LaTeX commands in running text: references, citations, type styles, characters. */
import type { PhrasingContent, Root } from 'mdast';
import { type Run, report } from '../run/run.ts';
import { safeUrl } from '../run/safe-url.ts';
import type { Citation, CiteItem, TexCommand } from '../syntax/nodes.ts';
import { renderFormula } from '../tex/render-formula.ts';
import { isSiunitx } from '../tex/siunitx.ts';
import { LAYOUT, STYLES, SYMBOLS } from '../tex/text-commands.ts';
import { eachPhrasing, joinTexts } from './each-phrasing.ts';
import { parsePhrasing } from './parse.ts';

const REFERENCES: Readonly<Record<string, 'number' | 'named' | 'parenthesised'>> = {
  ref: 'number',
  pageref: 'number',
  autoref: 'named',
  cref: 'named',
  Cref: 'named',
  nameref: 'named',
  eqref: 'parenthesised',
};
const CITE = /^(cite|citep|citealp|parencite|autocite|citet|textcite|citealt|citeauthor|citeyear)$/;

const split = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function references(
  node: TexCommand,
  style: 'number' | 'named' | 'parenthesised',
): PhrasingContent[] {
  return split(node.args[0] ?? '').flatMap((label, index): PhrasingContent[] => {
    const reference: PhrasingContent = { type: 'crossRef', label, style, position: node.position };
    return index === 0 ? [reference] : [{ type: 'text', value: ', ' }, reference];
  });
}

/** `\citep[see][p. 3]{key}`: of two notes the first precedes the works; a single one follows them. */
function notesOf({ value, position }: TexCommand): [PhrasingContent[], PhrasingContent[]] {
  const given = /^\\[A-Za-z]+\*?(?:\[([^\]]*)\])?(?:\[([^\]]*)\])?/.exec(value);
  const [, first = '', second] = given ?? [];
  const [before, after] = second === undefined ? ['', first] : [first, second];
  const words = (note: string) => parsePhrasing(note.trim(), position?.start.line);
  const text = (signs: string): PhrasingContent => ({ type: 'text', value: signs });
  return [
    before.trim() === '' ? [] : [...words(before), text(' ')],
    after.trim() === '' ? [] : [text(', '), ...words(after)],
  ];
}

function citation(node: TexCommand): Citation {
  const narrative = /^(citet|textcite)$/.test(node.name);
  const form = narrative ? 'narrative' : 'full';
  const items = split(node.args[0] ?? '').map(
    (key): CiteItem => ({ key, form, prefix: [], suffix: [] }),
  );
  const [before, after] = notesOf(node);
  items[0]?.prefix.push(...before);
  items.at(-1)?.suffix.push(...after);
  return { type: 'citation', narrative, position: node.position, items };
}

function styled(node: TexCommand, style: (typeof STYLES)[string]): PhrasingContent[] {
  if (node.name === 'verb') return [{ type: 'inlineCode', value: node.args[0] ?? '' }];
  const source = (node.args[0] ?? '').replace(/\{\}/g, '');
  if (style === 'code') {
    return [{ type: 'inlineCode', value: source.replace(/\\([_&%#$])/g, '$1') }];
  }
  const children = parsePhrasing(source, node.position?.start.line);
  if (style === 'plain') return children;
  if (style === 'sub' || style === 'sup') return [{ type: 'script', kind: style, children }];
  return [{ type: style, children }];
}

function link(node: TexCommand): PhrasingContent[] {
  const [first = '', text = first] = node.args;
  const url = safeUrl(first.replace(/\\([_&%#$~])/g, '$1'));
  const children =
    node.name === 'url' ? [{ type: 'text' as const, value: first }] : parsePhrasing(text);
  return url ? [{ type: 'link', url, children }] : children;
}

/** `\newcommand{\R}{…}` in the text defines a macro for its formulas. */
function define(node: TexCommand, run: Run): boolean {
  const [name, body] = node.args;
  if (!/^(re)?newcommand$|^def$|^DeclareMathOperator$/.test(node.name) || !body) return false;
  if (!name || !/^\\[A-Za-z]+$/.test(name)) return node.name === 'renewcommand';
  const meaning = node.name === 'DeclareMathOperator' ? `\\operatorname{${body}}` : body;
  run.macros = { ...run.macros, [name]: meaning };
  return true;
}

function unknown(node: TexCommand, run: Run): PhrasingContent[] {
  const line = node.position?.start.line;
  if (node.name.length > 1 && renderFormula(node.value, false, run.macros).ok) {
    report(run, 'note', 'tex/math-in-text', { source: node.value }, line);
    return [{ type: 'inlineFormula', value: node.value, position: node.position }];
  }
  if (node.args.length === 0) return [{ type: 'text', value: node.value }];
  report(run, 'warning', 'tex/command', { name: `\\${node.name}` }, line);
  return [{ type: 'unreadable', value: node.value, position: node.position }];
}

function replacement(node: TexCommand, run: Run): PhrasingContent[] {
  const { name, args } = node;
  const symbol = SYMBOLS[name];
  if (symbol !== undefined) return [{ type: 'text', value: symbol }];
  const style = STYLES[name];
  if (style && args.length > 0) return resolve(styled(node, style), run);
  if (isSiunitx(name) && args.length > 0) {
    return [{ type: 'inlineFormula', value: node.value, position: node.position }];
  }
  const reference = REFERENCES[name];
  if (reference) return references(node, reference);
  if (CITE.test(name)) return [citation(node)];
  if (name === 'url' || name === 'href') return resolve(link(node), run);
  if (name === 'footnote') return resolve(note(node), run);
  if (name === 'label') return [];
  if (define(node, run)) return [];
  if (name === 'newline' || name === 'linebreak') return [{ type: 'break' }];
  if (LAYOUT.has(name)) {
    const line = node.position?.start.line;
    report(run, 'note', 'tex/layout', { name: `\\${name}` }, line);
    return [];
  }
  return unknown(node, run);
}

/** As `^[…]`, which the step for notes reads. */
function note(node: TexCommand): PhrasingContent[] {
  const children = parsePhrasing(node.args[0] ?? '', node.position?.start.line);
  return [
    { type: 'scriptMarker', value: '^' },
    { type: 'text', value: '[' },
    ...children,
    { type: 'text', value: ']' },
  ];
}

function resolve(children: PhrasingContent[], run: Run): PhrasingContent[] {
  for (const child of children) eachPhrasing(child, (nodes) => resolve(nodes, run));
  return joinTexts(
    children.flatMap((node) => (node.type === 'texCommand' ? replacement(node, run) : [node])),
  );
}

/** Replaces every command, also those in the arguments of others. */
export function texCommands(tree: Root, run: Run): void {
  eachPhrasing(tree, (children) => {
    if (!children.some((child) => child.type === 'texCommand')) return children;
    return joinTexts(
      children.flatMap((node) => (node.type === 'texCommand' ? replacement(node, run) : [node])),
    );
  });
}
