import type { Element } from 'hast';

/** Whether a node is an element of one of these names. */
export const isHtmlElement = (node: unknown, ...names: string[]): node is Element =>
  typeof node === 'object' &&
  node !== null &&
  'tagName' in node &&
  names.includes(String(node.tagName));
/** Whether mammoth has given it this class. */
export const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);
