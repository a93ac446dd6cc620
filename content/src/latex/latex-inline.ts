/** Running text: words with their marks, formulas, citations, references, notes. */
import type { Html, PhrasingContent } from 'mdast';
import { languageAttributes, passageLanguage } from '../syntax/passage-language.ts';
import { tagOfBabel } from '../tex/babel-languages.ts';
import { macrosWith } from '../tex/macros.ts';
import { renderFormula } from '../tex/render-formula.ts';
import { latexCitation, type Names } from './latex-citations.ts';
import { COMMANDS, type CommandForm } from './latex-commands.ts';
import { asIs, type LatexContext, noteUnknown, placeOf, sourceOf } from './latex-context.ts';
import { latexInlineFormula } from './latex-formula.ts';
import { accented, joinSigns, LATEX_SYMBOLS } from './latex-symbols.ts';
import { argumentOf, lastArgument, type TexMacro, type TexNode } from './parse-latex.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** The words of running text without their marks. */
export const plainText = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'html') return node.value.replace(/^<[^>]*>$/, '');
      if ('value' in node) return node.value;
      return 'children' in node ? plainText(node.children) : node.type === 'break' ? ' ' : '';
    })
    .join('');

/** A style around words. Blanks at its ends go outside, where Markdown wants them. */
function styled(
  children: PhrasingContent[],
  wrap: (children: PhrasingContent[]) => PhrasingContent[],
): PhrasingContent[] {
  const [first, last] = [children[0], children.at(-1)];
  const lead = first?.type === 'text' && /^\s/.test(first.value) ? [text(' ')] : [];
  const trail = last?.type === 'text' && /\s$/.test(last.value) ? [text(' ')] : [];
  const inner = joined(children);
  if (inner.length === 0) return lead.length > 0 || trail.length > 0 ? [text(' ')] : [];
  return [...lead, ...wrap(inner), ...trail];
}

const tagged =
  (name: string) =>
  (children: PhrasingContent[]): PhrasingContent[] => [
    asIs(`<${name}>`),
    ...children,
    asIs(`</${name}>`),
  ];

const STYLES: Readonly<
  Partial<Record<CommandForm, (children: PhrasingContent[]) => PhrasingContent[]>>
> = {
  strong: (children) => [{ type: 'strong', children }],
  'strong-on': (children) => [{ type: 'strong', children }],
  emphasis: (children) => [{ type: 'emphasis', children }],
  'emphasis-on': (children) => [{ type: 'emphasis', children }],
  strike: (children) => [{ type: 'delete', children }],
  sub: tagged('sub'),
  sup: tagged('sup'),
  code: (children) =>
    children.every((child) => child.type === 'text')
      ? [{ type: 'inlineCode', value: plainText(children).replace(/[\u200b\u00ad]/g, '') }]
      : children,
};

/** Texts side by side as one, blanks folded, none at the ends. */
export function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = made.at(-1);
    if (node.type === 'html' && node.value === '') continue;
    if (node.type === 'text' && last?.type === 'text') {
      made[made.length - 1] = text(`${last.value}${node.value}`.replace(/[ \t\n]+/g, ' '));
    } else if (node.type !== 'text' || node.value !== '') {
      made.push(node.type === 'text' ? text(node.value.replace(/[ \t\n]+/g, ' ')) : node);
    }
  }
  const [first] = made;
  if (first?.type === 'text') made[0] = text(first.value.replace(/^ +/, ''));
  const last = made.at(-1);
  if (last?.type === 'text') made[made.length - 1] = text(last.value.replace(/ +$/, ''));
  while (made.at(-1)?.type === 'break') made.pop();
  while (made[0]?.type === 'break') made.shift();
  return made
    .filter((node) => node.type !== 'text' || node.value !== '')
    .map((node, at, all) => (node.type === 'html' ? apart(node, all[at - 1], all[at + 1]) : node));
}

/** A dollar before a digit or another one closes no formula: such a formula has the other signs. */
function apart(
  node: Html,
  before: PhrasingContent | undefined,
  after: PhrasingContent | undefined,
): PhrasingContent {
  const isClose =
    (after?.type === 'text' && /^\d/.test(after.value)) ||
    (before?.type === 'html' && before.value.endsWith('$'));
  return isClose && /^\$.*\$$/s.test(node.value) ? asIs(`\\(${node.value.slice(1, -1)}\\)`) : node;
}

