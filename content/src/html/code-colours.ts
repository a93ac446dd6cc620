/**
 * The colours of code, made on publishing: lowlight reads the program, and each piece of it is put into
 * one of five kinds, whose colours are in `article-parts.css`. Flat, so that a program of a thousand
 * brackets in brackets is no deeper than any other.
 */
import type { ElementContent, RootContent } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import fortran from 'highlight.js/lib/languages/fortran';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import julia from 'highlight.js/lib/languages/julia';
import latex from 'highlight.js/lib/languages/latex';
import matlab from 'highlight.js/lib/languages/matlab';
import perl from 'highlight.js/lib/languages/perl';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import rust from 'highlight.js/lib/languages/rust';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import type { Run } from '../run/run.ts';
import { hastElement, text } from '../tree/build.ts';

/** What papers are about, and no more: the Markdown editor's preview loads all of them. */
const lowlight = createLowlight({
  ...{ bash, c, cpp, css, diff, fortran, java, javascript, json, julia, latex, matlab, perl },
  ...{ python, r, rust, shell, sql, typescript, xml, yaml },
});
lowlight.registerAlias({ javascript: ['node'], python: ['python3', 'pycon'], r: ['rscript'] });

/** Letters of one program; longer ones are data. A grammar may take a second for as many, if made to. */
const LONGEST = 10_000;

const KINDS = ['keyword', 'name', 'string', 'number', 'comment'] as const;
type CodeKind = (typeof KINDS)[number];

/** The classes of the five kinds. */
export const CODE_CLASSES = KINDS.map((kind) => `code-${kind}`);

/** highlight.js's scopes (https://highlightjs.readthedocs.io/en/stable/css-classes-reference.html); others have no colour. */
const KIND_OF: Readonly<Record<string, CodeKind>> = {
  ...{ keyword: 'keyword', 'selector-tag': 'keyword', tag: 'keyword', section: 'keyword' },
  ...{ deletion: 'keyword', doctag: 'keyword' },
  ...{ title: 'name', built_in: 'name', type: 'name', attr: 'name', attribute: 'name' },
  ...{ variable: 'name', property: 'name', name: 'name' },
  ...{ string: 'string', regexp: 'string', addition: 'string', char: 'string' },
  ...{ number: 'number', literal: 'number', symbol: 'number', bullet: 'number', link: 'number' },
  ...{ comment: 'comment', quote: 'comment', meta: 'comment' },
};

interface Part {
  readonly kind: CodeKind | null;
  value: string;
}

function kindOf(classes: unknown, outer: CodeKind | null): CodeKind | null {
  const [first] = Array.isArray(classes) ? classes : [];
  const scope = typeof first === 'string' ? first.replace(/^hljs-/, '') : '';
  // What is put into a string is a program again.
  if (scope === 'subst') return null;
  return Object.hasOwn(KIND_OF, scope) ? (KIND_OF[scope] ?? null) : outer;
}

/** Parts that follow each other, each in its innermost kind. */
function partsOf(tree: readonly RootContent[]): Part[] {
  const parts: Part[] = [];
  const waiting = tree.map((node) => ({ node, kind: kindOf(null, null) })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, kind } = next;
    if (node.type === 'text') {
      const last = parts.at(-1);
      if (last && (last.kind === kind || node.value.trim() === '')) last.value += node.value;
      else parts.push({ kind, value: node.value });
    } else if (node.type === 'element') {
      const inner = kindOf(node.properties.className, kind);
      const children = node.children.map((child) => ({ node: child, kind: inner }));
      waiting.push(...children.reverse());
    }
  }
  return parts;
}

/**
 * A program with its parts told apart: text, and `span`s with one of {@link CODE_CLASSES}.
 *
 * @param language as the author calls it; in a language that is not known, code is plain text
 * @param run says how much of this text may still be coloured
 */
export function colouredCode(
  program: string,
  language: string,
  run: Pick<Run, 'codeLeft'>,
): ElementContent[] {
  const name = language.toLowerCase();
  const isShort = program.length <= Math.min(LONGEST, run.codeLeft);
  if (!isShort || !lowlight.registered(name)) return [text(program)];
  run.codeLeft -= program.length;
  return partsOf(lowlight.highlight(name, program).children).map(({ kind, value }) =>
    kind === null
      ? text(value)
      : hastElement('span', { className: [`code-${kind}`] }, [text(value)]),
  );
}
