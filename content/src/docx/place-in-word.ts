import type { Element, Node } from '@xmldom/xmldom';
import { allNamed, elementAround, isXmlElement } from '../convert/xml.ts';

const WORDS_MOST = 120;

/** The words of a paragraph as they are read: without what was deleted and what fields compute with. */
export const wordsIn = (element: Element): string =>
  allNamed(element, 't')
    .map((text) => text.textContent ?? '')
    .join('')
    .replace(/[\uE000-\uE00F]\d*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The location of a node, described for a person: the text of its paragraph, or of the next one with any. */
export function placeInWord(node: Node): string {
  let paragraph: Node | null = elementAround(node, 'p');
  for (let far = 0; paragraph && far < 4; far += 1) {
    const words = isXmlElement(paragraph) ? wordsIn(paragraph) : '';
    if (words) return words.length > WORDS_MOST ? `${words.slice(0, WORDS_MOST)}…` : words;
    paragraph = paragraph.nextSibling;
  }
  return '';
}