/** What babel calls the language of a command: its first argument, or a part of its name (`\textfrench`). */
const languageNamed = (node: TexMacro, context: LatexContext): string => {
  const named = /^text(?!lang|quote)(\w+)$/.exec(node.content)?.[1];
  const [first] = (node.args ?? []).filter(({ openMark }) => openMark === '{');
  return named ?? sourceOf(context, first?.content ?? []);
};

/** Words in another language; of a language that is not known only the words stay. */
function foreign(node: TexMacro, context: LatexContext): PhrasingContent[] {
  const words = context.inline(lastArgument(node));
  const lang = tagOfBabel(languageNamed(node, context));
  const language = lang === null ? null : passageLanguage({ lang });
  const marked = language
    ? styled(words, (children) => [
        asIs('['),
        ...children,
        asIs(`]{${languageAttributes(language)}}`),
      ])
    : words;
  return /quote$/.test(node.content) ? [text('“'), ...marked, text('”')] : marked;
}

function note(node: TexMacro, context: LatexContext): PhrasingContent[] {
  context.noteCount += 1;
  const name = String(context.noteCount);
  const children = context.labels.within(
    () => undefined,
    () => context.blocks(lastArgument(node)),
  );
  if (children.length === 0) return [];
  context.notes.push({ name, children });
  return [{ type: 'footnoteReference', identifier: name, label: name }];
}

/** What a reference is written with, where ours has another name. */
const REFERENCES: Readonly<Record<string, string>> = {
  Autoref: 'autoref',
  vref: 'cref',
  Vref: 'cref',
  Cref: 'cref',
  fullref: 'ref',
  labelcref: 'ref',
  subref: 'ref',
  pageref: 'ref',
  zcref: 'cref',
  thref: 'cref',
  nameref: 'ref',
  cpageref: 'cref',
};

function reference(node: TexMacro, context: LatexContext): PhrasingContent[] {
  const { content: name } = node;
  if (name === 'hyperref') return context.inline(lastArgument(node));
  const listed = (nodes: readonly TexNode[]) =>
    sourceOf(context, nodes)
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean);
  if (/crefrange$/i.test(name)) {
    const from = context.labels.refer('cref', listed(argumentOf(node, 1) ?? []));
    return [from, text('–'), context.labels.refer('ref', listed(lastArgument(node)))];
  }
  if (/namecrefs?$/.test(name)) return [text(name.startsWith('lc') ? 'section' : 'Section')];
  return [context.labels.refer(REFERENCES[name] ?? name, listed(lastArgument(node)))];
}

function raw(node: TexMacro, context: LatexContext): PhrasingContent[] {
  const at = Number(sourceOf(context, node.args?.[0]?.content ?? []));
  const value = context.source.raw[at]?.text ?? '';
  if (node.content === 'quirecode' || node.content === 'quireblock')
    return [{ type: 'inlineCode', value: value.replace(/\s+/g, ' ') }];
  const isAddress = /^(https?|ftp|mailto):/i.test(value);
  const words: PhrasingContent[] =
    node.content === 'quirehref' ? context.inline(lastArgument(node)) : [text(value)];
  if (!isAddress) {
    const isDomain = /^(www\.|[\w.-]+\.(org|com|net|io|edu)\b)/i.test(value);
    if (!isDomain) return words;
    return [{ type: 'link', url: `https://${value}`, children: joined(words) }];
  }
  return [{ type: 'link', url: value, children: joined(words) }];
}

function accent(node: TexMacro, context: LatexContext): PhrasingContent[] {
  const letters = plainText(context.inline(lastArgument(node)));
  return [text(accented(node.content, letters))];
}

/** A math command in the text is shown as a formula; of any other unknown command, the words are kept. */
function unknown(node: TexMacro, context: LatexContext): PhrasingContent[] {
  const { content: name } = node;
  const symbol = LATEX_SYMBOLS.get(name);
  if (symbol !== undefined) return [text(symbol)];
  const words = (node.args ?? []).flatMap((each) =>
    each.openMark === '{' ? context.inline(each.content) : [],
  );
  if (words.length > 0) {
    noteUnknown(context, `\\${name}`, node);
    return words;
  }
  if (/^[A-Za-z]+$/.test(name) && renderFormula(`\\${name}`, false, macrosWith({})).ok)
    return [asIs(`$\\${name}$`)];
  if (/^[A-Za-z]/.test(name)) noteUnknown(context, `\\${name}`, node);
  return [];
}

type Inline = (node: TexMacro, context: LatexContext) => PhrasingContent[];

