import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Signs that mean something in our language and nothing in CommonMark. */
const OURS = ['$', '@', '^', '~'].map((character) => ({
  character,
  inConstruct: 'phrasing' as const,
}));

/** A tree as Markdown that our parser reads back as this tree: `html` nodes stand as they are. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    unsafe: OURS,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}
