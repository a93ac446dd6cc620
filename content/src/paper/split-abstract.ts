/**
 * Software papers have no `abstract:` but a section “Summary”. It becomes the article's abstract, and
 * leaves the text where it reads as one: running text of a page at most, with another section after
 * it. A Summary with figures, tables or notes, or that is all there is, stays in the text, and its
 * first paragraph is the abstract. Citations stay in it: the abstract is rendered with the article.
 */
import type { Heading, Nodes, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parse } from '../markdown/parse.ts';

export interface SplitAbstract {
  abstract: string;
  /** The line of the text on which it begins. */
  line?: number;
  markdown: string;
  outcome: 'moved' | 'first-paragraph' | 'none';
}

const NAME = /^(summary|abstract|summary and statement of need)$/i;
const MOVED_MAX = 4_500;
/** What an abstract cannot hold. */
const ONLY_IN_TEXT = new Set([
  'image',
  'table',
  'code',
  'texBlock',
  'heading',
  'footnoteReference',
  'html',
]);

const isComment = (node: Nodes) => node.type === 'html' && /^<!--[\s\S]*-->\s*$/.test(node.value);

function belongsInText(nodes: Nodes[]): boolean {
  let found = false;
  for (const root of nodes) {
    visit(root, (node) => {
      const refers = node.type === 'texCommand' && /ref$|^label$|^footnote$/.test(node.name);
      const labelled = node.type === 'displayMath' && node.value.includes('\\label');
      if ((ONLY_IN_TEXT.has(node.type) && !isComment(node)) || refers || labelled) found = true;
    });
  }
  return found;
}

const offset = (node: Nodes | undefined, end: 'start' | 'end') => node?.position?.[end].offset;

/** The blocks under a heading, and the heading that ends them. */
function sectionOf(tree: Root, heading: Heading): { nodes: Nodes[]; next: Heading | undefined } {
  const after = tree.children.slice(tree.children.indexOf(heading) + 1);
  const next = after.find(
    (node): node is Heading => node.type === 'heading' && node.depth <= heading.depth,
  );
  return { nodes: next ? after.slice(0, after.indexOf(next)) : after, next };
}

/** Looks for the section and divides the text. */
export function splitAbstract(markdown: string): SplitAbstract {
  const tree = parse(markdown);
  const heading = tree.children.find(
    (node): node is Heading => node.type === 'heading' && NAME.test(plainText(node).trim()),
  );
  const none: SplitAbstract = { abstract: '', markdown, outcome: 'none' };
  if (!heading) return none;
  const { nodes, next } = sectionOf(tree, heading);
  const [from, bodyFrom, to] = [
    offset(heading, 'start'),
    offset(heading, 'end'),
    offset(next, 'start') ?? markdown.length,
  ];
  if (from === undefined || bodyFrom === undefined) return none;
  const text = markdown
    .slice(bodyFrom, to)
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
    .trim();
  const lineAt = (place: number) => markdown.slice(0, place).split('\n').length;
  const isAbstract = /^(summary|abstract)$/i.test(plainText(heading).trim());
  const followed =
    next !== undefined && !/^(references|bibliography)$/i.test(plainText(next).trim());
  if (isAbstract && followed && text && text.length <= MOVED_MAX && !belongsInText(nodes)) {
    // The lines stay where they were, so that the report's numbers fit the file.
    const blank = markdown.slice(from, to).replace(/[^\n]/g, '');
    return {
      abstract: text,
      line: lineAt(markdown.indexOf(text.split('\n')[0] ?? '', bodyFrom)),
      markdown: markdown.slice(0, from) + blank + markdown.slice(to),
      outcome: 'moved',
    };
  }
  const first = nodes.find((node) => node.type === 'paragraph' && !belongsInText([node]));
  const [start, end] = [offset(first, 'start'), offset(first, 'end')];
  if (start === undefined || end === undefined) return none;
  const abstract = markdown.slice(start, end).trim();
  return abstract.length <= MOVED_MAX
    ? { abstract, line: lineAt(start), markdown, outcome: 'first-paragraph' }
    : none;
}
