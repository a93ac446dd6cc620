import { parseSync, Visitor } from 'vite';
import { importedAs } from './find-calls.ts';

const TEXTS = /\/messages\/(?:t|rich|dates|months|numbers|language)(?:\.ts)?$/;
const NAMES = [
  ...['t', 'rich', 'longDate', 'shortDate', 'formatMonth'],
  ...['formatNumber', 'formatList', 'language', 'locale'],
];

/**
 * Where a module asks for a text, a date or the language while it is loaded: it would have that of whatever request
 * loads it first. The lines of these calls.
 */
export function callsWhileLoading(file: string, code: string): number[] {
  if (!code.includes('/messages/')) return [];
  const tree = parseSync(file, code).program;
  const names = new Set(NAMES.flatMap((name) => importedAs(tree, TEXTS, name) ?? []));
  if (names.size === 0) return [];
  const lines: number[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: ({ callee, start }) => {
      if (depth === 0 && callee.type === 'Identifier' && names.has(callee.name))
        lines.push(code.slice(0, start).split('\n').length);
    },
  }).visit(tree);
  return lines;
}