const FORMS = (names: Names): Readonly<Partial<Record<CommandForm, Inline>>> => ({
  layout: (node) => (/space$|skip$|fil/.test(node.content) ? [text(' ')] : []),
  plain: (node, context) => context.inline(lastArgument(node)),
  'plain-on': () => [],
  'strong-on': () => [],
  'emphasis-on': () => [],
  'code-on': () => [],
  section: (node, context) => context.inline(lastArgument(node)),
  'run-in': (node, context) => [
    { type: 'strong', children: joined(context.inline(lastArgument(node))) },
    text(' '),
  ],
  cite: (node, context) => latexCitation(node, context, names),
  foreign,
  reference,
  label: (node, context) => {
    context.labels.give(sourceOf(context, lastArgument(node)));
    return [];
  },
  note,
  formula: (node, context) => {
    const source = sourceOf(context, lastArgument(node));
    const tex = /^(ce|pu)$/.test(node.content) ? `\\${node.content}{${source}}` : source;
    return [latexInlineFormula(tex, context, node)];
  },
  accent,
  break: () => [{ type: 'break' }],
  paragraph: () => [text(' ')],
  metadata: () => [],
  bibliography: () => [],
  raw,
  caption: (node, context) => context.inline(lastArgument(node)),
  picture: (node, context) => {
    const name = sourceOf(context, lastArgument(node)).trim();
    const url = context.findPicture(name);
    if (url === null)
      context.report.warn('latex/picture', {
        ...placeOf(context, node),
        kind: 'inline',
        name,
        add: '',
      });
    return url === null ? [] : [{ type: 'image', url: encodeURI(url), alt: '' }];
  },
  item: (node, context) => [
    text(' '),
    ...(node.args ?? []).flatMap((each) => context.inline(each.content)),
  ],
  heading: () => [],
  special: (node, context) => {
    if (node.content === 'enquote')
      return [text('“'), ...context.inline(lastArgument(node)), text('”')];
    if (/^(IEEEPARstart|lettrine)$/.test(node.content))
      return [...context.inline(argumentOf(node, 1) ?? []), ...context.inline(lastArgument(node))];
    if (node.content === 'texorpdfstring') return context.inline(argumentOf(node, 0) ?? []);
    return context.inline(lastArgument(node));
  },
});

/** A reader of running text. `names` gives the authors of the cited works. */
export function inlineReader(names: Names) {
  const forms = FORMS(names);

  function macro(node: TexMacro, context: LatexContext): PhrasingContent[] {
    const form = COMMANDS.get(node.content)?.form;
    const style = form && STYLES[form];
    if (style && !form.endsWith('-on')) return styled(context.inline(lastArgument(node)), style);
    const read = form && forms[form];
    return read ? read(node, context) : unknown(node, context);
  }

  function one(node: TexNode, context: LatexContext): PhrasingContent[] {
    const { position } = node;
    switch (node.type) {
      case 'macro':
        return macro(node, context);
      case 'group':
        return read(node.content, context);
      case 'inlinemath': {
        const source = position
          ? context.source.text.slice(position.start.offset, position.end.offset)
          : '';
        const tex = source.replace(/^(\$|\\\()|(\$|\\\))$/g, '');
        return [latexInlineFormula(tex, context, node)];
      }
      case 'displaymath':
      case 'mathenv':
        return [latexInlineFormula(sourceOf(context, node.content), context, node)];
      case 'environment':
        return read(node.content, context);
      case 'verb':
        return [{ type: 'inlineCode', value: node.content }];
      default:
        return [];
    }
  }

  function read(nodes: readonly TexNode[], context: LatexContext): PhrasingContent[] {
    const made: PhrasingContent[] = [];
    let words = '';
    const flush = () => {
      if (words !== '') made.push(text(joinSigns(words)));
      words = '';
    };
    for (const [at, node] of nodes.entries()) {
      if (node.type === 'string') words += node.content;
      else if (node.type === 'whitespace' || node.type === 'parbreak') words += ' ';
      else if (node.type === 'macro' && node.content === '-') continue;
      else {
        flush();
        const form = node.type === 'macro' ? COMMANDS.get(node.content)?.form : undefined;
        const style = form?.endsWith('-on') ? STYLES[form] : undefined;
        // From here on the group is set so.
        if (style) return [...made, ...styled(read(nodes.slice(at + 1), context), style)];
        made.push(...one(node, context));
      }
    }
    flush();
    return made;
  }

  return read;
}
