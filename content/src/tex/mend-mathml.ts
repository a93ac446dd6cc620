/**
 * KaTeX writes elements into `mi`, `mo`, `mn` and `mtext`, which may hold text alone: for `\overset`,
 * `\underset`, `\stackrel`, `≔` (KaTeX issue #3978) and for scripts in `\operatorname` (#3352). A parser
 * of HTML reads these elements as unknown HTML, so that the formula falls to pieces for screen readers
 * and for whatever else reads MathML. Function application after an operator's name, too, is one
 * child too many where the operator is a script (`h_{\max}`).
 */

interface MathElement {
  readonly name: string;
  /** As written, with the blank before them. */
  readonly attributes: string;
  children: (MathElement | string)[];
}
type MathNode = MathElement | string;

const TOKENS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);
/** A base, then its scripts: a fixed number of children. */
const SCRIPTED = /^m(?:sub|sup|subsup|under|over|underover)$/;
const APPLY = '\u2061';
/** Attributes that MathML never had: the widths of columns are the HTML's business. */
const CELL_WIDTH = / width="50%"/;

const PART = /<(\/?)([a-z]+)([^>]*?)(\/?)>|[^<]+/g;

/** The MathML of one formula that KaTeX has written, as MathML Core allows it. */
export function mendMathml(mathml: string): string {
  return write(read(mathml));
}

/** Reads what KaTeX wrote: well formed, each tag closed. Elements are mended when they are complete. */
function read(mathml: string): MathNode[] {
  const root: MathElement = { name: '', attributes: '', children: [] };
  const open = [root];
  for (const [part, slash, name, attributes = '', empty] of mathml.matchAll(PART)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(part);
    else if (slash) {
      open.pop();
      open.at(-1)?.children.push(mended(parent));
    } else {
      const element = { name, attributes: attributes.replace(/\s+$/, ''), children: [] };
      if (empty) parent.children.push(element);
      else open.push(element);
    }
  }
  return root.children;
}

const isElement = (node: MathNode | undefined): node is MathElement => typeof node === 'object';
const isToken = (node: MathNode | undefined): node is MathElement =>
  isElement(node) && TOKENS.has(node.name);
const isApply = (node: MathNode) =>
  isElement(node) && node.name === 'mo' && node.children[0] === APPLY;

function mended(element: MathElement): MathElement {
  if (isToken(element) && element.children.some(isElement)) return untangled(element);
  if (SCRIPTED.test(element.name)) element.children = element.children.flatMap(withoutApplication);
  if (element.name === 'mtd') {
    return { ...element, attributes: element.attributes.replace(CELL_WIDTH, '') };
  }
  return element;
}

/** A base or a script is no function that is applied to the next script. */
function withoutApplication(node: MathNode): MathNode[] {
  if (isApply(node)) return [];
  if (!isElement(node) || node.name !== 'mrow' || !node.children.some(isApply)) return [node];
  const [only, ...others] = node.children.filter((child) => !isApply(child));
  return only !== undefined && others.length === 0 ? [only] : [node];
}

/** What stands in a token, without the token around it; a sign keeps the token's role. */
function untangled(token: MathElement): MathElement {
  const children = token.children.filter((child) => !isApply(child));
  const [only] = children;
  if (children.length !== 1 || !isElement(only)) {
    return { name: 'mrow', attributes: '', children };
  }
  const isSign = isToken(only) && !/[\p{L}\p{N}]/u.test(only.children.join(''));
  return isSign && only.name !== token.name ? { ...token, children: only.children } : only;
}

function write(nodes: readonly MathNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const { name, attributes, children } = node;
      // Others are never written as empty: HTML has no such tags.
      return name === 'mspace' && children.length === 0
        ? `<mspace${attributes}/>`
        : `<${name}${attributes}>${write(children)}</${name}>`;
    })
    .join('');
}
