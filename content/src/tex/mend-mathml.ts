/**
 * KaTeX's MathML as MathML Core allows it, and as a screen reader can say it.
 *
 * KaTeX writes elements into `mi`, `mo`, `mn` and `mtext`, which may hold text alone: for `\overset`,
 * `\underset`, `\stackrel`, `≔` and for scripts in `\operatorname`. A parser of HTML reads these elements as
 * unknown HTML, so that the formula falls to pieces. Function application after an operator's name, too, is
 * one child too many where the operator is a script (`h_{\max}`).
 *
 * @see https://github.com/KaTeX/KaTeX/issues/3978
 * @see https://github.com/KaTeX/KaTeX/issues/3352
 * @see https://github.com/KaTeX/KaTeX/issues/3721
 */
import { isElement, isOfClass, type MarkupElement, type MarkupNode } from './markup.ts';

const TOKENS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);
/** A base, then its scripts: a fixed number of children. */
const SCRIPTED = /^m(?:sub|sup|subsup|under|over|underover)$/;
const APPLY = '\u2061';
/** Attributes that MathML never had: the widths of columns are the HTML's business. */
const CELL_WIDTH = / width="50%"/;

/** Accents that speech engines do not know, with the signs that MathML names for them. */
const ACCENTS: Readonly<Record<string, string>> = {
  ˉ: '¯',
  '\u20d7': '→',
  ˊ: '´',
  ˋ: '`',
};

const isToken = (node: MarkupNode | undefined): node is MarkupElement =>
  isElement(node) && TOKENS.has(node.name);
const isApply = (node: MarkupNode) =>
  isElement(node) && node.name === 'mo' && node.children[0] === APPLY;
const isEmpty = (node: MarkupNode): boolean =>
  isElement(node) && node.name !== 'mspace' && node.children.every(isEmpty);

const row = (children: readonly MarkupNode[]): MarkupElement => {
  const [only] = children;
  return children.length === 1 && isElement(only)
    ? only
    : { name: 'mrow', attributes: '', children };
};

/**
 * Repairs one element whose children have been repaired.
 *
 * @param nextTag the number of the next numbered row, as its `\tag` has it
 */
export function mendMathml(element: MarkupElement, nextTag: () => string): MarkupElement {
  const { name, attributes, children } = element;
  if (isToken(element) && children.some(isElement)) return untangled(element);
  if (SCRIPTED.test(name)) return scripted(element);
  switch (name) {
    case 'mrow':
      return { ...element, children: withWords(children) };
    case 'mtd':
      return isOfClass(element, 'mml-eqn-num')
        ? { name, attributes: '', children: [number(nextTag())] }
        : { ...element, attributes: attributes.replace(CELL_WIDTH, '') };
    case 'mtr':
      // Room for a number at both sides is no cell of the formula.
      return { ...element, children: children.filter((cell) => !isGlue(cell)) };
    case 'mtable':
      return withoutTable(element);
    default:
      return element;
  }
}

const isGlue = (cell: MarkupNode) => isElement(cell) && isOfClass(cell, 'mtr-glue');
const number = (text: string): MarkupElement => ({
  name: 'mtext',
  attributes: '',
  children: [text],
});

function scripted(element: MarkupElement): MarkupElement {
  const children = element.children.flatMap(withoutApplication);
  const [base, script] = children;
  if (!isToken(script) || base === undefined || children.length > 2)
    return { ...element, children };
  const [sign = ''] = script.children;
  // A ring over a number is a degree, not a function composed with it.
  if (element.name === 'msup' && sign === '∘' && isElement(base) && base.name === 'mn') {
    return row([base, { name: 'mi', attributes: UPRIGHT, children: ['°'] }]);
  }
  const accent = element.name === 'mover' && typeof sign === 'string' ? ACCENTS[sign] : undefined;
  return accent === undefined
    ? { ...element, children }
    : { ...element, children: [base, { ...script, children: [accent] }] };
}

/** A base or a script is no function that is applied to the next script. */
function withoutApplication(node: MarkupNode): MarkupNode[] {
  if (isApply(node)) return [];
  if (!isElement(node) || node.name !== 'mrow' || !node.children.some(isApply)) return [node];
  const [only, ...others] = node.children.filter((child) => !isApply(child));
  return only !== undefined && others.length === 0 ? [only] : [node];
}

/** The content of a token, without the token; an operator keeps the token's role. */
function untangled(token: MarkupElement): MarkupElement {
  const children = token.children.filter((child) => !isApply(child));
  const [only] = children;
  const isSign =
    children.length === 1 && isToken(only) && !/[\p{L}\p{N}]/u.test(only.children.join(''));
  return isSign && only.name !== token.name ? { ...token, children: only.children } : row(children);
}

const UPRIGHT = ' mathvariant="normal"';
const isUpright = (node: MarkupNode): node is MarkupElement =>
  isElement(node) &&
  node.name === 'mi' &&
  node.attributes === UPRIGHT &&
  /^[A-Za-z]$/.test(String(node.children[0]));

/** `\mathrm{lat}` is one word, which KaTeX spells. Only a group of nothing else is taken for one. */
function withWords(children: readonly MarkupNode[]): readonly MarkupNode[] {
  if (children.length < 2 || !children.every(isUpright)) return children;
  const word = children.flatMap((letter) => (isElement(letter) ? letter.children : [])).join('');
  return [{ name: 'mi', attributes: UPRIGHT, children: [word] }];
}

/**
 * A table of one row is said as a table ("1 line, line 1, blank"). KaTeX makes one of each formula
 * with a number, authors make one of `array`: what is in its cell is the formula.
 */
function withoutTable(table: MarkupElement): MarkupElement {
  const [only, ...others] = table.children;
  if (!isElement(only) || others.length > 0) return table;
  const cells = only.children.filter((cell) => !isEmpty(cell)).filter(isElement);
  const isNumbered =
    table.attributes === ' width="100%"' || cells.some(({ children }) => isNumber(children));
  // The columns of `align` are parts of one line.
  const isAligned = table.attributes.includes(' columnspacing="0em"');
  if (cells.length > 1 && !isNumbered && !isAligned) return table;
  return row(cells.flatMap(({ children }) => (isNumber(children) ? [GAP, ...children] : children)));
}

const GAP: MarkupElement = { name: 'mspace', attributes: ' width="2em"', children: [] };
/** The cells of a formula are styled, those of numbers are not. */
const isNumber = ([first]: readonly MarkupNode[]) => isElement(first) && first.name === 'mtext';
