import type { Passage } from '@quire/model/entities/passages';
import type { Element, Root, RootContent } from 'hast';
import type { Run } from '../run/run.ts';
import { plainTextOf } from './plain-text.ts';

/** About two paragraphs: near enough to what was looked for, and few enough to keep. */
const PASSAGE_CHARACTERS = 1_500;

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && /^h[1-6]$/.test(node.tagName);

const textOf = (node: RootContent, run: Run) =>
  plainTextOf({ type: 'root', children: [node] }, run).replace(/\n/g, ' ');

/** A text in pieces of at most `PASSAGE_CHARACTERS`, parted between words. */
function pieces(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > PASSAGE_CHARACTERS) {
    const end = rest.lastIndexOf(' ', PASSAGE_CHARACTERS);
    const cut = end > 0 ? end : PASSAGE_CHARACTERS;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  return [...parts, rest];
}

/**
 * The words of a document without its list of references, in passages for the search: blocks of one section that
 * follow each other, as long as they are short together.
 */
export function passagesOf(tree: Root, run: Run): Passage[] {
  const passages: Passage[] = [];
  let place = { section: '', anchor: '' };
  let isOpen = false;
  for (const node of tree.children) {
    if (isHeading(node)) {
      place = { section: textOf(node, run), anchor: String(node.properties.id ?? '') };
      isOpen = false;
      continue;
    }
    for (const text of pieces(textOf(node, run))) {
      if (!text) continue;
      const last = passages.at(-1);
      if (isOpen && last && last.text.length + text.length < PASSAGE_CHARACTERS) {
        last.text += ` ${text}`;
      } else {
        passages.push({ ...place, text });
        isOpen = true;
      }
    }
  }
  return passages;
}
