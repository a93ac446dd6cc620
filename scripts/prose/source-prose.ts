import { type Comment, parseSync, type Span, type TemplateLiteral, Visitor } from 'oxc-parser';
import { blank, type ProsePiece } from './prose-piece.ts';

/** Two words beside each other, or one that begins with a capital, as a label does. */
const SENTENCE = /[a-z,;:.'’]{2} +['"“(]?[A-Za-z]{2}|^\s*[A-Z][a-z]+[.…?!]?\s*$/;
/** Selectors, styles, queries and commands: strings with words that nobody reads as a text. */
const CODE =
  /[{}<>=]\s*$|^\s*[.#[*&@>]|::|=>|;\s*\w+:|^\S+:\s*\S+;|\bvar\(--|prefers-|^[MmZz][\d\s.,-]|^--?\w/;
/** Many words without a capital, a comma or one of the words that sentences are made with. */
const LIST =
  /^(?!.*\b(?:the|an?|of|to|is|are|and|in|for|with|on|by)\b)(?:\s*\\?[a-z-]+\b){7,}\s*$/s;
/** Functions of tests whose first argument is a title. */
const TITLED = /^(?:it|test|describe|suite)\b/;

/**
 * The prose of a TypeScript or JavaScript file: its comments and, in a test, the titles; elsewhere the strings and the
 * text of JSX that read like a text.
 */
export function sourceProse(path: string, source: string): ProsePiece[] {
  const { program, comments } = parseSync(path, source);
  const pieces = commentBlocks(comments, source);
  const isTest = /\.test\.\w+$|^tests\//.test(path);
  const add = (start: number, end: number) => {
    const text = source.slice(start, end).replace(/\\\\[A-Za-z]+|\\./g, blank);
    if (SENTENCE.test(text) && !CODE.test(text) && !LIST.test(text))
      pieces.push({ at: start, text });
  };
  // In TypeScript, a part of a template begins and ends with its delimiters.
  const addTemplate = ({ quasis }: TemplateLiteral): void => {
    for (const { start, value } of quasis) {
      const at = source.indexOf(value.raw, start);
      add(at, at + value.raw.length);
    }
  };
  const addLiteral = ({ start, end }: Span): void => add(start + 1, end - 1);
  const visitor = isTest
    ? new Visitor({
        CallExpression(node) {
          const [title] = node.arguments;
          const name = source.slice(node.callee.start, node.callee.end);
          if (!title || !TITLED.test(name)) return;
          if (title.type === 'Literal') addLiteral(title);
          if (title.type === 'TemplateLiteral') addTemplate(title);
        },
      })
    : new Visitor({
        Literal(node) {
          if (typeof node.value === 'string') addLiteral(node);
        },
        TemplateLiteral: addTemplate,
        JSXText: (node) => add(node.start, node.end),
      });
  visitor.visit(program);
  return pieces;
}

/** Comments as blocks: line comments that follow each other are one, as a sentence goes on in the next. */
function commentBlocks(comments: readonly Comment[], source: string): ProsePiece[] {
  const blocks: { start: number; end: number }[] = [];
  for (const { type, start, end } of comments) {
    const last = blocks.at(-1);
    const between = last ? source.slice(last.end, start) : '';
    if (last && type === 'Line' && /^\n[ \t]*$/.test(between)) last.end = end;
    else blocks.push({ start, end });
  }
  return blocks.map(({ start, end }) => ({
    at: start,
    text: source.slice(start, end).replace(/^[ \t]*(?:\/\*+|\*+\/|\*|\/\/+)|\*\/$/gm, blank),
  }));
}
