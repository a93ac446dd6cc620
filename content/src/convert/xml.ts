import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

/** The root of an XML text, or null if it is not XML. Its own entities are not expanded. */
export function readXml(text: string): Element | null {
  try {
    const parser = new DOMParser({ onError: () => undefined });
    return parser.parseFromString(text, 'text/xml').documentElement;
  } catch {
    return null;
  }
}

export function isXmlElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** The name without its prefix. */
export const tagNameOf = (element: Element): string => element.localName ?? element.tagName;

export const childrenOf = (element: Element): Element[] =>
  [...element.childNodes].filter(isXmlElement);

export const childNamed = (element: Element, ...names: string[]): Element | undefined =>
  childrenOf(element).find((child) => names.includes(tagNameOf(child)));

export const childrenNamed = (element: Element, ...names: string[]): Element[] =>
  childrenOf(element).filter((child) => names.includes(tagNameOf(child)));

/** Every element of a name below this one, in the order of the text. */
export function allNamed(element: Element, name: string): Element[] {
  return childrenOf(element).flatMap((child) => [
    ...(tagNameOf(child) === name ? [child] : []),
    ...allNamed(child, name),
  ]);
}

/** The words of an element, white space folded. */
export const wordsOf = (element: Element | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** An attribute by its name without prefix, or ''. */
export function attribute(element: Element, name: string): string {
  for (const each of [...element.attributes])
    if ((each.localName ?? each.name) === name) return each.value;
  return '';
}

/** The nearest element of a name around a node. */
export function elementAround(node: Node, name: string): Element | null {
  for (let above = node.parentNode; above; above = above.parentNode)
    if (isXmlElement(above) && tagNameOf(above) === name) return above;
  return null;
}
