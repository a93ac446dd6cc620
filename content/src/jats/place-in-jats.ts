import type { Element, Node } from '@xmldom/xmldom';
import { childNamed, isXmlElement, tagNameOf, wordsOf } from '../convert/xml.ts';

const WORDS_MOST = 120;

/** Where something is, for a person to find it: the words around it, else the title of its section. */
export function placeInJats(element: Element): string {
  for (let above: Node | null = element.parentNode; above; above = above.parentNode) {
    if (!isXmlElement(above)) continue;
    const name = tagNameOf(above);
    const words = /^(p|td|th|title)$/.test(name)
      ? wordsOf(above)
      : name === 'sec'
        ? wordsOf(childNamed(above, 'title'))
        : '';
    if (words) return words.length > WORDS_MOST ? `${words.slice(0, WORDS_MOST)}…` : words;
  }
  return '';
}
