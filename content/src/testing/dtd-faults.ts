import type { Element } from '@xmldom/xmldom';
import { childrenOf } from '../convert/xml.ts';
import type { Dtd } from './read-dtd.ts';

/** What an element may hold, as an expression over `<a><b>`. */
const expressionOf = (model: string): RegExp =>
  new RegExp(
    `^${model
      .replaceAll('(', '(?:')
      .replace(/[\w.-]*[A-Za-z][\w:.-]*/g, '(?:<$&>)')
      .replaceAll(',', '')}$`,
  );

/**
 * What is not valid in an article, by this definition: names that nothing declares, what an element may not hold, and
 * attributes. An ID is given once, and what refers to one finds it.
 */
export function dtdFaults(article: Element, { models, attributes }: Dtd): string[] {
  const faults: string[] = [];
  const expressions = new Map<string, RegExp>();
  const ids = new Set<string>();
  const references: string[] = [];

  function checkContent(element: Element, model: string): void {
    const name = element.tagName;
    const children = childrenOf(element).map((child) => child.tagName);
    const hasText = [...element.childNodes].some(
      (node) => (node.nodeType === 3 || node.nodeType === 4) && /\S/.test(node.nodeValue ?? ''),
    );
    if (model === 'ANY') return;
    if (model === 'EMPTY') {
      if (children.length > 0 || hasText) faults.push(`${name} has to be empty`);
      return;
    }
    if (model.includes('#PCDATA')) {
      const allowed = new Set(model.match(/[\w:.-]+/g));
      for (const child of children)
        if (!allowed.has(child)) faults.push(`${name} may not hold ${child}`);
      return;
    }
    if (hasText) faults.push(`${name} may not hold text`);
    const expression = expressions.get(name) ?? expressionOf(model);
    expressions.set(name, expression);
    if (!expression.test(children.map((child) => `<${child}>`).join('')))
      faults.push(`${name} may not hold (${children.slice(0, 12).join(', ')})`);
  }

  function checkAttributes(element: Element): void {
    const name = element.tagName;
    const declared = attributes.get(name);
    const given = new Map([...element.attributes].map((each) => [each.name, each.value]));
    for (const [key, { isRequired }] of declared ?? [])
      if (isRequired && !given.has(key)) faults.push(`${name} has no ${key}`);
    for (const [key, value] of given) {
      const known = declared?.get(key);
      if (!known) {
        faults.push(`${name} may not have ${key}`);
        continue;
      }
      const { type, fixed } = known;
      const isWrong =
        (fixed !== undefined && fixed !== value) ||
        (typeof type !== 'string' && !type.includes(value)) ||
        (/^(ID|IDREF)$/.test(String(type)) && !/^[\p{L}_][\p{L}\p{N}._-]*$/u.test(value)) ||
        (type === 'NMTOKEN' && !/^[\p{L}\p{N}._:-]+$/u.test(value));
      if (isWrong) faults.push(`${name} may not have ${key}="${value}"`);
      if (type === 'ID') {
        if (ids.has(value)) faults.push(`${value} is given twice`);
        ids.add(value);
      }
      if (type === 'IDREF' || type === 'IDREFS') references.push(...value.split(/\s+/));
    }
  }

  function check(element: Element): void {
    const model = models.get(element.tagName);
    if (model === undefined) faults.push(`${element.tagName} is not declared`);
    else checkContent(element, model);
    checkAttributes(element);
    for (const child of childrenOf(element)) check(child);
  }

  check(article);
  for (const id of references) if (!ids.has(id)) faults.push(`nothing has the id ${id}`);
  return [...new Set(faults)];
}
