/**
 * Raw HTML: a few tags that only mark up text are understood, comments and empty wrappers go, and
 * everything else is shown as the text it is. Nothing is ever passed on as HTML.
 */
import type { Html, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type Run, report } from '../run/run.ts';
import { eachPhrasing } from './each-phrasing.ts';
import { parseBlocks } from './parse.ts';

const TAG = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)\s*(\/?)>$/;
/** Tags that say nothing by themselves: a box around Markdown. */
const WRAPPERS = /<\/?(div|center|p|span|section|font|a|br|hr)(\s[^<>]*)?\/?>|<!--[\s\S]*?-->/gi;

function wrap(tag: string, children: PhrasingContent[]): PhrasingContent | null {
  if (tag === 'sub' || tag === 'sup') return { type: 'script', kind: tag, children };
  if (tag === 'i' || tag === 'em') return { type: 'emphasis', children };
  if (tag === 'b' || tag === 'strong') return { type: 'strong', children };
  if (tag === 's' || tag === 'del') return { type: 'delete', children };
  return null;
}

function readTags(children: PhrasingContent[], run: Run): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  const open: { tag: string; at: number }[] = [];
  for (const node of children) {
    if (node.type !== 'html') {
      result.push(node);
      continue;
    }
    if (/^<!--/.test(node.value)) continue;
    const [, closes, name = '', closed] = TAG.exec(node.value) ?? [];
    const tag = name.toLowerCase();
    if (tag === 'br') {
      result.push({ type: 'break' });
      continue;
    }
    const last = open.at(-1);
    if (closes && last?.tag === tag) {
      open.pop();
      const [opening, ...inner] = result.splice(last.at);
      const wrapped = wrap(tag, inner);
      if (wrapped) result.push(wrapped);
      else if (opening) result.push(opening, ...inner);
      continue;
    }
    if (tag && !closes && !closed && wrap(tag, [])) open.push({ tag, at: result.length });
    result.push(node);
  }
  return result.map((node) => {
    if (node.type !== 'html') return node;
    reportRaw(run, node.value, node.position?.start.line);
    return { type: 'unreadable', value: node.value, position: node.position };
  });
}

function reportRaw(run: Run, source: string, line: number | undefined): void {
  const name = /<\/?([a-zA-Z][\w-]*)/.exec(source)?.[1]?.toLowerCase() ?? '…';
  report(run, 'warning', 'html/raw', { tag: `<${name}>` }, line);
}

/** Inline tags and comments, wherever text runs. */
export function htmlTags(tree: Root, run: Run): void {
  eachPhrasing(tree, (children: PhrasingContent[], _parent: Nodes) => readTags(children, run));
}

/** What a block of HTML becomes: the Markdown in its wrappers, or its source to be seen. */
function blockOf(node: Html, run: Run): RootContent[] {
  const line = node.position?.start.line;
  const inner = node.value.replace(WRAPPERS, '').trim();
  if (/<[a-z!/?]/i.test(inner)) {
    reportRaw(run, node.value, line);
    return [{ type: 'unreadable', value: node.value, position: node.position }];
  }
  if (/<[a-z]/i.test(node.value.replace(/<!--[\s\S]*?-->/g, ''))) {
    report(run, 'note', 'html/wrapper', {}, line);
  }
  return inner === '' ? [] : parseBlocks(inner, line);
}

const HOLD_BLOCKS = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective'];

/** Blocks of HTML; first of all steps, for what is in a wrapper is as good as the rest. */
export function htmlBlocks(tree: Root, run: Run): void {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined || parent.type === 'paragraph') return undefined;
    if (!HOLD_BLOCKS.includes(parent.type)) return undefined;
    const children: RootContent[] = parent.children;
    const blocks = blockOf(node, run);
    children.splice(index, 1, ...blocks);
    return [SKIP, index + blocks.length];
  });
}
