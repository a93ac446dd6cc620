/** Short ways to write hast. */
import type { Element, ElementContent, Properties, Text } from 'hast';

/** An element. */
export function hastElement(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text. */
export function text(value: string): Text {
  return { type: 'text', value };
}
