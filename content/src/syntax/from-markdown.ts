/** How our tokens become nodes. */
import type { Nodes, PhrasingContent } from 'mdast';
import type { CompileContext, Extension } from 'mdast-util-from-markdown';
import type { Token } from 'micromark-util-types';
import { readTexCommand } from '../tex/read-command.ts';
import type {} from './nodes.ts';
import type {} from './token-types.ts';

const FLOW = new Set([
  'root',
  'paragraph',
  'heading',
  'list',
  'listItem',
  'table',
  'code',
  'figure',
]);
const isPhrasing = (node: Nodes): node is PhrasingContent => !FLOW.has(node.type);
const phrasing = (nodes: Nodes[]): PhrasingContent[] => nodes.filter(isPhrasing);

function leaf(context: CompileContext, token: Token, node: Nodes) {
  context.enter(node, token);
}

/** `$$…$$ {#eq:x}` and the like: the formula, and the label after it. */
function splitBlock(raw: string): { value: string; label: string } {
  const label =
    /\{\s*#([\w:.-]+)[^{}]*\}\s*$/.exec(raw) ?? /(?<=\$\$[ \t]*)\(([\w:.-]+)\)\s*$/.exec(raw);
  const body = raw.trim();
  const close = body.startsWith('$$') ? '$$' : '\\]';
  const end = body.lastIndexOf(close);
  return { value: body.slice(2, end), label: label?.[1] ?? '' };
}

export const quireFromMarkdown: Extension = {
  enter: {
    texMath(token) {
      const raw = this.sliceSerialize(token);
      const display = raw.startsWith('$$') || raw.startsWith('\\[');
      if (raw.startsWith('\\begin{')) {
        const name = raw.slice(7, raw.indexOf('}'));
        leaf(this, token, { type: 'texBlock', name, value: raw });
      } else if (display) {
        leaf(this, token, { type: 'displayMath', value: raw.slice(2, -2) });
      } else {
        const size = raw.startsWith('$') ? 1 : 2;
        leaf(this, token, { type: 'inlineFormula', value: raw.slice(size, -size) });
      }
    },
    texBlock(token) {
      const raw = this.sliceSerialize(token);
      if (raw.startsWith('\\begin{')) {
        const name = raw.slice(7, raw.indexOf('}'));
        leaf(this, token, { type: 'texBlock', name, value: raw.trimEnd() });
        return;
      }
      const { value, label } = splitBlock(raw);
      const labelled = label ? `${value}\\label{${label}}` : value;
      leaf(this, token, { type: 'displayMath', value: labelled });
    },
    texCommand(token) {
      const value = this.sliceSerialize(token);
      leaf(this, token, { type: 'texCommand', value, ...readTexCommand(value) });
    },
    citeKey(token) {
      const raw = this.sliceSerialize(token);
      const key = raw.startsWith('@{') ? raw.slice(2, -1) : raw.slice(1).replace(/[:.#+/&-]+$/, '');
      leaf(this, token, { type: 'citeKey', key, suppressed: false });
    },
    scriptMarker(token) {
      const value = this.sliceSerialize(token) === '~' ? '~' : '^';
      leaf(this, token, { type: 'scriptMarker', value });
    },
  },
  exit: {
    texMath(token) {
      this.exit(token);
    },
    texBlock(token) {
      this.exit(token);
    },
    texCommand(token) {
      this.exit(token);
    },
    citeKey(token) {
      this.exit(token);
      const raw = this.sliceSerialize(token);
      const rest = raw.startsWith('@{') ? '' : (/[:.#+/&-]+$/.exec(raw)?.[0] ?? '');
      if (rest) {
        this.enter({ type: 'text', value: rest }, token);
        this.exit(token);
      }
    },
    scriptMarker(token) {
      this.exit(token);
    },
    // As in mdast-util-from-markdown, but an image keeps its caption's markup.
    label() {
      const fragment = this.stack.at(-1);
      const value = this.resume();
      const node = this.stack.at(-1);
      this.data.inReference = true;
      if (!fragment || !('children' in fragment)) return;
      const children = phrasing(fragment.children);
      if (node?.type === 'link') node.children = children;
      else if (node?.type === 'image') {
        node.alt = value;
        node.data = { caption: children };
      }
    },
  },
};
