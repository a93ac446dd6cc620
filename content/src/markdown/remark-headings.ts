/** Headings: levels below the page's title, ids, labels, numbers where the text refers to them. */
import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { bodyWord } from '../run/body-words.ts';
import { otherForm } from '../run/find-target.ts';
import type { Run } from '../run/run.ts';
import type { Slugger } from '../run/slugger.ts';
import { takeTrailingAttributes } from './read-attributes.ts';

/** `## Title {#sec:x}` or `\label{sec:x}` in the heading or at the start of what follows it. */
function readLabel(node: Heading): void {
  node.children = node.children.filter((child) => {
    if (child.type !== 'texCommand' || child.name !== 'label') return true;
    node.data = { ...node.data, label: child.args[0]?.trim() ?? '' };
    return false;
  });
  const last = node.children.at(-1);
  if (last?.type !== 'text') return;
  const { attributes, rest } = takeTrailingAttributes(last.value);
  last.value = rest;
  if (attributes.id) node.data = { ...node.data, label: attributes.id };
}

/** Reads labels before commands are resolved, for then they would be gone. */
export function headingLabels(tree: Root): void {
  let before: Heading | null = null;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      readLabel(node);
      before = node;
    } else if (node.type === 'paragraph') {
      const first = node.children[0];
      if (before && first?.type === 'texCommand' && first.name === 'label' && !before.data?.label) {
        before.data = { ...before.data, label: first.args[0]?.trim() ?? '' };
      }
      before = null;
    } else before = null;
  }
}

/**
 * A heading “References”, in English or in the language of the text, with nothing below it: the list is made, so the
 * heading is too.
 */
export function dropReferencesHeading(tree: Root, run: Run): void {
  const own = bodyWord(run.words, 'references').toLowerCase();
  tree.children = tree.children.filter((node, index) => {
    if (node.type !== 'heading') return true;
    const words = plainText(node).trim().toLowerCase();
    if (words !== own && !/^(references|bibliography|literature cited)$/.test(words)) return true;
    const next = tree.children.find(
      (other, at) =>
        at > index && other.type !== 'footnoteDefinition' && other.type !== 'definition',
    );
    return next !== undefined && next.type !== 'heading';
  });
}

/** Whether the text refers to one of its sections as `\ref{…}` and `@sec:x` do: then readers need numbers. */
function refersToSections(tree: Root): boolean {
  const labels = new Set<string>();
  const used = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading' && node.data?.label) labels.add(node.data.label);
    if (node.type === 'crossRef' && node.words === undefined) used.add(node.label);
    if (node.type === 'citation') for (const { key } of node.items) used.add(key);
  });
  return [...used].some((label) => labels.has(label) || labels.has(otherForm(label)));
}

/**
 * Gives every heading its level (2 below the page's title, and none skipped on the way down), its id
 * and, if needed, its number.
 */
export function numberHeadings(tree: Root, run: Run, slugger: Slugger): void {
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    found.push(node);
  });
  const numbered = refersToSections(tree);
  const counters = [0, 0, 0, 0, 0, 0];
  const open: number[] = [];
  for (const node of found) {
    while ((open.at(-1) ?? 0) >= node.depth) open.pop();
    open.push(node.depth);
    const level = Math.min(open.length + 1, 6);
    counters[level - 2] = (counters[level - 2] ?? 0) + 1;
    counters.fill(0, level - 1);
    const number = counters.slice(0, level - 1).join('.');
    node.depth = depthOf(level);
    const text = plainText(node).trim();
    const id = slugger.slug('s', text);
    node.data = { ...node.data, id, ...(numbered ? { number } : {}) };
    run.outline.push({ id, text: numbered ? `${number} ${text}` : text, level });
    if (node.data.label) {
      run.targets.set(node.data.label, {
        kind: bodyWord(run.words, 'section'),
        id,
        number: numbered ? number : text,
      });
    }
  }
}

/** An abstract has no sections: its headings are words in bold. */
export function plainHeadings(tree: Root): void {
  visit(tree, 'heading', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const siblings: RootContent[] = parent.children;
    const strong: PhrasingContent = { type: 'strong', children: node.children };
    siblings[index] = { type: 'paragraph', children: [strong], position: node.position };
  });
}

function depthOf(level: number): Heading['depth'] {
  if (level <= 2) return 2;
  if (level === 3) return 3;
  if (level === 4) return 4;
  return level === 5 ? 5 : 6;
}
