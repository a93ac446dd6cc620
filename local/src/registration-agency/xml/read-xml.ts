import { DOMParser, type Element } from '@xmldom/xmldom';

/** What is wrong with a text that is no XML, in the parser's words. */
export class NotXml extends Error {}

/** The outermost element of a text. Throws `NotXml`. */
export function readXml(text: string): Element {
  const fail = (_level: unknown, message: string): never => {
    throw new NotXml(message.split('\n')[0] ?? message);
  };
  try {
    const document = new DOMParser({ onError: fail }).parseFromString(text, 'text/xml');
    if (document.documentElement) return document.documentElement;
  } catch (error) {
    throw new NotXml(error instanceof Error ? error.message : String(error));
  }
  throw new NotXml('Premature end of file.');
}

/** The elements directly below one; with a name, only those that have it, whatever their namespace. */
export function childrenOf(element: Element, name?: string): Element[] {
  const found: Element[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (isElement(node) && (name === undefined || node.localName === name)) found.push(node);
  }
  return found;
}

/** The first element at the end of a path of names, each directly below the one before. */
export function childAt(element: Element, ...path: readonly string[]): Element | undefined {
  let at: Element | undefined = element;
  for (const name of path) at = at && childrenOf(at, name)[0];
  return at;
}

/** All elements of a name, however deep. */
export const allBelow = (element: Element, name: string): Element[] => [
  ...element.getElementsByTagNameNS('*', name),
];

/** The words of an element on one line; empty where there is none. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The words at the end of a path; undefined where there are none. */
export const wordsAt = (element: Element, ...path: readonly string[]): string | undefined =>
  wordsOf(childAt(element, ...path)) || undefined;

const isElement = (node: { readonly nodeType: number }): node is Element => node.nodeType === 1;
