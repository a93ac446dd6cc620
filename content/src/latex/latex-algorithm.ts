/** Algorithms as fenced blocks with nested lists. */
import type { RootContent } from 'mdast';
import { algorithmSteps } from '../tex/algorithm-steps.ts';
import type { LatexContext } from './latex-context.ts';
import { readFloat } from './latex-float.ts';
import { joined } from './latex-inline.ts';
import { fenced } from './latex-theorem.ts';
import type { TexEnvironment, TexNode } from './parse-latex.ts';

/** The steps of an `algorithmic`, or of the inside of an algorithm2e. */
export function steps(nodes: readonly TexNode[], context: LatexContext): RootContent[] {
  const made = algorithmSteps<TexNode>(nodes, {
    name: (node) => (node.type === 'macro' ? node.content : ''),
    group: (node) => (node.type === 'group' ? node.content : null),
    isBlank: (node) => node.type === 'whitespace',
    isBreak: (node) => node.type === 'parbreak',
    word: (content) => ({ type: 'string', content }),
    inline: context.inline,
    tidy: joined,
  });
  return made ? [made] : [];
}

/** A numbered algorithm with its caption. */
export function algorithm(node: TexEnvironment, context: LatexContext): RootContent[] {
  const { captions, labels, rest, parts, tables } = readFloat(node.content, context);
  const isTyped = rest.some(
    (each) =>
      each.type === 'environment' || (each.type === 'macro' && /^quireblock$/.test(each.content)),
  );
  const [label = ''] = labels;
  if (label) context.labels.make(label);
  const title = captions.map(context.markdown).join(' ');
  const children =
    isTyped || tables.length + parts.length > 0
      ? context.blocks(
          node.content.filter(
            (each) => !(each.type === 'macro' && /^(caption|label)$/.test(each.content)),
          ),
        )
      : steps(rest, context);
  return fenced('algorithm', { title, label }, children);
}
