import type { ElementContent, Element as HtmlElement } from 'hast';

/** An element of HTML. */
export const htmlElement = (
  tagName: string,
  children: ElementContent[],
  properties: HtmlElement['properties'] = {},
): HtmlElement => ({ type: 'element', tagName, properties, children });
/** Words without markup. */
export const plain = (value: string): ElementContent => ({ type: 'text', value });
