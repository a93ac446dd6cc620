/** Markdown to a tree: CommonMark, GFM without bare-tilde strike-through, and our own syntax. */
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { citeKey } from '../syntax/cite-key.ts';
import { directives } from '../syntax/directives.ts';
import { quireFromMarkdown } from '../syntax/from-markdown.ts';
import { scriptMarker } from '../syntax/script-marker.ts';
import { texBlock } from '../syntax/tex-block.ts';
import { texCommand } from '../syntax/tex-command.ts';
import { texMathBackslash, texMathDollar } from '../syntax/tex-math.ts';

const DOLLAR = 36;
const COLON = 58;
const AT = 64;
const BACKSLASH = 92;
const CARET = 94;
const TILDE = 126;

const quire = {
  flow: { [DOLLAR]: texBlock, [BACKSLASH]: texBlock, [COLON]: directives },
  text: {
    [DOLLAR]: texMathDollar,
    [BACKSLASH]: [texMathBackslash, texCommand],
    [AT]: citeKey,
    [CARET]: scriptMarker,
    [TILDE]: scriptMarker,
  },
};

/** Parses a document. Never throws: every text is Markdown. */
export function parse(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfm({ singleTilde: false }), quire],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown(), quireFromMarkdown],
  });
}

/** Sets the line numbers of a piece that was parsed separately. */
export function settle(node: Nodes, line: number | undefined): void {
  if (line === undefined) delete node.position;
  else node.position = { start: { line, column: 1 }, end: { line, column: 1 } };
  if ('children' in node) for (const child of node.children) settle(child, line);
}

/** Parses a caption, a cell or another piece of running text; line breaks join it. */
export function parsePhrasing(source: string, line?: number): PhrasingContent[] {
  const root = parse(source.trim().replace(/\s*\n\s*/g, ' '));
  settle(root, line);
  const [first, ...rest] = root.children;
  if (!first) return [];
  if (first.type === 'paragraph' && rest.length === 0) return first.children;
  return [{ type: 'text', value: source.trim() }];
}

/** Gives what was parsed by itself the lines it has in the text, of which it begins on `line`. */
export function shift(node: Nodes, line: number): void {
  if (node.position) {
    const { start, end } = node.position;
    node.position = {
      start: { line: start.line + line - 1, column: start.column },
      end: { line: end.line + line - 1, column: end.column },
    };
  }
  if ('children' in node) for (const child of node.children) shift(child, line);
}

/** Parses blocks that were inside something else, with `line` as the number of their first line. */
export function parseBlocks(source: string, line?: number): RootContent[] {
  const root = parse(source);
  if (line === undefined) settle(root, line);
  else shift(root, line);
  return root.children;
}
