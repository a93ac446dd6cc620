import {
  isInlineFormula,
  isWithinLetterBounds,
  LETTER_SYNTAX_OFF,
} from '@quire/model/letters/letter-markdown';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { visit } from 'unist-util-visit';
import '../syntax/nodes.ts';

/** A mail has no style sheet. */
const STYLES: Readonly<Record<string, string>> = {
  table: 'border-collapse:collapse;margin:0 0 16px',
  th: 'border:1px solid #c9d2cf;padding:4px 10px;text-align:left;vertical-align:top',
  td: 'border:1px solid #c9d2cf;padding:4px 10px;vertical-align:top',
  blockquote: 'margin:0 0 16px;padding-left:12px;border-left:3px solid #c9d2cf',
  pre: 'white-space:pre-wrap;font-size:14px',
  code: 'font-family:monospace;font-size:14px',
};

/** A formula is what stands between its signs; one on lines of its own, the lines between them. */
const FORMULAS: Extension = {
  enter: {
    mathText(token) {
      const value = this.sliceSerialize(token).replace(/^\$+|\$+$/g, '');
      this.enter({ type: 'inlineMath', value }, token);
    },
    mathFlow(token) {
      const lines = this.sliceSerialize(token)
        .split(/\r\n?|\n/)
        .slice(1);
      const end = /^\s*\$\$+\s*$/.test(lines.at(-1) ?? '') ? -1 : undefined;
      this.enter({ type: 'code', value: lines.slice(0, end).join('\n') }, token);
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
 * What a mail shows in the place of a part, or null where it stays. A link is words with its address after them:
 * a mail in our name leads nowhere that its reader has not seen written out. A formula is its source.
 */
function inMail(node: Root | RootContent, source: string, next: string): RootContent[] | null {
  switch (node.type) {
    case 'link': {
      const words = wordsOf(node);
      const isAlone = [words, `http://${words}`, `mailto:${words}`].includes(node.url);
      return isAlone ? [text(words)] : [...node.children, text(` (${node.url})`)];
    }
    case 'image':
      return [text(node.alt ? `${node.alt} (${node.url})` : node.url)];
    case 'inlineMath':
      return isInlineFormula(source, next)
        ? [{ type: 'inlineCode', value: node.value }]
        : [text(source)];
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
 * What somebody wrote to others, as the HTML of a mail: paragraphs, lists, tables, and nothing that leads
 * anywhere, loads anything or was typed as HTML. Null where the text takes too long to read: it stays as typed.
 */
export function letterHtml(markdown: string): string | null {
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
    const parts = inMail(node, markdown.slice(from, to), markdown[to] ?? '');
    if (!parts) return;
    parent.children.splice(place, 1, ...parts);
    // The words of a link may have lines and formulas; what was made of a text is done.
    return node.type === 'link' || node.type === 'heading' ? place : place + parts.length;
  });
  const html = toHast(tree);
  visit(html, 'element', (element: Element) => {
    const style = STYLES[element.tagName];
    const { start } = element.properties;
    element.properties = { ...(style && { style }), ...(typeof start === 'number' && { start }) };
  });
  return toHtml(html);
}
