/** A theorem and its kin: the name and the number run into the statement, as in print. */
import type { Element, ElementContent } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';
import { isTitle } from '../markdown/remark-directives.ts';
import { bodyWord } from '../run/body-words.ts';
import type { Run } from '../run/run.ts';
import type { Theorem } from '../syntax/nodes.ts';
import { THEOREM_KINDS } from '../syntax/theorem-kinds.ts';
import { hastElement, text } from '../tree/build.ts';
import type { Convert } from './diagram.ts';

/** The sign reads badly aloud: it is named. */
const end = ({ words }: Run): Element => {
  const ariaLabel = bodyWord(words, 'endOfProof');
  return hastElement('span', { className: ['theorem-end'], role: 'img', ariaLabel }, [text('∎')]);
};

const isParagraph = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'p';

/** “Theorem 2 (Title).”, at the start of the first paragraph or in one of its own. */
function withHead(head: ElementContent[], blocks: ElementContent[]): ElementContent[] {
  const [first, ...others] = blocks;
  const name = hastElement('span', { className: ['theorem-head'] }, head);
  if (!isParagraph(first)) return [hastElement('p', {}, [name]), ...blocks];
  return [{ ...first, children: [name, text(' '), ...first.children] }, ...others];
}

function withEnd(blocks: ElementContent[], run: Run): ElementContent[] {
  const last = blocks.at(-1);
  if (!isParagraph(last)) return [...blocks, hastElement('p', {}, [end(run)])];
  return [...blocks.slice(0, -1), { ...last, children: [...last.children, text(' '), end(run)] }];
}

/** A statement with its head; a proof ends with a sign. */
export function theorem(node: Theorem, convert: Convert, run: Run): Element {
  const { style } = THEOREM_KINDS[node.kind];
  const { word } = node;
  const [first, ...others] = node.children;
  const title = isTitle(first) ? convert.phrasing(first.children) : [];
  const name = node.number === null ? word : `${word} ${node.number}`;
  // amsthm: “Proof of Theorem 2” replaces the word.
  const isNamed = isTitle(first) && /^proof/i.test(plainText(first)) && node.kind === 'proof';
  const words = isNamed ? title : [text(name)];
  const head = [
    hastElement('span', { className: ['theorem-name'] }, words),
    ...(title.length > 0 && !isNamed ? [text(' ('), ...title, text(')')] : []),
    text(bodyWord(run.words, 'labelEnd')),
  ];
  const blocks = convert
    .blocks(isTitle(first) ? others : node.children)
    .filter((child) => child.type === 'element');
  const isProof = node.kind === 'proof';
  const className = [
    'theorem',
    `theorem-${isProof ? 'proof' : style}`,
    ...(node.kind === 'algorithm' ? ['theorem-algorithm'] : []),
  ];
  const id = node.id === null ? {} : { id: node.id };
  const body = withHead(head, blocks);
  return hastElement('div', { className, ...id }, isProof ? withEnd(body, run) : body);
}
