/** A note box: its kind is given in words, not only in its colour. */
import type { Element, ElementContent } from 'hast';
import { isTitle } from '../markdown/remark-directives.ts';
import { bodyWord } from '../run/body-words.ts';
import type { Run } from '../run/run.ts';
import type { Notice } from '../syntax/nodes.ts';
import { hastElement, text } from '../tree/build.ts';
import type { Convert } from './diagram.ts';

/** A notice with its kind, its title if it has one, and its content. */
export function notice(node: Notice, convert: Convert, { words }: Run): Element {
  const [first, ...others] = node.children;
  const title: ElementContent[] = isTitle(first) ? convert.phrasing(first.children) : [];
  const kind = bodyWord(words, node.kind);
  const label = hastElement('span', { className: ['notice-kind'] }, [
    text(title.length > 0 ? bodyWord(words, 'titledNotice', { kind }) : kind),
  ]);
  const heading = hastElement('p', { className: ['notice-title'] }, [
    label,
    ...(title.length > 0 ? [text(' '), ...title] : []),
  ]);
  const body = isTitle(first) ? others : node.children;
  return hastElement('div', { className: ['notice', `notice-${node.kind}`], role: 'note' }, [
    heading,
    ...convert.blocks(body),
  ]);
}
