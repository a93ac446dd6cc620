import type { Element } from '@xmldom/xmldom';
import { childNamed, childrenOf, isXmlElement, tagNameOf } from '../../convert/xml.ts';

export interface Jats4rRule {
  readonly name: string;
  /** Part of an article that breaks it. */
  readonly wrong: string;
  /** What breaks it, in an article. */
  readonly breaches: (article: Element) => readonly Element[];
}

export const parentOf = (element: Element) => {
  const parent = element.parentNode;
  return parent && isXmlElement(parent) ? tagNameOf(parent) : '';
};
export const has = (element: Element, ...names: string[]) =>
  childNamed(element, ...names) !== undefined;
/** Every rule looks through the whole article. */
const indexes = new WeakMap<Element, Map<string, Element[]>>();
function indexOf(article: Element): Map<string, Element[]> {
  const known = indexes.get(article);
  if (known) return known;
  const index = new Map<string, Element[]>();
  const add = (element: Element) => {
    const name = tagNameOf(element);
    const same = index.get(name);
    if (same) same.push(element);
    else index.set(name, [element]);
    for (const child of childrenOf(element)) add(child);
  };
  add(article);
  indexes.set(article, index);
  return index;
}
export const named = (article: Element, ...names: string[]) =>
  names.flatMap((name) => indexOf(article).get(name) ?? []);
/** The rule: elements of these names that answer yes break it. */
export const each =
  (names: readonly string[], isWrong: (element: Element) => boolean) => (article: Element) =>
    named(article, ...names).filter(isWrong);

export const FORMULAS = ['disp-formula', 'inline-formula'];
