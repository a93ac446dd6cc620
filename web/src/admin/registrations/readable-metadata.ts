/** What goes to an agency, laid out for people: it is sent without a line break. */

/** An element with what is in it, or a piece of text, a comment, a declaration. */
type Node = string | { readonly open: string; readonly inside: Node[]; close: string };

const PIECES = /<!--[\s\S]*?-->|<[^>]+>|[^<]+/g;
const OPENING = /^<[^!?/](?:[^>]*[^/])?>$/;
const CLOSING = /^<\//;

/** The elements of a text; null where one is not closed, or was never opened. */
function parse(xml: string): Node[] | null {
  const top: Node[] = [];
  const around: Node[][] = [top];
  const open: Exclude<Node, string>[] = [];
  for (const [piece] of xml.matchAll(PIECES)) {
    const here = around.at(-1);
    if (!here) return null;
    if (OPENING.test(piece)) {
      const element = { open: piece, inside: [], close: '' };
      here.push(element);
      open.push(element);
      around.push(element.inside);
    } else if (CLOSING.test(piece)) {
      const element = open.pop();
      if (!element) return null;
      element.close = piece;
      around.pop();
    } else {
      here.push(piece);
    }
  }
  return open.length === 0 ? top : null;
}

const isText = (node: Node): boolean =>
  typeof node === 'string' && !node.startsWith('<') && node.trim() !== '';

const asIs = (node: Node): string =>
  typeof node === 'string' ? node : `${node.open}${node.inside.map(asIs).join('')}${node.close}`;

/** Words stay on one line with the elements among them: a break there would be another text. */
function lines(node: Node, indent: string): string[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [`${indent}${node.trim()}`];
  const { open, inside, close } = node;
  if (inside.length === 0 || inside.some(isText)) return [`${indent}${asIs(node)}`];
  return [
    `${indent}${open}`,
    ...inside.flatMap((each) => lines(each, `${indent}  `)),
    `${indent}${close}`,
  ];
}

function asJson(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
}

/** XML or JSON with an element on each line; anything else as it is. */
export function readableMetadata(text: string): string {
  const nodes = text.trimStart().startsWith('<') ? parse(text) : null;
  if (!nodes) return asJson(text) ?? text;
  return nodes.flatMap((node) => lines(node, '')).join('\n');
}
