/** The blocks of a text: sections, paragraphs, lists, formulas, and what has readers of its own. */
import type { Heading, Html, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { languageAttributes, passageLanguage } from '../syntax/passage-language.ts';
import { tagOfBabel } from '../tex/babel-languages.ts';
import { plainLabel } from './label-book.ts';
import { algorithm, steps } from './latex-algorithm.ts';
import { COMMANDS, ENVIRONMENTS, type EnvironmentForm } from './latex-commands.ts';
import { asIs, type LatexContext, noteUnknown, sourceOf } from './latex-context.ts';
import { drawing, latexFigure } from './latex-figure.ts';
import { latexDisplayedFormula } from './latex-formula.ts';
import { joined } from './latex-inline.ts';
import { latexTable, tabular } from './latex-table.ts';
import { CLASS_THEOREMS, fenceAround, fenced, latexTheorem } from './latex-theorem.ts';
import {
  argumentOf,
  environmentName,
  lastArgument,
  type TexEnvironment,
  type TexMacro,
  type TexNode,
} from './parse-latex.ts';

const LEVELS: Readonly<Record<string, number>> = {
  part: 0,
  chapter: 1,
  addchap: 1,
  section: 2,
  addsec: 2,
  subsection: 3,
  subsubsection: 4,
};
const depth = (level: number): Heading['depth'] =>
  level <= 1 ? 1 : level === 2 ? 2 : level === 3 ? 3 : level === 4 ? 4 : level === 5 ? 5 : 6;

/** Sections of statements, by the environments that hold them. */
const STATEMENTS: Readonly<Record<string, string>> = {
  funding: 'Funding',
  dataavailability: 'Data availability',
  authorcontributions: 'Author contributions',
  conflictsofinterest: 'Conflicts of interest',
  facility: 'Facilities',
  facilities: 'Facilities',
  software: 'Software',
  methods: 'Methods',
};

/** Whether a node ends the paragraph that it is in. */
function isBlock(node: TexNode): boolean {
  if (node.type === 'parbreak' || node.type === 'displaymath') return true;
  if (node.type === 'mathenv') return environmentName(node) !== 'math';
  if (node.type === 'environment') return true;
  if (node.type === 'verbatim') return true;
  if (node.type === 'group') return node.content.some(isBlock);
  if (node.type !== 'macro') return false;
  const form = COMMANDS.get(node.content)?.form;
  if (node.content === 'quireblock') return true;
  if (form === 'plain' || form === 'foreign') return lastArgument(node).some(isBlock);
  return form === 'section' || form === 'paragraph' || form === 'heading' || form === 'caption';
}

type Item = { readonly label: TexNode[] | null; readonly content: TexNode[] };

function itemsOf(nodes: readonly TexNode[]): Item[] {
  const items: Item[] = [];
  for (const node of nodes) {
    if (node.type === 'macro' && node.content === 'item')
      items.push({
        label: argumentOf(node, 0) ?? argumentOf(node, 1),
        content: [...(node.args?.[3]?.content ?? [])],
      });
    else items.at(-1)?.content.push(node);
  }
  return items;
}

const isListContent = (node: RootContent): node is ListItem['children'][number] =>
  !['listItem', 'tableRow', 'tableCell', 'footnoteReference', 'break'].includes(node.type);

function list(node: TexEnvironment, context: LatexContext): RootContent[] {
  const name = environmentName(node);
  const isOrdered = /^(enumerate|compactenum|inparaenum|asparaenum)\*?$/.test(name);
  const items = itemsOf(node.content);
  if (items.length === 0) return context.blocks(node.content);
  const hasLabels = items.some(({ label }) => label !== null);
  const children = items.map(({ label, content }, at): ListItem => {
    const lead: PhrasingContent[] = label ? joined(context.inline(label)) : [];
    const own = label ? context.markdown(label).replace(/[.()*]/g, '') : String(at + 1);
    const inner = context.labels.within(
      (given) => context.labels.mean(given, '', own),
      () => context.blocks(content),
    );
    const [first, ...rest] = inner;
    const marked: RootContent[] =
      lead.length === 0
        ? inner
        : first?.type === 'paragraph'
          ? [{ ...first, children: [...termed(lead), ...first.children] }, ...rest]
          : [{ type: 'paragraph', children: termed(lead) }, ...inner];
    return { type: 'listItem', spread: false, children: marked.filter(isListContent) };
  });
  const made: List = { type: 'list', ordered: isOrdered && !hasLabels, spread: false, children };
  return [made];
}

/** A term before its description. A bullet that is only a sign says nothing. */
function termed(lead: PhrasingContent[]): PhrasingContent[] {
  const [only] = lead;
  const isSign =
    lead.length === 1 &&
    ((only?.type === 'text' && /^[–—•*·-]$/.test(only.value)) ||
      (only?.type === 'html' && /^\$\\(bullet|circ|cdot|diamond|star)\$$/.test(only.value)));
  if (isSign) return [];
  const isStrong = lead.every((node) => node.type === 'strong');
  return [
    ...(isStrong ? lead : [{ type: 'strong' as const, children: lead }]),
    { type: 'text', value: ' ' },
  ];
}

function code(at: number, context: LatexContext): RootContent[] {
  const raw = context.source.raw[at];
  if (!raw) return [];
  const block: RootContent = { type: 'code', value: raw.text, lang: raw.language || null };
  if (raw.label) context.labels.make(raw.label);
  if (raw.caption === '' && raw.label === '') return [block];
  return fenced(
    'algorithm',
    { title: raw.caption.replace(/\\([&%#_$])/g, '$1'), label: raw.label },
    [block],
  );
}

/** A reader of blocks. It keeps the heading that it is below: a label in a section's text is the section's. */
export function blockReader(inline: LatexContext['inline']) {
  const headings: { node: Heading; level: number; label: string }[] = [];
  let nesting = 0;

  function headed(children: PhrasingContent[], level: number): RootContent[] {
    const node: Heading = { type: 'heading', depth: depth(level), children: joined(children) };
    if (node.children.length === 0) return [];
    headings.push({ node, level, label: '' });
    return [node];
  }

  /** A label in the text of a section. */
  function ownLabel(context: LatexContext, label: string): void {
    const heading = headings.at(-1);
    if (!heading) return;
    if (heading.label === '') {
      heading.label = plainLabel(label);
      context.labels.make(label);
    } else if (heading.label !== plainLabel(label)) context.labels.mean(label, heading.label, '');
  }

  function statement(
    title: string,
    nodes: readonly TexNode[],
    context: LatexContext,
  ): RootContent[] {
    const blocks = context.blocks(nodes);
    // The class `bioinfo` has a section of its own within `methods`.
    if (blocks[0]?.type === 'heading') return blocks;
    return [...headed([{ type: 'text', value: title }], 2), ...blocks];
  }

  const environments: Readonly<
    Record<EnvironmentForm, (node: TexEnvironment, context: LatexContext) => RootContent[]>
  > = {
    formula: (node, context) => formula(node, context),
    figure: latexFigure,
    subfigure: latexFigure,
    table: latexTable,
    tabular,
    list,
    quote: (node, context) => [
      { type: 'blockquote', children: context.blocks(node.content).filter(isListContent) },
    ],
    algorithm,
    steps: (node, context) => steps(node.content, context),
    theorem: (node, context) =>
      latexTheorem(node, context.source.theorems.get(environmentName(node)) ?? '', context),
    plain: (node, context) => context.blocks(node.content),
    passage,
    drawing,
    metadata: () => [],
    references: () => [],
    statement: (node, context) =>
      statement(STATEMENTS[environmentName(node)] ?? 'Acknowledgements', node.content, context),
    'left-out': () => [],
  };

  /** `otherlanguage`, or polyglossia's environment of a language's name. */
  function passage(node: TexEnvironment, context: LatexContext): RootContent[] {
    const children = context.blocks(node.content);
    const named = /^otherlanguage/.test(environmentName(node))
      ? sourceOf(context, lastArgument(node))
      : environmentName(node);
    const lang = tagOfBabel(named);
    const language = lang === null ? null : passageLanguage({ lang });
    if (!language || children.length === 0) return children;
    const fence = fenceAround(children);
    return [asIs(`${fence} {${languageAttributes(language)}}`), ...children, asIs(fence)];
  }

  function formula(node: TexNode, context: LatexContext): RootContent[] {
    const made = latexDisplayedFormula(node, context);
    return made ? [made] : drawing(node, context);
  }

  function environment(node: TexEnvironment, context: LatexContext): RootContent[] {
    const name = environmentName(node);
    const bare = name.replace(/\*$/, '');
    const family = context.source.theorems.get(name) ?? context.source.theorems.get(bare);
    if (family !== undefined) return latexTheorem(node, family, context);
    const form = (ENVIRONMENTS.get(name) ?? ENVIRONMENTS.get(bare))?.form;
    if (form) return environments[form](node, context);
    if (CLASS_THEOREMS.includes(bare)) return latexTheorem(node, '', context);
    if (tagOfBabel(bare) !== null) return passage(node, context);
    noteUnknown(context, `\\begin{${name}}`, node);
    return context.blocks([
      ...(node.args ?? []).flatMap(({ content }) => content),
      ...node.content,
    ]);
  }

  function macro(node: TexMacro, context: LatexContext): RootContent[] {
    const form = COMMANDS.get(node.content)?.form;
    if (node.content === 'quireblock')
      return code(Number(sourceOf(context, lastArgument(node))), context);
    if (form === 'section')
      return headed(context.inline(lastArgument(node)), LEVELS[node.content] ?? 2);
    if (form === 'heading') return headed([{ type: 'text', value: 'Acknowledgements' }], 2);
    if (form === 'plain' || form === 'foreign') return context.blocks(lastArgument(node));
    if (form === 'caption') {
      const words = joined(context.inline(lastArgument(node)));
      return words.length > 0 ? [{ type: 'paragraph', children: words }] : [];
    }
    return [];
  }

  function block(node: TexNode, context: LatexContext): RootContent[] {
    if (node.type === 'environment') return environment(node, context);
    if (node.type === 'mathenv' || node.type === 'displaymath') return formula(node, context);
    if (node.type === 'group') return context.blocks(node.content);
    if (node.type === 'verbatim') return [{ type: 'code', value: node.content.trim() }];
    return node.type === 'macro' ? macro(node, context) : [];
  }

  /** Blocks in the order of the source. Notes are written behind the block that refers to them. */
  function read(nodes: readonly TexNode[], context: LatexContext): RootContent[] {
    const made: RootContent[] = [];
    let words: TexNode[] = [];
    const settleNotes = () => {
      for (const { name, children } of context.notes.splice(0))
        made.push({
          type: 'footnoteDefinition',
          identifier: name,
          label: name,
          children: children.filter(isListContent),
        });
    };
    const flush = () => {
      const children = joined(inline(words));
      words = [];
      if (children.some((child) => child.type !== 'break'))
        made.push({ type: 'paragraph', children });
      if (nesting === 1) settleNotes();
    };
    nesting += 1;
    for (const node of nodes) {
      if (isBlock(node)) {
        flush();
        made.push(...block(node, context));
      } else words.push(node);
    }
    flush();
    nesting -= 1;
    return made;
  }

  /** Writes the labels of headings, and brings their levels to 1. */
  function finish(): void {
    const top = Math.min(...headings.map(({ level }) => level));
    for (const { node, level, label } of headings) {
      node.depth = depth(level - top + 1);
      if (label) {
        const mark: Html = asIs(` {#${label}}`);
        node.children.push(mark);
      }
    }
  }

  return { read, ownLabel, finish };
}
