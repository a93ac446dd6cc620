import type { Element } from '@xmldom/xmldom';
import { isXmlElement, tagNameOf } from './xml.ts';

/** What text is read for: elements that are left out with all in them, and those that part no word. */
export interface WordRules {
  readonly isLeftOut: (element: Element) => boolean;
  readonly isInline: (name: string) => boolean;
}

/** The words below an element as one text, those of blocks apart. */
export function textBelow(element: Element, rules: WordRules): string {
  if (rules.isLeftOut(element)) return ' ';
  const inner = [...element.childNodes]
    .map((node) =>
      isXmlElement(node)
        ? textBelow(node, rules)
        : node.nodeType === 3 || node.nodeType === 4
          ? (node.nodeValue ?? '')
          : '',
    )
    .join('');
  return rules.isInline(tagNameOf(element)) ? inner : ` ${inner} `;
}

/** Every element of these names, but none within another of them. */
export function outermost(element: Element, names: ReadonlySet<string>): Element[] {
  return [...element.childNodes]
    .filter(isXmlElement)
    .flatMap((child) => (names.has(tagNameOf(child)) ? [child] : outermost(child, names)));
}
