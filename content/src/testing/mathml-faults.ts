/** What makes the MathML of a rendered text unreadable to a browser or to a screen reader. */
import type { Element, RootContent } from 'hast';
import { raw } from 'hast-util-raw';

/** How many children MathML asks for (MathML Core, chapter 3). */
const CHILDREN: Readonly<Record<string, number>> = {
  ...{ mfrac: 2, mroot: 2, msub: 2, msup: 2, munder: 2, mover: 2 },
  ...{ msubsup: 3, munderover: 3, semantics: 2 },
};
const TOKEN = /^(?:m[inos]|mtext|mspace|annotation)$/;
const OTHERS =
  /^(?:math|mrow|mstyle|mpadded|mphantom|msqrt|menclose|mtable|mtr|mtd|merror|none|mprescripts|mmultiscripts)$/;

/** The tags of a formula, as they are written and as a parser of HTML nests them. */
const written = (mathml: string) =>
  mathml.replace(/<(\w+)[^>]*?\/>/g, '<$1></>').replace(/<(\w+)[^>]*>|<(\/)\w*>|[^<]+/g, tag);
const tag = (_: string, opens?: string, closes?: string) =>
  opens ? `<${opens}>` : closes ? '</>' : '';

const elementsOf = (nodes: readonly RootContent[]) =>
  nodes.filter((node): node is Element => node.type === 'element');

function shape(element: Element): string {
  return `<${element.tagName}>${elementsOf(element.children).map(shape).join('')}</>`;
}

function faultsOf(element: Element): string[] {
  const { tagName, children } = element;
  const inside = elementsOf(children);
  const words = children.some((child) => child.type === 'text' && child.value.trim() !== '');
  const wanted = CHILDREN[tagName];
  const faults: string[] = [];
  if (TOKEN.test(tagName)) {
    if (inside.length > 0) faults.push(`${tagName} holds ${inside.map((one) => one.tagName)}`);
  } else {
    if (words) faults.push(`${tagName} holds text`);
    if (wanted === undefined && !OTHERS.test(tagName)) faults.push(`${tagName} is no MathML`);
    if (wanted !== undefined && inside.length !== wanted) {
      faults.push(`${tagName} has ${inside.length} children`);
    }
  }
  return [...faults, ...inside.flatMap(faultsOf)];
}

/** How many formulas an HTML text has, and what is wrong with each that is not as it should be. */
export function mathmlFaults(html: string): { formulas: number; faults: string[] } {
  const formulas = html.match(/<math[\s\S]*?<\/math>/g) ?? [];
  const faults = formulas.flatMap((mathml) => {
    const read = raw({ type: 'root', children: [{ type: 'raw', value: mathml }] });
    const [math, ...torn] = 'children' in read ? elementsOf(read.children as RootContent[]) : [];
    if (!math || torn.length > 0 || shape(math) !== written(mathml)) return [`torn: ${mathml}`];
    return faultsOf(math).map((fault) => `${fault}: ${mathml}`);
  });
  return { formulas: formulas.length, faults };
}
