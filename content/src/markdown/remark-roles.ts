/** MyST's roles within a line: `{ref}`…``, `{cite:t}`…``, `{sub}`…``; and bookdown's `\@ref(fig:x)`. */
import type { PhrasingContent, Root } from 'mdast';
import type { Position } from 'unist';
import { type Run, report } from '../run/run.ts';
import type { CrossRef } from '../syntax/nodes.ts';
import { eachPhrasing, joinTexts } from './each-phrasing.ts';
import { parsePhrasing } from './parse.ts';

type Place = Position | undefined;
type Role = (value: string, position: Place) => PhrasingContent[];

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** `label` or `words <label>`, where `%s` in the words is the number. */
const reference =
  (style: CrossRef['style']): Role =>
  (value, position) => {
    const [, words = '', named = ''] = /^([\s\S]*?)<([^<>]+)>$/.exec(value) ?? [];
    const label = (named || value).trim();
    const given = words.trim() ? { words: words.trim() } : {};
    return [{ type: 'crossRef', label, style, ...given, position }];
  };

/** `term` or `words <term>`. */
const term: Role = (value, position) => {
  const [, shown = '', named = ''] = /^([\s\S]*?)<([^<>]+)>$/.exec(value) ?? [];
  const children = parsePhrasing(shown.trim() || named || value, position?.start.line);
  return [{ type: 'termUse', term: named || value, target: null, children, position }];
};

const cited =
  (narrative: boolean): Role =>
  (value, position) => [
    {
      type: 'citation',
      narrative,
      position,
      items: value
        .split(/[,;]/)
        .map((key) => key.trim().replace(/^@/, ''))
        .filter(Boolean)
        .map((key) => ({
          key,
          form: narrative ? ('narrative' as const) : ('full' as const),
          prefix: [],
          suffix: [],
        })),
    },
  ];

const script =
  (kind: 'sub' | 'sup'): Role =>
  (value) => [{ type: 'script', kind, children: parsePhrasing(value) }];

const words: Role = (value, position) => parsePhrasing(value, position?.start.line);
const code: Role = (value) => [{ type: 'inlineCode', value }];

/** https://mystmd.org/guide/roles */
const ROLES: Readonly<Record<string, Role>> = {
  ref: reference('named'),
  numref: reference('named'),
  'prf:ref': reference('named'),
  'proof:ref': reference('named'),
  eq: reference('parenthesised'),
  cite: cited(false),
  'cite:p': cited(false),
  'cite:ps': cited(false),
  citep: cited(false),
  'cite:t': cited(true),
  'cite:ts': cited(true),
  citet: cited(true),
  doi: (value) => {
    const doi = value.trim().replace(/^https?:\/\/(dx\.)?doi\.org\//, '');
    return [{ type: 'link', url: `https://doi.org/${doi}`, children: [text(`doi:${doi}`)] }];
  },
  sub: script('sub'),
  subscript: script('sub'),
  sup: script('sup'),
  superscript: script('sup'),
  math: (value, position) => [{ type: 'inlineFormula', value, position }],
  abbr: words,
  term,
  underline: words,
  smallcaps: (value, position) => [
    { type: 'smallCaps', children: parsePhrasing(value, position?.start.line) },
  ],
  emphasis: (value) => [{ type: 'emphasis', children: parsePhrasing(value) }],
  strong: (value) => [{ type: 'strong', children: parsePhrasing(value) }],
  code,
  literal: code,
  kbd: code,
  file: code,
};

/** R Markdown's and Quarto's code within a line, of which the text would have the result. */
const RUNS = /^(r\s+[\w.]+[($[]|\{(r|python|julia|ojs)\}\s)/;

/** Replaces each role and what it is applied to. */
function readRoles(children: PhrasingContent[], run: Run): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of children) {
    const before = result.at(-1);
    const role = before?.type === 'text' ? /\{([a-z][\w:-]*)\}$/.exec(before.value) : null;
    if (node.type === 'inlineCode' && RUNS.test(node.value)) {
      report(run, 'warning', 'code/inline', { code: node.value }, node.position?.start.line);
    }
    if (node.type !== 'inlineCode' || before?.type !== 'text' || !role) {
      result.push(node);
      continue;
    }
    const name = role[1] ?? '';
    const make = ROLES[name];
    if (make) {
      before.value = before.value.slice(0, role.index);
      result.push(...make(node.value, node.position));
      continue;
    }
    report(run, 'warning', 'role/unknown', { role: `{${name}}` }, node.position?.start.line);
    result.push(node);
  }
  return result;
}

const BOOKDOWN = /@ref\(([\w:.-]+)\)/;

/** `\@ref(fig:x)`, of which the backslash has gone (https://bookdown.org/yihui/bookdown/cross-references.html). */
function readBookdown(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text' || !BOOKDOWN.test(node.value)) return [node];
  const { position } = node;
  // Every other part is a label.
  return node.value
    .split(BOOKDOWN)
    .map((part, at) =>
      at % 2 === 0 ? text(part) : { type: 'crossRef', label: part, style: 'number', position },
    );
}

/** Reads the roles of every run of text. */
export function roles(tree: Root, run: Run): void {
  eachPhrasing(tree, (children) =>
    joinTexts(readRoles(joinTexts(children), run).flatMap(readBookdown)),
  );
}
