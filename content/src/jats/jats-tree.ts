/** The body of a JATS article as a tree of HTML, with formulas, figures and citations as Markdown. */

import type { Element } from '@xmldom/xmldom';
import type { ElementContent, Element as HtmlElement } from 'hast';
import { htmlElement, plain } from '../convert/html-nodes.ts';
import { foreignWords, verbatim, verbatimBlock } from '../convert/verbatim.ts';
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  childrenOf,
  isXmlElement,
  tagNameOf,
  wordsOf,
} from '../convert/xml.ts';
import { languageAttributes, type PassageLanguage } from '../syntax/passage-language.ts';
import type { JatsContext } from './jats-context.ts';
import { captionOf, jatsFigure, pictureIn } from './jats-figure.ts';
import { displayedFormula, inlineFormula } from './jats-formula.ts';
import { foreignLanguageOf } from './jats-language.ts';
import { jatsTheorem } from './jats-theorem.ts';
import { ownLabel } from './own-label.ts';
import { placeInJats } from './place-in-jats.ts';

const TAGS: Readonly<Record<string, string>> = {
  italic: 'em',
  bold: 'strong',
  sub: 'sub',
  sup: 'sup',
  monospace: 'code',
  strike: 'del',
  p: 'p',
  'list-item': 'li',
  'disp-quote': 'blockquote',
  preformat: 'pre',
  break: 'br',
  'def-list': 'ul',
  'def-item': 'li',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tbody',
  tr: 'tr',
  td: 'td',
  th: 'th',
};
const SILENT = new Set([
  'label',
  'title',
  'object-id',
  'permissions',
  'attrib',
  'table-wrap-foot',
  'col',
  'colgroup',
  'sec-meta',
  'alt-text',
  'graphic',
  'media',
]);

function tableWrap(element: Element, context: JatsContext): ElementContent[] {
  const tables = allNamed(element, 'table');
  const caption = captionOf(element, context);
  const label = context.labels.get(attribute(element, 'id'));
  const name = wordsOf(childNamed(element, 'label'));
  const foot = childNamed(element, 'table-wrap-foot');
  const below = foot
    ? footParts(foot).map((part) => htmlElement('p', children(part, context, 2)))
    : [];
  if (tables.length === 0) {
    const hasPicture = pictureIn(element) !== '';
    context.report.warn(
      'jats/table',
      { table: name, kind: hasPicture ? 'picture' : 'empty' },
      undefined,
      caption.slice(0, 120),
    );
    if (hasPicture) return [...jatsFigure(element, context), ...below];
  }
  if (
    allNamed(element, 'td').some(
      (cell) => Number(attribute(cell, 'rowspan') || attribute(cell, 'colspan')) > 1,
    )
  ) {
    context.report.note(
      'jats/table',
      { table: name, kind: 'merged' },
      undefined,
      caption.slice(0, 120),
    );
  }
  const isNumbered = Boolean(caption || label) && tables.length > 0;
  const own = isNumbered ? ownLabel(context, 'Table', wordsOf(childNamed(element, 'label'))) : '';
  const attributes = [
    ...(label ? [`#${label}`] : []),
    ...(own ? [`label="${own.replace(/["{}]/g, '’')}"`] : []),
  ].join(' ');
  return [
    ...(caption || label
      ? [verbatimBlock(`Table: ${caption}${attributes ? ` {${attributes}}` : ''}`)]
      : []),
    ...tables.flatMap((table) => convert(table, context, 3)),
    ...below,
  ];
}

/** The notes below a table, each a paragraph. */
function footParts(foot: Element): Element[] {
  const parts = allNamed(foot, 'p');
  return parts.length > 0 ? parts : wordsOf(foot) ? [foot] : [];
}

/** A citation in the form that its words have: “Holt (2020)”, “(2020)”, or all in parentheses. */
function citation(keys: readonly string[], words: string): string {
  const [key] = keys;
  if (keys.length === 1 && /\p{L}.*\(\d{4}[a-z]?\)$/u.test(words)) return `@${key}`;
  if (keys.length === 1 && /^\(?(1[5-9]|20)\d\d[a-z]?\)?$/.test(words)) return `[-@${key}]`;
  return `[${keys.map((each) => `@${each}`).join('; ')}]`;
}

function reference(element: Element, context: JatsContext): ElementContent[] {
  const ids = attribute(element, 'rid').split(/\s+/).filter(Boolean);
  const keys = ids.flatMap((id) => context.keys.get(id) ?? []);
  if (keys.length > 0) return [verbatim(citation(keys, wordsOf(element)))];
  const note = context.notes.get(ids[0] ?? '');
  if (note) return convert(note, context, 2);
  const label = context.labels.get(ids[0] ?? '');
  // “Fig 2B”: the letter stays.
  const words = /\d([A-Za-z](?:[,–-]\s*[A-Za-z])*)$/.exec(wordsOf(element))?.[1] ?? '';
  // The letter stays with the number, “Figure 1F”, unless the label itself ends with it.
  const own = (context.stated.get(ids[0] ?? '') ?? '').replace(/[^\w]+$/, '');
  const part = own.endsWith(words) ? '' : words;
  if (label) return [verbatim(part ? `@{${label}}${part}` : `@${label}`)];
  return children(element, context, 2);
}

