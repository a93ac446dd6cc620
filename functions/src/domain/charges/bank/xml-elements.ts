/** Elements of a statement by their names, without prefixes. */
import type { Element, Node } from '@xmldom/xmldom';

const isElement = (node: Node): node is Element => node.nodeType === 1;

export const elementsNamed = (element: Element, name: string): Element[] =>
  [...element.childNodes].filter(isElement).filter((child) => child.localName === name);

/** The element at the end of a path of names, from this one down. */
export const elementAt = (
  element: Element | undefined,
  ...path: readonly string[]
): Element | undefined =>
  path.reduce<Element | undefined>(
    (found, name) => found && elementsNamed(found, name)[0],
    element,
  );

/** The text of an element, with white space collapsed. */
export const textIn = (element: Element | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
