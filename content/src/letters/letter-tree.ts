import {
  isInlineFormula,
  isWithinLetterBounds,
  LETTER_SYNTAX_OFF,
} from '@quire/model/letters/letter-markdown';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as wordsOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { visit } from 'unist-util-visit';
import '../syntax/nodes.ts';

/** Marks a code block that is a formula: no typed block has this and no language. */
export const FORMULA_BLOCK = 'formula';

/**
 * A formula is the text between its delimiters; for one on separate lines, the lines between them.
 */
const FORMULAS: Extension = {
  enter: {
    mathText(token) {
      const value = this.sliceSerialize(token).replace(/^\$+|\$+$/g, '');
      this.enter({ type: 'inlineFormula', value }, token);
    },
    mathFlow(token) {
      const lines = this.sliceSerialize(token)
        .split(/\r\n?|\n/)
        .slice(1);
      const end = /^\s*\$\$+\s*$/.test(lines.at(-1) ?? '') ? -1 : undefined;
      const value = lines.slice(0, end).join('\n');
      this.enter({ type: 'code', meta: FORMULA_BLOCK, value }, token);
    },
  },
  exit: {
    mathText(token) {
      this.exit(token);
    },
    mathFlow(token) {
      this.exit(token);
    },
  },
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Lines as they were typed. */
const linesOf = (value: string): PhrasingContent[] =>
  value
    .split(/\r\n?|\n/)
    .flatMap((line, place): PhrasingContent[] =>
      place === 0 ? [text(line)] : [{ type: 'break' }, text(line)],
    );

/**
 * What is shown in the place of a part, or null where it stays. A link is words with its address after them: what
 * we pass on in our name leads nowhere that its reader has not seen written out.
 */
function inPlaceOf(node: Root | RootContent, source: string, next: string): RootContent[] | null {
  switch (node.type) {
    case 'link': {
      const words = wordsOf(node);
      const isAlone = [words, `http://${words}`, `mailto:${words}`].includes(node.url);
      return isAlone ? [text(words)] : [...node.children, text(` (${node.url})`)];
    }
    case 'image':
      return [text(node.alt ? `${node.alt} (${node.url})` : node.url)];
    case 'inlineFormula':
      return isInlineFormula(source, next) ? null : [text(source)];
    case 'html':
      return [text(node.value)];
    case 'heading':
      return [{ type: 'paragraph', children: [{ type: 'strong', children: node.children }] }];
    case 'text':
      return /[\r\n]/.test(node.value) ? linesOf(node.value) : null;
    default:
      return null;
  }
}

/**
 * A letter or message: paragraphs, lists, tables, formulas, without links, external content or HTML from the
 * author. Null where the text takes too long to read.
 */
export function letterTree(markdown: string): Root | null {
  if (!isWithinLetterBounds(markdown)) return null;
  const tree = fromMarkdown(markdown, {
    extensions: [
      gfm({ singleTilde: false }),
      math(),
      { disable: { null: [...LETTER_SYNTAX_OFF] } },
    ],
    mdastExtensions: [gfmFromMarkdown(), FORMULAS],
  });
  visit(tree, (node, place, parent) => {
    if (!parent || place === undefined) return;
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
    const parts = inPlaceOf(node, markdown.slice(from, to), markdown[to] ?? '');
    if (!parts) return;
    parent.children.splice(place, 1, ...parts);
    // The words of a link may have lines and formulas; what was made of a text is done.
    return node.type === 'link' || node.type === 'heading' ? place : place + parts.length;
  });
  return tree;
}