function section(element: Element, context: JatsContext, level: number): ElementContent[] {
  const title = childNamed(element, 'title');
  const heading = title
    ? [htmlElement(`h${Math.min(level, 6)}`, children(title, context, level))]
    : [];
  const rest = childrenOf(element).filter((child) => child !== title);
  return [...heading, ...rest.flatMap((child) => convert(child, context, level + 1))];
}

function list(element: Element, context: JatsContext, level: number): ElementContent[] {
  const isOrdered = /order|alpha|roman/.test(attribute(element, 'list-type'));
  return [
    htmlElement(
      isOrdered ? 'ol' : 'ul',
      childrenNamed(element, 'list-item').flatMap((item) => convert(item, context, level)),
    ),
  ];
}

type Convert = (element: Element, context: JatsContext, level: number) => ElementContent[];
const FORMS: Readonly<Record<string, Convert>> = {
  sec: section,
  list,
  fig: jatsFigure,
  'table-wrap': tableWrap,
  statement: (element, context, level) => {
    const inner = childrenOf(element)
      .filter((child) => tagNameOf(child) !== 'title')
      .flatMap((child) => convert(child, context, level));
    return jatsTheorem(element, inner, context) ?? children(element, context, level);
  },
  'disp-formula': displayedFormula,
  'inline-formula': inlineFormula,
  xref: reference,
  'ext-link': (element, context, level) => [
    htmlElement('a', children(element, context, level), {
      href: attribute(element, 'href') || wordsOf(element),
    }),
  ],
  uri: (element, context, level) => [
    htmlElement('a', children(element, context, level), {
      href: attribute(element, 'href') || wordsOf(element),
    }),
  ],
  email: (element, context, level) => [
    htmlElement('a', children(element, context, level), { href: `mailto:${wordsOf(element)}` }),
  ],
  fn: (element, context) => [
    verbatim(`^[${childrenNamed(element, 'p').map(context.inline).join(' ')}]`),
  ],
  code: (element) => {
    const language = attribute(element, 'language');
    const named = language ? { className: [`language-${language}`] } : {};
    return [htmlElement('pre', [htmlElement('code', [plain(element.textContent ?? '')], named)])];
  },
  'inline-graphic': (element, context) => {
    context.report.warn('jats/picture', {}, undefined, placeInJats(element));
    const file = pictureIn(element);
    return file ? [verbatim(`![](figures/${encodeURI(file)})`)] : [];
  },
  'supplementary-material': (element, context) => {
    context.report.note('jats/supplement', { name: wordsOf(childNamed(element, 'label')) });
    return [
      htmlElement('p', [
        htmlElement('strong', [plain(wordsOf(childNamed(element, 'label')))]),
        verbatim(` ${captionOf(element, context)}`),
      ]),
    ];
  },
};

function convert(element: Element, context: JatsContext, level: number): ElementContent[] {
  const name = tagNameOf(element);
  const form = FORMS[name];
  if (form) return form(element, context, level);
  if (SILENT.has(name)) return [];
  const tag = TAGS[name];
  const inner = children(element, context, level);
  // What is in a paragraph as a separate block (a figure, a formula) ends it and begins another.
  if (tag === 'p') return splitParagraph(inner);
  return tag
    ? [htmlElement(tag, inner, name === 'td' || name === 'th' ? alignOf(element) : {})]
    : inner;
}

const alignOf = (cell: Element): HtmlElement['properties'] => {
  const align = attribute(cell, 'align');
  const span = Number(attribute(cell, 'colspan'));
  return {
    ...(/^(left|right|center)$/.test(align) ? { align } : {}),
    ...(span > 1 ? { colSpan: span } : {}),
  };
};

const isBlock = (node: ElementContent) =>
  node.type === 'element' && /^(div|ul|ol|table|blockquote|pre|p|h\d)$/.test(node.tagName);

function splitParagraph(nodes: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let open: ElementContent[] = [];
  const close = () => {
    if (open.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      made.push(htmlElement('p', open));
    open = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      close();
      made.push(node);
    } else open.push(node);
  }
  close();
  return made;
}

/** Text in another language, between the brackets or the fences that say so. */
function inLanguage(nodes: ElementContent[], language: PassageLanguage): ElementContent[] {
  if (nodes.length === 0) return nodes;
  if (nodes.some(isBlock)) {
    const opening = verbatimBlock(`::: {${languageAttributes(language)}}`);
    return [opening, ...nodes, verbatimBlock(':::')];
  }
  return [foreignWords(nodes, language)];
}

function children(element: Element, context: JatsContext, level: number): ElementContent[] {
  const language = foreignLanguageOf(element);
  const made = contentOf(element, context, level);
  // A cell holds no fences.
  const isCell = /^t[dh]$/.test(tagNameOf(element));
  return language && !(isCell && made.some(isBlock)) ? inLanguage(made, language) : made;
}

function contentOf(element: Element, context: JatsContext, level: number): ElementContent[] {
  return [...element.childNodes].flatMap((child): ElementContent[] => {
    if (isXmlElement(child)) return convert(child, context, level);
    const isText = child.nodeType === 3 || child.nodeType === 4;
    return isText ? [plain((child.nodeValue ?? '').replace(/\s+/g, ' '))] : [];
  });
}

/** Everything below an element. Sections begin at the given level of heading. */
export function jatsTree(element: Element, context: JatsContext, level = 1): ElementContent[] {
  return tagNameOf(element) === 'body' || tagNameOf(element) === 'back'
    ? childrenOf(element).flatMap((child) => convert(child, context, level))
    : children(element, context, level);
}
