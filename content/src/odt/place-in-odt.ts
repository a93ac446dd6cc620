import type { Element, Node } from '@xmldom/xmldom';
import { isXmlElement, tagNameOf, wordsOf } from '../convert/xml.ts';

const WORDS_MOST = 120;
const FAR_MOST = 4;

/** Where something is, for a person to find it: the words of its paragraph, or of the next that has any. */
export function placeInOdt(element: Element): string {
  let paragraph: Node | null = element;
  while (paragraph && !(isXmlElement(paragraph) && /^[ph]$/.test(tagNameOf(paragraph))))
    paragraph = paragraph.parentNode;
  for (let far = 0; paragraph && far < FAR_MOST; far += 1) {
    const words = isXmlElement(paragraph) ? wordsOf(paragraph) : '';
    if (words) return words.length > WORDS_MOST ? `${words.slice(0, WORDS_MOST)}…` : words;
    paragraph = paragraph.nextSibling;
  }
  return '';
}
