import { fromMarkdown } from 'mdast-util-from-markdown';
import { blank, type ProsePiece } from './prose-piece.ts';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FORMULA = /\$\$[\s\S]*?\$\$/g;

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** The prose of a Markdown file: everything but its front matter, code and addresses. */
export function markdownProse(source: string): ProsePiece[] {
  const start = FRONT_MATTER.exec(source)?.[0].length ?? 0;
  const pieces: ProsePiece[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'text') {
      const from = start + (node.position?.start.offset ?? 0);
      const to = start + (node.position?.end.offset ?? 0);
      pieces.push({ at: from, text: source.slice(from, to) });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromMarkdown(source.slice(start).replace(FORMULA, blank)));
  return pieces;
}
