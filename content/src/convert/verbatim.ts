import type { Element, ElementContent } from 'hast';
import { languageAttributes, type PassageLanguage } from '../syntax/passage-language.ts';

/** A span with this property is written to the Markdown unchanged: formulas, citations, figures. */
export const VERBATIM = 'dataMarkdown';

/** Markdown in a tree of HTML. */
export function verbatim(value: string): Element {
  // With words in it, so that the blanks around it count.
  const children: ElementContent[] = [{ type: 'text', value: 'x' }];
  return { type: 'element', tagName: 'span', properties: { [VERBATIM]: value }, children };
}

/** The words of a span with this property are in the language that it names. */
export const FOREIGN = 'dataForeign';

/** Words in another language. */
export const foreignWords = (children: ElementContent[], language: PassageLanguage): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { [FOREIGN]: languageAttributes(language) },
  children,
});

/** The same as a separate block. */
export function verbatimBlock(value: string): Element {
  // A list of definitions, a figure or a table may hold no paragraph; a division may stand anywhere.
  return { type: 'element', tagName: 'div', properties: {}, children: [verbatim(value)] };
}
