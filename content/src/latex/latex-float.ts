/** What a figure or a table holds beside its pictures and cells. */
import { COMMANDS, ENVIRONMENTS } from './latex-commands.ts';
import { type LatexContext, sourceOf } from './latex-context.ts';
import {
  argumentOf,
  environmentName,
  lastArgument,
  type TexEnvironment,
  type TexMacro,
  type TexNode,
} from './parse-latex.ts';

/** One picture of a figure, with its own description. */
export interface FloatPart {
  /** As the source names it; null where it is drawn by LaTeX. */
  readonly name: string | null;
  readonly node: TexNode;
  readonly options: string;
}

export interface Float {
  readonly parts: FloatPart[];
  readonly captions: TexNode[][];
  readonly labels: string[];
  /** What is seen, for those who cannot see it: `\alttext{…}`, acmart's `\Description{…}`. */
  readonly descriptions: TexNode[][];
  /** Parts with their own captions or labels: (a), (b) … */
  readonly panels: { readonly caption: TexNode[] | null; readonly labels: string[] }[];
  readonly tables: TexEnvironment[];
  /** All else: code, algorithms, lists, words. */
  readonly rest: TexNode[];
}

const newFloat = (): Float => ({
  parts: [],
  captions: [],
  labels: [],
  descriptions: [],
  panels: [],
  tables: [],
  rest: [],
});

/** Environments and commands that hold a part of a float and say nothing themselves. */
const isWrapper = (name: string): boolean => {
  const form = ENVIRONMENTS.get(name)?.form;
  return form === undefined || form === 'plain' || form === 'table' || form === 'figure';
};

/** Whether an environment holds a picture or a table, whatever it is called. */
const holdsPart = (nodes: readonly TexNode[]): boolean =>
  nodes.some((node) => {
    if (node.type === 'macro') return COMMANDS.get(node.content)?.form === 'picture';
    if (node.type === 'group') return holdsPart(node.content);
    if (node.type !== 'environment') return false;
    const form = ENVIRONMENTS.get(environmentName(node))?.form;
    return form === 'tabular' || form === 'drawing' || holdsPart(node.content);
  });

function takePanel(
  content: readonly TexNode[],
  caption: TexNode[] | null,
  float: Float,
  context: LatexContext,
): void {
  const inner = readFloat(content, context);
  float.parts.push(...inner.parts);
  float.tables.push(...inner.tables);
  float.rest.push(...inner.rest);
  float.panels.push({ caption: inner.captions[0] ?? caption, labels: inner.labels });
}

function takeMacro(node: TexMacro, float: Float, context: LatexContext): void {
  const form = COMMANDS.get(node.content)?.form;
  if (form === 'picture') {
    const options = node.args?.find((each) => each.openMark === '[')?.content ?? [];
    // `\plottwo` has two.
    const names = node.content === 'plottwo' ? (node.args ?? []) : (node.args ?? []).slice(-1);
    for (const each of names)
      float.parts.push({
        name: sourceOf(context, each.content).trim(),
        node,
        options: sourceOf(context, options),
      });
  } else if (form === 'caption') {
    float.captions.push(lastArgument(node));
    // A label may stand in the caption.
    readFloat(lastArgument(node), context).labels.forEach((label) => {
      float.labels.push(label);
    });
  } else if (form === 'label') float.labels.push(sourceOf(context, lastArgument(node)));
  else if (/^(alttext|Description)$/.test(node.content))
    float.descriptions.push(lastArgument(node));
  else if (node.content === 'subfloat' || node.content === 'subfigure')
    takePanel(lastArgument(node), argumentOf(node, 1), float, context);
  else if (form === 'plain') takeAll(lastArgument(node), float, context);
  else if (form !== 'layout' && form !== 'break' && !form?.endsWith('-on')) float.rest.push(node);
}

function takeAll(nodes: readonly TexNode[], float: Float, context: LatexContext): void {
  for (const node of nodes) {
    if (node.type === 'macro') takeMacro(node, float, context);
    else if (node.type === 'group') takeAll(node.content, float, context);
    else if (node.type === 'environment') {
      const name = environmentName(node);
      const form = ENVIRONMENTS.get(name)?.form;
      if (form === 'subfigure') takePanel(node.content, null, float, context);
      else if (form === 'tabular') float.tables.push(node);
      else if (form === 'drawing') float.parts.push({ name: null, node, options: '' });
      else if (isWrapper(name) && (form !== undefined || holdsPart(node.content)))
        takeAll(node.content, float, context);
      else float.rest.push(node);
    } else float.rest.push(node);
  }
}

/** Takes a float's content apart. */
export function readFloat(nodes: readonly TexNode[], context: LatexContext): Float {
  const float = newFloat();
  takeAll(nodes, float, context);
  return float;
}

/** Whether nodes say anything: blanks and signs between pictures do not. */
export const saysSomething = (nodes: readonly TexNode[]): boolean =>
  nodes.some(
    (node) =>
      !(
        node.type === 'whitespace' ||
        node.type === 'parbreak' ||
        node.type === 'comment' ||
        (node.type === 'string' && /^[~.,;:%\s()[\]a-z=\d-]{0,2}$/.test(node.content))
      ),
  );
