/** Images on lines of their own become figures; all get their `{width=70%}`. */
import type { Image, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Figure } from '../syntax/nodes.ts';
import { newFigure } from './new-figure.ts';
import { readAttributes } from './read-attributes.ts';

const isBlank = (node: PhrasingContent) =>
  (node.type === 'text' && node.value.trim() === '') || node.type === 'break';

/** Takes the attributes off the text that follows each image and gives them to the image. */
function attach(children: PhrasingContent[]): void {
  children.forEach((node, index) => {
    const after: PhrasingContent | undefined = children[index + 1];
    if (node.type !== 'image' || after?.type !== 'text') return;
    const text: Text = after;
    const { attributes, rest } = readAttributes(text.value);
    if (rest === text.value) return;
    text.value = rest;
    node.data = { ...node.data, attributes };
  });
}

/** The label of `\label{fig:x}`, or of `{#fig:x}` at the end, removed from the caption. */
function takeLabel(caption: PhrasingContent[]): string | null {
  const last = caption.at(-1);
  const first = caption[0];
  // bookdown: `(\\#fig:x) Caption`, of which the backslash has gone.
  const before = first?.type === 'text' ? /^\s*\(#([\w:.-]+)\)\s*/.exec(first.value) : null;
  if (first?.type === 'text' && before?.[1]) {
    first.value = first.value.slice(before[0].length);
    return before[1];
  }
  const behind = last?.type === 'text' ? /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value) : null;
  if (last?.type === 'text' && behind?.[1]) {
    last.value = last.value.slice(0, behind.index);
    return behind[1];
  }
  const at = caption.findIndex((node) => node.type === 'texCommand' && node.name === 'label');
  const node = caption[at];
  if (node?.type !== 'texCommand') return null;
  caption.splice(at, 1);
  return node.args[0]?.trim() ?? null;
}

/** A share of the text's width, where a picture is narrower than it. */
export function percent(width: string | undefined): number | null {
  const share = /^(\d+(?:\.\d+)?)\s*%$/.exec(width ?? '')?.[1];
  const whole = share ? Math.round(Number(share)) : 100;
  return whole > 0 && whole < 100 ? whole : null;
}

function toFigure(image: Image): Figure {
  const children = image.data?.caption ?? [];
  const attributes = image.data?.attributes ?? {};
  const label = attributes.id ?? takeLabel(children);
  const alt = attributes.alt ?? attributes['fig-alt'] ?? '';
  return newFigure({
    children,
    images: [{ url: image.url, alt, widthPercent: percent(attributes.width) }],
    label: label || null,
    ownLabel: attributes.label || null,
    position: image.position,
  });
}

/** One of several figures that are shown as one: its letter, followed by its caption. */
export function figurePart(
  { label, children }: Pick<Figure, 'label' | 'children'>,
  index: number,
): { label: string | null; letter: string; caption: PhrasingContent[] } {
  const letter = String.fromCodePoint(97 + (index % 26));
  const words: PhrasingContent[] = [{ type: 'text', value: ` (${letter}) ` }, ...children];
  return { label, letter, caption: children.length > 0 ? words : [] };
}

/** Whether an image with a caption has a line of the paragraph to itself. */
function standsAlone(children: PhrasingContent[], index: number): boolean {
  const [before, node, after] = [children[index - 1], children[index], children[index + 1]];
  if (node?.type !== 'image' || (node.data?.caption ?? []).length === 0) return false;
  const opens =
    !before || (before.type === 'text' && /\n\s*$/.test(before.value)) || before.type === 'break';
  const closes =
    !after || (after.type === 'text' && /^\s*(\n|$)/.test(after.value)) || after.type === 'break';
  return opens && closes;
}

/** An image within a sentence stays where it is; on a separate line it is a figure. */
export function figures(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    attach(node.children);
    const images = node.children.filter((child): child is Image => child.type === 'image');
    if (!parent || index === undefined || images.length === 0) return undefined;
    if (node.children.every((child) => child.type === 'image' || isBlank(child))) {
      parent.children.splice(index, 1, ...images.map(toFigure));
      return [SKIP, index + images.length];
    }
    // The step that divides paragraphs around blocks makes room for it.
    const held: RootContent[] = node.children;
    node.children.forEach((child, at, all) => {
      if (child.type === 'image' && standsAlone(all, at)) held[at] = toFigure(child);
    });
    return undefined;
  });
}
