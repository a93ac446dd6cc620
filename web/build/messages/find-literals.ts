import { type ESTree, parseSync, Visitor } from 'vite';

/** Words that stand in the code instead of in a catalogue. */
export interface Literal {
  readonly line: number;
  readonly words: string;
}

/** Attributes that are read out or shown, of elements and of our components. */
const SHOWN_ATTRIBUTE =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|summary|heading|eyebrow|hint|legend|caption|description|helperText|emptyText|action|busy|sent|question|confirm|more|none)$/;

/** The same of tables that components are given. */
const SHOWN_PROPERTY =
  /^(?:label|title|text|heading|legend|hint|summary|description|placeholder|message|note|question|answer|one|many|help|noun|explains?|helperText|subject|button)$/;

/** Functions whose first argument is shown or spoken, where there is no JSX. */
const SAYS_FIRST = /^(?:button|act|copier|say|ask|change|replaceChildren|confirm|alert)$/;

const HAS_WORD = /\p{L}{2}/u;
/** A word for people begins with a capital or is among others; a value of the code does neither. */
const IS_SAID = /^\s*\p{Lu}\p{Ll}|\p{L}[,.:;!?’]?\s+\p{L}|^\p{Lu}{2,}$/u;
const IS_ADDRESS = /^\s*[#/]\S*$/;
/** `article.read`: the right that a page needs, in an attribute `action`. */
const IS_RIGHT = /^[a-z]+(?:\.[a-zA-Z]+)+$/;
/** Formats are called the same in every language, so their names are in no catalogue. */
const IS_FORMAT = /^(?:EPS|GIF|JPEG|JSON|PDF|PNG|SVG|TIFF)$/;
/** Parts of HTML and of style sheets. */
const IS_CODE = /^\s*<|^[a-z-]+="|^:root|[{;][a-z-]+:|^@media|^[a-z-]+:\s*[;#\d]/;

/**
 * The texts in a module that a person could read: the text of elements, what is in braces among it, attributes
 * that are read out, and what tables call `label` and the like. Texts made in other ways escape it.
 */
export function findLiterals(file: string, code: string): Literal[] {
  const found = new Map<number, string>();
  const add = (node: ESTree.Node, words: string) => found.set(node.start, words.trim());
  const shown = (node: ESTree.Node | null, isCertain: boolean): void => {
    if (!node) return;
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string' && says(node.value, isCertain)) add(node, node.value);
        return;
      case 'TemplateLiteral': {
        const words = node.quasis.map(({ value }) => value.cooked ?? '').join(' ');
        if (says(words, isCertain)) add(node, words);
        for (const each of node.expressions) shown(each, isCertain);
        return;
      }
      case 'ConditionalExpression':
        shown(node.consequent, isCertain);
        shown(node.alternate, isCertain);
        return;
      case 'LogicalExpression':
        if (node.operator !== '&&') shown(node.left, isCertain);
        shown(node.right, isCertain);
        return;
      case 'BinaryExpression':
        if (node.operator !== '+') return;
        if (node.left.type !== 'PrivateIdentifier') shown(node.left, isCertain);
        shown(node.right, isCertain);
        return;
      case 'JSXExpressionContainer':
        shown(node.expression, isCertain);
        return;
      case 'ArrowFunctionExpression':
        shown(node.body, isCertain);
        return;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        shown(node.expression, isCertain);
        return;
    }
  };
  new Visitor({
    JSXText: (node) => {
      if (HAS_WORD.test(node.value)) add(node, node.value.replace(/\s+/g, ' '));
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && SHOWN_ATTRIBUTE.test(name.name)) shown(value, true);
    },
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') shown(child, true);
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') shown(child, true);
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && SHOWN_PROPERTY.test(key.name)) shown(value, false);
      const name = key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
      if (SHOWN_ATTRIBUTE.test(name)) shown(value, true);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'element') {
        const children = given[2];
        for (const child of children?.type === 'ArrayExpression' ? children.elements : [])
          shown(child, true);
      }
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      const [first] = given;
      if (name.type === 'Identifier' && SAYS_FIRST.test(name.name) && first) shown(first, false);
    },
  }).visit(parseSync(file, code).program);
  return [...found].map(([start, words]) => ({
    line: code.slice(0, start).split('\n').length,
    words,
  }));
}

const says = (words: string, isCertain: boolean): boolean =>
  HAS_WORD.test(words) &&
  !IS_ADDRESS.test(words) &&
  !IS_RIGHT.test(words) &&
  !IS_FORMAT.test(words) &&
  (isCertain || IS_SAID.test(words));

/**
 * The texts in a module of mails: whatever has more than one word. The data that templates are shown with are no texts
 * of ours (`sample`, `SAMPLE_…`), nor are styles.
 */
export function findMailLiterals(file: string, code: string): Literal[] {
  const { program } = parseSync(file, code);
  const shownOnly: (readonly [start: number, end: number])[] = [];
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'sample')
        shownOnly.push([value.start, value.end]);
    },
    VariableDeclarator: ({ id, start, end }) => {
      if (id.type === 'Identifier' && id.name.startsWith('SAMPLE')) shownOnly.push([start, end]);
    },
  }).visit(program);
  const found: Literal[] = [];
  const add = (start: number, words: string) => {
    if (!/\p{L}{2}[,.:;!?’]?\s+\S*\p{L}/u.test(words) || IS_CODE.test(words)) return;
    if (shownOnly.some(([from, to]) => from <= start && start < to)) return;
    found.push({ line: code.slice(0, start).split('\n').length, words });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(start, value);
    },
    TemplateLiteral: ({ quasis, start }) =>
      add(start, quasis.map(({ value }) => value.cooked ?? '').join(' ')),
  }).visit(program);
  return found;
}
